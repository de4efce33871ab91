import type { SafeHtml } from '@forecourt/domain/safe-html';
import { featuredListSchema } from '@forecourt/search/featured';
import * as z from 'zod';
import { shownAddressSchema } from '../shown-address/shown-address';
import { locationBlockSchema } from '../site-document/page-settings';
import { title, words } from './block-schemas/block-fields';
import { dealerBlocks } from './block-schemas/dealer-blocks';
import { pictureBlocks } from './block-schemas/picture-blocks';
import { standardReasons } from './block-schemas/standard-reasons';
import { wordBlocks } from './block-schemas/word-blocks';

/**
 * Every block that content is made of, by its type: the one place where a block is added. `version` rises when a block
 * changes so that what is stored no longer fits; a field that is added with a default does not raise it. Blocks of a
 * version that a release does not know are left out of the page.
 * @param html The schema of markup: as it is written, as it is made safe, or as pages are given it.
 */
export const blockSchemasWith = <Html extends z.ZodType<string, string>>(html: Html) => ({
  hero: z
    .strictObject({
      type: z.literal('hero'),
      version: z.literal(1),
      title: title.describe('Heading of the page.'),
      text: words.default('').describe('Words below it.'),
      image: shownAddressSchema
        .nullable()
        .default(null)
        .describe('Picture behind it, a path or an https address; null for a vehicle in stock.'),
      video: shownAddressSchema
        .optional()
        .describe(
          'A silent film over the picture, an .mp4, .webm, .m4v or .mov file. It comes when the page has loaded; the picture stands until then, and where less motion is wished.',
        ),
      form: z
        .enum(['search', 'budget', 'none'])
        .optional()
        .describe("The way into the stock: a search, a budget finder or none; the template's own when left out."),
      offer: z
        .string()
        .trim()
        .min(1)
        .optional()
        .describe('Id of an offer that the picture shows and leads to while it holds; then the picture as above.'),
    })
    .describe('The opening of the home page, with the way into the stock.'),
  'rich-text': z
    .strictObject({
      type: z.literal('rich-text'),
      version: z.literal(1),
      html: html.describe('Text with headings, paragraphs, lists, bold, italics and links; no other markup.'),
    })
    .describe('Text to read.'),
  reasons: z
    .strictObject({
      type: z.literal('reasons'),
      version: z.literal(1),
      title: title.default('Why choose us').describe('Heading.'),
      reasons: z
        .array(
          z.strictObject({
            title: title.describe('The reason.'),
            text: words.describe('More about it.'),
            figure: z.string().trim().min(1).max(20).optional().describe('The number that proves it, such as 3 years.'),
          }),
        )
        .min(1)
        .max(6)
        .default(standardReasons)
        .describe('Up to six; warranty, quality and finance when left out.'),
    })
    .describe('Reasons to choose the dealer.'),
  locations: z
    .strictObject({
      type: z.literal('locations'),
      version: z.literal(1),
      title: title.default('Our locations').describe('Heading.'),
      filter: locationBlockSchema.shape.filter.describe(
        'Which: primary, sales, service, parts, service-and-parts, all, or the id of a location.',
      ),
      layout: locationBlockSchema.shape.layout.describe('Under each other, in columns, or as a row that turns.'),
    })
    .describe('Places of the dealer: address, phones, hours, licences, ways there.'),
  'vehicle-list': z
    .strictObject({
      type: z.literal('vehicle-list'),
      version: z.literal(1),
      title: title.describe('Heading.'),
      filter: featuredListSchema.shape.filter.describe(
        'What it picks from: the address of a search of the site, such as /search/used-cars?body=Ute.',
      ),
      limit: featuredListSchema.shape.limit.describe('Vehicles at most.'),
    })
    .describe('A saved search: its first vehicles that can be had, as they are now.'),
  ...wordBlocks(html),
  ...pictureBlocks(html),
  ...dealerBlocks,
});

/** The schemas of all blocks with their markup of one kind. */
export type BlockSchemas<Html extends z.ZodType<string, string>> = ReturnType<typeof blockSchemasWith<Html>>;
/** Name of a block. */
export type BlockType = keyof BlockSchemas<z.ZodType<string, string>>;
/** Blocks as pages are given them, by type: their markup is safe. */
export type Blocks = { readonly [Type in BlockType]: z.output<BlockSchemas<z.ZodType<SafeHtml, string>>[Type]> };
/** A block as pages are given it. */
export type Block = Blocks[BlockType];
/** A block as it is written: what has a default may be left out. */
export type WrittenBlock = z.input<BlockSchemas<z.ZodString>[BlockType]>;

/** Markup as it is written; the server that takes it looks for what would not show. */
export const writtenHtmlSchema = z.string().trim().min(1).max(40_000);

const writtenBlocks = blockSchemasWith(writtenHtmlSchema);

/** Names of all blocks. */
export const blockTypes = Object.keys(writtenBlocks) as readonly BlockType[];
