import { decodeHTMLStrict } from 'entities';
import { isTag, partsWords } from './tag-gaps';

/** A tag as markup has it, each attribute with its value: `<$50,000 and >` or `<a year and >` is none. */
const tags = /<\/?([a-z][a-z0-9]*)(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*\s*\/?>/gi;

/**
 * A text that shows as plain words, such as a disclaimer, though somebody may have pasted markup into it: tags go, a
 * blank in place of those that part words, references are the characters they name (OFFR-01). It makes nothing safe to
 * stand as HTML.
 */
export const plainWords = (written: string): string =>
  decodeHTMLStrict(written.replace(tags, (tag, name: string) => (isTag(name) ? (partsWords(name) ? ' ' : '') : tag)))
    .replace(/\s+/g, ' ')
    .trim();
