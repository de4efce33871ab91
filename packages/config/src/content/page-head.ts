import * as z from 'zod';
import { shownAddressSchema, siteAddressSchema } from '../shown-address/shown-address';

const day = z.iso.date();

/** What a page's content says besides its blocks: heading, what search engines and networks show, and its days. */
export const pageHeadSchema = z.strictObject({
  title: z.string().trim().min(1).max(120).optional().describe('Heading of the page, and its title in the browser.'),
  lead: z.string().trim().min(1).max(400).optional().describe('A sentence or two below the heading.'),
  description: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .optional()
    .describe('What search engines show below the title; the sentence below the heading when left out.'),
  picture: shownAddressSchema
    .optional()
    .describe('What networks show of the page: a path, such as one of content media, or an https address.'),
  from: day.optional().describe('First day on which the page is there, YYYY-MM-DD; from the start when left out.'),
  until: day.optional().describe('Last day on which the page is there, YYYY-MM-DD; for good when left out.'),
  otherwise: siteAddressSchema
    .optional()
    .describe('Where its address leads on other days; to the home page when left out.'),
});
/** What a page's content says besides its blocks. Days are those of the site's own state. */
export type PageHead = z.infer<typeof pageHeadSchema>;

/** Whether a page is there on a day, `YYYY-MM-DD`. */
export const isOnDay = ({ from, until }: Pick<PageHead, 'from' | 'until'>, date: string): boolean =>
  (from === undefined || from <= date) && (until === undefined || date <= until);
