import * as z from 'zod';
import { link, name, title, upTo, words } from './block-fields';

type Html = z.ZodType<string, string>;

/** Ticks and crosses beside words: what a cell of a table may hold. */
const cell = z.union([z.boolean(), z.string().trim().max(200)]);

const comparison = z
  .strictObject({
    type: z.literal('comparison'),
    version: z.literal(1),
    title: title.describe('Heading.'),
    text: words.default('').describe('Words below it.'),
    columns: z.array(name).min(2).max(5).describe('What is compared: two to five, such as warranties.'),
    rows: upTo(
      30,
      z.strictObject({
        label: name.describe('What is compared in this row.'),
        values: z.array(cell).describe('One for each column: words, or true and false for yes and no.'),
      }),
      'rows',
    ).describe('Up to thirty.'),
  })
  .superRefine(({ columns, rows }, ctx) => {
    for (const [at, { values }] of rows.entries())
      if (values.length !== columns.length)
        ctx.addIssue({
          code: 'custom',
          path: ['rows', at, 'values'],
          message: `has ${values.length} values for ${columns.length} columns: write one for each, "" where there is none`,
        });
  })
  .describe('A table that compares, column by column.');

/** Blocks of words alone. */
export const wordBlocks = <Markup extends Html>(html: Markup) => ({
  steps: z
    .strictObject({
      type: z.literal('steps'),
      version: z.literal(1),
      title: title.describe('Heading.'),
      text: words.default('').describe('Words below it.'),
      steps: upTo(
        10,
        z.strictObject({ title: title.describe('What is done.'), text: words.default('').describe('More about it.') }),
        'steps',
      ).describe('In their order, up to ten; they are numbered by the page.'),
    })
    .describe('What happens, step by step.'),
  figures: z
    .strictObject({
      type: z.literal('figures'),
      version: z.literal(1),
      title: title.optional().describe('Heading; none when left out.'),
      figures: upTo(
        6,
        z.strictObject({
          figure: z.string().trim().min(1).max(20).describe('The figure, such as 1,200 or 48 hours.'),
          label: name.describe('What it counts.'),
          note: z.string().trim().max(120).default('').describe('Where it comes from, or until when it holds.'),
        }),
        'figures',
      ).describe('Up to six.'),
    })
    .describe('Figures that prove something.'),
  quotation: z
    .strictObject({
      type: z.literal('quotation'),
      version: z.literal(1),
      words: z.string().trim().min(1).max(600).describe('What was said.'),
      by: name.describe('Who said it.'),
      role: z
        .string()
        .trim()
        .max(120)
        .default('')
        .describe('Who that is: a customer since 2019, the workshop manager.'),
    })
    .describe('Words of somebody.'),
  faq: z
    .strictObject({
      type: z.literal('faq'),
      version: z.literal(1),
      title: title.default('Questions and answers').describe('Heading.'),
      questions: upTo(
        20,
        z.strictObject({
          question: title.describe('The question.'),
          answer: html.describe('Its answer, as text to read.'),
        }),
        'questions',
      ).describe('Up to twenty.'),
    })
    .describe('Questions, each of which opens its answer; search engines are told of them.'),
  comparison,
  'call-to-action': z
    .strictObject({
      type: z.literal('call-to-action'),
      version: z.literal(1),
      title: title.describe('What the shopper should do.'),
      text: words.default('').describe('Why.'),
      links: z.array(link).min(1).max(2).describe('Where it is done: one or two, the first is the one most wanted.'),
      phone: z
        .boolean()
        .default(false)
        .describe("Whether the telephone number of the site's main location stands beside."),
    })
    .describe('The one thing that a page asks for.'),
  announcement: z
    .strictObject({
      type: z.literal('announcement'),
      version: z.literal(1),
      text: z.string().trim().min(1).max(300).describe('What is announced, in a sentence or two.'),
      link: link.optional().describe('Where there is more about it.'),
    })
    .describe('News that nobody should miss, within the page.'),
  spacer: z
    .strictObject({
      type: z.literal('spacer'),
      version: z.literal(1),
      size: z
        .enum(['half', 'section'])
        .default('section')
        .describe('As much as before a part of the page, or half of it.'),
    })
    .describe('Room, by the measure of the template.'),
});
