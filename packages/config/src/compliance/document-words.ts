import type { StatedWords } from './page-facts';

/** Fields of documents that hold markup. */
const markup: readonly string[] = ['html', 'answer', 'description'];
/** Fields that nobody reads: addresses, names of choices, types. */
const unseen =
  /^(?:type|version|kind|href|src|film|filter|slug|id|key|url|poster|icon|tone|layout|fields|place|path|otherwise)$|_url$|_id$|_ids$/;

const withoutTags = (html: string): string =>
  html
    .replace(/<[^>]{0,2000}>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

const textsOf = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: readonly [string, unknown]) => {
    if (unseen.test(name)) return [];
    return typeof value === 'string' && markup.includes(name) ? [withoutTags(value)] : textsOf(value);
  });
};

/** Everything that a reader sees of a part of a document, a line each: a block of content, an offer, a banner. */
export const statedWords = (part: unknown, path: string, kind: StatedWords['kind'] = 'words'): StatedWords => ({
  path,
  kind,
  text: textsOf(part)
    .map((text) => text.replace(/[ \t]+/g, ' ').trim())
    .filter((text) => text !== '')
    .join('\n'),
});
