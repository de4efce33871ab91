import * as z from 'zod';

/**
 * Markup that may stand on a page. The API's sanitiser makes it of what dealers write; nothing else may, so a page that
 * takes this type alone shows no other markup.
 */
export type SafeHtml = string & { readonly __safeHtml: true };

/** What is no tag of the sanitiser's list, written as the sanitiser writes it. */
const otherMarkup =
  /<(?!\/?(?:p|ul|ol|li|strong|em|sup|sub|s|del|h2)>|br>|\/a>|a href="(?:https:\/\/|mailto:|tel:|\/(?![/\\]))[^"<>]*">)/i;

/**
 * Markup as the API hands it out. It takes markup for safe that its sanitiser has made, and looks again whether any tag
 * is not of the sanitiser's list or has another attribute than the address of a link.
 */
export const safeHtmlSchema: z.ZodType<SafeHtml, string> = z
  .string()
  .refine((text): text is SafeHtml => !otherMarkup.test(text), 'must be markup that has been sanitised');
