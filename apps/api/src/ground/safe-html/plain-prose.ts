import { decodeHTMLStrict } from 'entities';
import { isTag, partsWords } from './tag-gaps';

/**
 * A tag as markup has it, each attribute with its value: `<$50,000 and >` or `<a year and >` is none. Its parts have
 * bounds, so that no text makes it look at the rest again at each `<`.
 */
const tags =
  /<(\/?)([a-z][a-z0-9]{0,10})(?:\s{1,9}[\w:-]{1,40}\s{0,9}=\s{0,9}(?:"[^"<>]{0,2000}"|'[^'<>]{0,2000}'|[^\s"'<>]{1,2000})){0,20}\s{0,9}\/?>/gi;
/** What is never words, with what stands in it. */
const unseen = [
  { from: /<!--/g, to: /-->/g },
  { from: /<style\b[^<>]{0,500}>/gi, to: /<\/style\s{0,9}>/gi },
  { from: /<script\b[^<>]{0,500}>/gi, to: /<\/script\s{0,9}>/gi },
] as const;

/** Tags that begin a paragraph or end one: an empty line stands there. */
const paragraphs = new Set(['p', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'blockquote']);

/** A break that a tag makes, apart from those that were written: spaces and line breaks around it are the source's own. */
const lineBreak = '\u2028';
const paragraphBreak = '\u2029';
/** Stands for the bullet of an entry of a list until its words are found. */
const entry = '\u0002';

const matchFrom = (pattern: RegExp, text: string, from: number): RegExpExecArray | null => {
  pattern.lastIndex = from;
  return pattern.exec(text);
};

const withoutUnseen = (written: string): string =>
  unseen.reduce((text, { from, to }) => {
    let kept = '';
    let at = 0;
    for (;;) {
      const start = matchFrom(from, text, at);
      const end = start === null ? null : matchFrom(to, text, start.index + start[0].length);
      // What never ends is no such thing, and stays.
      if (start === null || end === null) return kept + text.slice(at);
      kept += text.slice(at, start.index);
      at = end.index + end[0].length;
    }
  }, written);

const gapOf = (closing: string, name: string): string => {
  if (paragraphs.has(name)) return paragraphBreak;
  if (name === 'li') return closing === '' ? `${lineBreak}${entry}` : '';
  if (name === 'td' || name === 'th') return ' ';
  return partsWords(name) ? lineBreak : '';
};

const untagged = (html: string): string =>
  withoutUnseen(html).replace(tags, (tag, closing: string, written: string) => {
    const name = written.toLowerCase();
    return isTag(name) ? gapOf(closing, name) : tag;
  });

/** Line breaks between two lines of words: those of tags go before those of the source, and one line at most is empty. */
const breaksOf = (separators: string): string => {
  if (separators.includes(paragraphBreak)) return '\n\n';
  const tagged = separators.replaceAll('\n', '');
  return '\n'.repeat(Math.min((tagged === '' ? separators : tagged).length, 2));
};

/** Lines without the blanks around them. A bullet goes before the words that come next, whatever block they stand in. */
const withBreaks = (text: string): string => {
  const written: string[] = [];
  let separators = '';
  let isEntry = false;
  for (const piece of text.split(/([\n\u2028\u2029]\s*)/)) {
    isEntry ||= piece.includes(entry);
    const line = piece.replaceAll(entry, '').trim();
    if (line !== '') {
      written.push(written.length === 0 ? '' : isEntry ? '\n' : breaksOf(separators), isEntry ? '• ' : '', line);
      separators = '';
      isEntry = false;
    } else separators += piece.replace(/[^\n\u2028\u2029]+/g, '');
  }
  return written.join('');
};

const hasTag = (text: string): boolean => {
  tags.lastIndex = 0;
  for (let found = tags.exec(text); found !== null; found = tags.exec(text))
    if (isTag((found[2] ?? '').toLowerCase())) return true;
  return false;
};

/** Spaces that feeds write to keep words on one line. */
const decoded = (text: string): string =>
  decodeHTMLStrict(text)
    .replace(/&nbsp(?![a-z0-9])/gi, ' ')
    .replaceAll('\u00a0', ' ');

/** Encoded again on its way, tags and all: `&lt;br&gt;`. */
const unwrapped = (written: string): string => {
  if (!/&lt;\/?[a-z]/i.test(written) || hasTag(written)) return written;
  const inner = decodeHTMLStrict(written);
  return hasTag(inner) ? inner : written;
};

/**
 * A text as a system may export it, with markup, references (`&amp;`) and written-out line breaks (`\n`), as its reader
 * is meant to see it: lines and paragraphs by line breaks, members of lists behind a bullet. What only looks like markup
 * stays (`< 3.5 t`, `5 < 6`). It makes nothing safe to stand as HTML.
 */
export const plainProse = (written: string): string => {
  const isMarked = written.includes('<') || written.includes('&');
  // Almost no text has either, and reading it as markup costs.
  if (!isMarked && !written.includes('\\')) return written;
  const lines = written.replace(/(?:\\r)?\\n|\\r(?![a-z])/g, '\n');
  if (!isMarked) return lines.trim();
  const once = decoded(untagged(unwrapped(lines)));
  // `&amp;bull;`: encoded twice.
  return withBreaks(/&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/i.test(once) ? decoded(once) : once);
};
