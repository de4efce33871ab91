import { references, referredCharacter } from './named-references';
import { isTag, partsWords } from './tags';

/** A tag as markup has it, each attribute with its value: `<$50,000 and >` or `<a year and >` is none. */
const tags = /<\/?([a-z][a-z0-9]*)(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*\s*\/?>/gi;

/**
 * A text that shows as plain words, such as a disclaimer, though somebody may have pasted markup into it: tags go, a
 * blank in place of those that part words, references are the characters they name (OFFR-01). It makes nothing safe to
 * stand as HTML.
 */
export const plainWords = (written: string): string =>
  written
    .replace(tags, (tag, name: string) => (isTag(name) ? (partsWords(name) ? ' ' : '') : tag))
    .replace(references, (reference, name: string | undefined) =>
      name === undefined ? reference : (referredCharacter(name) ?? reference),
    )
    .replace(/\s+/g, ' ')
    .trim();
