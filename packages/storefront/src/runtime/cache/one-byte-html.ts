/** Beyond Latin-1, as whole code points. */
const beyondLatin1 = /[\u{100}-\u{10FFFF}]/gu;
const scriptTags = /<(\/?)script\b/gi;

const asReference = (character: string): string => `&#x${character.codePointAt(0)?.toString(16)};`;

const asEscape = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/**
 * The same page in Latin-1 characters alone: references in the markup, escapes in its scripts, all of whose text stands
 * in strings (data of React and JSON-LD). One bullet or dash beyond Latin-1 makes V8 hold the whole page in two bytes a
 * character, which doubles its memory and the time to send it (docs/performance.md).
 */
export const oneByteHtml = (html: string): string => {
  if (html.search(beyondLatin1) < 0) return html;
  let page = '';
  let at = 0;
  let inScript = false;
  const add = (end: number) => {
    page += html.slice(at, end).replace(beyondLatin1, inScript ? asEscape : asReference);
    at = end;
  };
  for (const { 1: slash, index } of html.matchAll(scriptTags)) {
    // A tag that neither begins a script here nor ends one is text.
    if ((slash === '/') !== inScript) continue;
    add(index);
    inScript = !inScript;
  }
  add(html.length);
  // Pieces of a two-byte string stay two-byte until they are copied.
  return Buffer.from(page, 'latin1').toString('latin1');
};
