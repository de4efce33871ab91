import type { StatedWords } from './page-facts';

/** Fields of documents that hold markup. */
const markup: readonly string[] = ['html', 'answer', 'description'];
/** Fields that nobody reads: addresses, names of choices, types. */
const unseen =
  /^(?:type|version|kind|href|src|film|filter|slug|id|key|url|poster|icon|tone|layout|fields|place|path|otherwise)$|_url$|_id$|_ids$/;

const textsOf = (part: unknown, readMarkup: (html: string) => string): readonly string[] => {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap((entry) => textsOf(entry, readMarkup));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: readonly [string, unknown]) => {
    if (unseen.test(name)) return [];
    return typeof value === 'string' && markup.includes(name) ? [readMarkup(value)] : textsOf(value, readMarkup);
  });
};

/**
 * Everything that a reader sees of a part of a document, a line each: a block of content, an offer, a banner.
 * @param readMarkup What a reader sees of markup, a line for each paragraph; whoever publishes it knows how it is made safe.
 */
export const statedWords = (
  part: unknown,
  path: string,
  {
    readMarkup,
    kind = 'words',
  }: { readonly readMarkup: (html: string) => string; readonly kind?: StatedWords['kind'] },
): StatedWords => ({
  path,
  kind,
  text: textsOf(part, readMarkup)
    .map((text) => text.replace(/[ \t]+/g, ' ').trim())
    .filter((text) => text !== '')
    .join('\n'),
});
