/** How a word of the search text meets a word of a record. */
export interface WordMatch {
  /** Typos between them, 0 to 2. */
  readonly typos: number;
  /** The words are equal, not merely a beginning or a near miss. */
  readonly exact: boolean;
}

/** How words may be matched; both follow from request parameters. */
export interface WordRule {
  /** The word may be the beginning of a longer one. */
  readonly prefix: boolean;
  readonly typos: boolean;
}

const DIGITS = /^\p{N}+$/u;

/** Typos forgiven in a word (SRCH-20): one from 4 letters, two from 8, none in numbers. Algolia's defaults. */
export function typoAllowance(word: string): number {
  if (word.length < 4 || DIGITS.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Compares a search word with a record's word. A typo in the first letter counts twice, as at Algolia.
 * @param allowance typos forgiven, from `typoAllowance` or 0.
 * @returns undefined when they do not match.
 */
export function matchWord(word: string, token: string, prefix: boolean, allowance: number): WordMatch | undefined {
  if (word === token) return EXACT;
  if (prefix && token.startsWith(word)) return BEGINNING;
  if (allowance === 0) return undefined;
  if (token.length < word.length - allowance) return undefined;
  if (!prefix && token.length > word.length + allowance) return undefined;
  const penalty = word.charCodeAt(0) === token.charCodeAt(0) ? 0 : 1;
  const limit = allowance - penalty;
  if (limit <= 0) return undefined;
  const distance = editDistance(word, token, limit, prefix);
  return distance <= limit ? { typos: distance + penalty, exact: false } : undefined;
}

const EXACT: WordMatch = { typos: 0, exact: true };
const BEGINNING: WordMatch = { typos: 0, exact: false };

let rows: [Int32Array, Int32Array, Int32Array] = [new Int32Array(64), new Int32Array(64), new Int32Array(64)];

/**
 * Optimal string alignment distance (insert, delete, replace, swap neighbours) from `word` to `token`, or to the
 * nearest beginning of `token` when `prefix`. Stops early and answers `limit + 1` once the distance must exceed `limit`.
 */
export function editDistance(word: string, token: string, limit: number, prefix: boolean): number {
  const height = word.length;
  const width = Math.min(token.length, height + limit);
  if (rows[0].length <= width) {
    rows = [new Int32Array(width * 2), new Int32Array(width * 2), new Int32Array(width * 2)];
  }
  let [before, previous, current] = rows;
  for (let column = 0; column <= width; column++) previous[column] = column;
  for (let row = 1; row <= height; row++) {
    const letter = word.charCodeAt(row - 1);
    current[0] = row;
    let best = row;
    for (let column = 1; column <= width; column++) {
      const other = token.charCodeAt(column - 1);
      let cost = previous[column - 1]! + (letter === other ? 0 : 1);
      if (previous[column]! + 1 < cost) cost = previous[column]! + 1;
      if (current[column - 1]! + 1 < cost) cost = current[column - 1]! + 1;
      if (row > 1 && column > 1 && letter === token.charCodeAt(column - 2) && word.charCodeAt(row - 2) === other) {
        const swapped = before[column - 2]! + 1;
        if (swapped < cost) cost = swapped;
      }
      current[column] = cost;
      if (cost < best) best = cost;
    }
    // A swap reaches two rows back, so only two rows in a row above the limit prove the end; one row above
    // limit + 1 proves it as well, since a swap adds one to a cell that is at most one row's step away.
    if (best > limit + 1) return limit + 1;
    const spare = before;
    before = previous;
    previous = current;
    current = spare;
  }
  if (!prefix) return token.length > width ? limit + 1 : previous[width]!;
  let nearest = previous[0]!;
  for (let column = 1; column <= width; column++) if (previous[column]! < nearest) nearest = previous[column]!;
  return nearest;
}

/** The kinds of characters in a word, folded onto 32 bits. */
export function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) & 31);
  return set >>> 0;
}

/** How many kinds of `set` are not in `other`: a typo brings in one at most. */
export function lettersBeyond(set: number, other: number): number {
  let word = set & ~other;
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
