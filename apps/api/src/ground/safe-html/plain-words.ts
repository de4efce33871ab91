import { decodeHTML, decodeHTMLStrict } from 'entities';
import { isTag, partsWords } from './tag-gaps';

/** A tag as markup has it, each attribute with its value: `<$50,000 and >` or `<a year and >` is none. */
const tags = /<\/?([a-z][a-z0-9]*)(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*\s*\/?>/gi;

/** Tags go; where they part words, something stands for them. */
const untagged = (written: string, gap: string): string =>
  written.replace(tags, (tag, name: string) => (isTag(name) ? (partsWords(name) ? gap : '') : tag));

/**
 * A text that shows as plain words, such as a disclaimer, though somebody may have pasted markup into it: tags go, a
 * blank in place of those that part words, references are the characters they name (OFFR-01). It makes nothing safe to
 * stand as HTML.
 */
export const plainWords = (written: string): string =>
  decodeHTMLStrict(untagged(written, ' ')).replace(/\s+/g, ' ').trim();

/** What a reader sees of markup, a line for each paragraph, entry of a list or cell; references are decoded as browsers do. */
export const plainLines = (html: string): string =>
  decodeHTML(untagged(html.replace(/\s+/g, ' '), '\n'))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
