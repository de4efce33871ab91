import * as z from 'zod';
import { shownAddressSchema } from '../../shown-address/shown-address';
import { link, name, picture, title, upTo, words } from './block-fields';

/** Blocks with pictures and films of the dealer. */
export const pictureBlocks = <Markup extends z.ZodType<string, string>>(html: Markup) => ({
  'picture-text': z
    .strictObject({
      type: z.literal('picture-text'),
      version: z.literal(1),
      title: title.describe('Heading.'),
      html: html.describe('Text with paragraphs, lists, bold, italics and links.'),
      picture: picture.describe('The picture beside it.'),
      side: z.enum(['start', 'end']).default('end').describe('Where the picture stands on a wide screen.'),
      link: link.optional().describe('The way on.'),
    })
    .describe('Text beside a picture.'),
  cards: z
    .strictObject({
      type: z.literal('cards'),
      version: z.literal(1),
      title: title.optional().describe('Heading; none when left out.'),
      text: words.default('').describe('Words below it.'),
      columns: z
        .union([z.literal(2), z.literal(3), z.literal(4)])
        .default(3)
        .describe('Beside each other on a desktop.'),
      cards: upTo(
        20,
        z.strictObject({
          title: title.describe('What it is.'),
          text: words.default('').describe('More about it.'),
          picture: picture.optional().describe('A picture of it.'),
          link: link.optional().describe('Where there is more.'),
        }),
        'cards',
      ).describe('Up to twenty.'),
    })
    .describe('Things of one kind beside each other: services, departments, ways to buy.'),
  team: z
    .strictObject({
      type: z.literal('team'),
      version: z.literal(1),
      title: title.default('Our team').describe('Heading.'),
      text: words.default('').describe('Words below it.'),
      people: upTo(
        40,
        z.strictObject({
          name: name.describe('Who it is.'),
          role: z.string().trim().max(120).default('').describe('What they do.'),
          picture: picture.optional().describe('Their portrait.'),
          phone: z.string().trim().max(40).default('').describe('Their telephone number.'),
          email: z
            .union([z.literal(''), z.email()])
            .default('')
            .describe('Their e-mail address.'),
        }),
        'people',
      ).describe('Up to forty.'),
    })
    .describe('People of the dealer.'),
  gallery: z
    .strictObject({
      type: z.literal('gallery'),
      version: z.literal(1),
      title: title.describe('Heading.'),
      pictures: upTo(
        30,
        picture.extend({ caption: z.string().trim().max(200).default('').describe('Words below it.') }),
        'pictures',
      ).describe('Up to thirty.'),
    })
    .describe('Pictures to turn through.'),
  video: z
    .strictObject({
      type: z.literal('video'),
      version: z.literal(1),
      title: title.describe('What is to be seen.'),
      text: words.default('').describe('Words beside it.'),
      src: shownAddressSchema.describe('A page of YouTube or Vimeo, or a video file. It is loaded when it is played.'),
      poster: picture.optional().describe('The picture before it is played.'),
    })
    .describe('A film.'),
});
