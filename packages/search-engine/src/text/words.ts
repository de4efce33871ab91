/** A word of a text: folded for comparison, with its place in the original (UTF-16 offsets). */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const NOT_COMPARED = /[^\p{L}\p{N}]+/gu;

/** Lower case without accents, so that "Citroën" and "CITROEN" are the same word. */
export function fold(word: string): string {
  if (isAscii(word)) return word.toLowerCase();
  return word.normalize('NFKD').toLowerCase().normalize('NFKD').replace(NOT_COMPARED, '');
}

/** Words of a text in order: runs of letters and digits. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = fold(match[0]);
    if (word) words.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/**
 * Two neighbouring words are also one when a shopper may write them so. Names join across anything (Land Rover:
 * landrover, 3 Series: 3series); running text only across one sign that is no space (X-TRAIL: xtrail).
 */
export function joins(text: string, left: Word, right: Word, acrossSpaces: boolean): boolean {
  if (acrossSpaces) return true;
  return right.start - left.end === 1 && !/\s/.test(text[left.end] ?? ' ');
}

/** The distinct words that a name (a facet value) is found by, joined neighbours included. */
export function nameTokens(text: string): Set<string> {
  return tokensOf(text, true);
}

/** The distinct words that running text is found by. */
export function tokensOfProse(text: string): Set<string> {
  return tokensOf(text, false);
}

function tokensOf(text: string, acrossSpaces: boolean): Set<string> {
  const words = wordsOf(text);
  const tokens = new Set<string>();
  words.forEach((word, at) => {
    tokens.add(word.word);
    const next = words[at + 1];
    if (next && joins(text, word, next, acrossSpaces)) tokens.add(word.word + next.word);
  });
  return tokens;
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}
