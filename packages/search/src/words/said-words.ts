import { countAt } from './counted';
import { rangeAt, type SaidRange } from './figures';
import { longestPhrase } from './synonyms';
import { isGlued, keyOf, type Token, textOf, tokensOf } from './tokens';
import { type Meaning, meaningOf, type WordTable } from './word-table';

/** A part of the words that is understood, with its tokens. */
type Said = (Meaning | ({ readonly kind: 'range' } & SaidRange)) & { readonly at: number; readonly length: number };

const phraseAt = (table: WordTable, tokens: readonly Token[], at: number): Said | null => {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
    if (isGlued(tokens[at + length - 1], tokens[at + length])) continue;
    const meaning = meaningOf(table, keyOf(tokens.slice(at, at + length)));
    if (meaning !== undefined) return { ...meaning, at, length };
  }
  return null;
};

const numberLeads = new Set(['stockno', 'stocknumber', 'stocknum', 'stockid', 'stock', 'stkno', 'stk', '#', 'stock#']);

/** "stock 5002": the words before a stock number. The number itself stays a word, which the engine knows. */
const stockLeadAt = (
  table: WordTable,
  text: string,
  tokens: readonly Token[],
  at: number,
): { readonly lead: number; readonly number: number } | null => {
  for (let lead = 2; lead > 0; lead -= 1) {
    if (!numberLeads.has(keyOf(tokens.slice(at, at + lead)))) continue;
    let end = at + lead;
    const isOneWord = () => !text.slice(tokens[end - 1]?.end, tokens[end]?.start).includes(' ');
    while (end < tokens.length && (end === at + lead || isOneWord())) end += 1;
    const number = tokens.slice(at + lead, end);
    // "new stock 2024" and "used stock 4x4" name a year and a drive.
    const isOther = phraseAt(table, tokens, at + lead) !== null || /^(?:19[5-9]|20[0-4])\d$/.test(keyOf(number));
    if (!isOther && number.some(({ word }) => /\d/.test(word))) return { lead, number: number.length };
  }
  return null;
};

/** The longest part that is understood at a place; null where the word stays one. */
const saidAt = (table: WordTable, text: string, tokens: readonly Token[], at: number): readonly Said[] => {
  if (isGlued(tokens[at - 1], tokens[at])) return [];
  const stock = stockLeadAt(table, text, tokens, at);
  if (stock !== null) {
    const number = { kind: 'words', at: at + stock.lead, length: stock.number } as const;
    return [{ kind: 'empty', at, length: stock.lead }, number];
  }
  const range = rangeAt(text, tokens, at);
  const count = countAt(tokens, at);
  const candidates: readonly (Said | null)[] = [
    phraseAt(table, tokens, at),
    range === null ? null : { kind: 'range', ...range, at },
    count === null
      ? null
      : { kind: 'list', attribute: count.attribute, values: [count.value], at, length: count.length },
  ];
  const [longest] = candidates
    .flatMap((candidate) => candidate ?? [])
    .toSorted((one, other) => other.length - one.length);
  return longest === undefined ? [] : [longest];
};

/** Ends of one range that contradict each other stay words. */
const withoutContradictions = (said: readonly Said[]): readonly Said[] => {
  const contradicted = new Set(
    said.flatMap((part) =>
      part.kind === 'range' && isUpsideDown(rangeOf(said, part.attribute)) ? part.attribute : [],
    ),
  );
  return said.filter((part) => part.kind !== 'range' || !contradicted.has(part.attribute));
};

const isUpsideDown = ({ min, max }: SaidRange['range']): boolean => min !== null && max !== null && min > max;

/** What is said of a range in several parts; the last of each end counts. */
export const rangeOf = (said: readonly Said[], attribute: SaidRange['attribute']): SaidRange['range'] => {
  const ranges = said.flatMap((part) => (part.kind === 'range' && part.attribute === attribute ? part.range : []));
  return {
    min: ranges.findLast(({ min }) => min !== null)?.min ?? null,
    max: ranges.findLast(({ max }) => max !== null)?.max ?? null,
  };
};

/** What the words of a search say, and the words that are left. */
export interface SaidWords {
  readonly said: readonly Said[];
  readonly rest: string;
}

/**
 * Reads the words of a search from left to right, the longest phrase first. Words that say nothing are left out where
 * others say something.
 * @param text Cleaned, without synonyms.
 */
export const saidWords = (table: WordTable, text: string): SaidWords => {
  const tokens = tokensOf(text);
  const parts: Said[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = saidAt(table, text, tokens, at);
    parts.push(...found);
    const last = found.at(-1);
    at = last === undefined ? at + 1 : last.at + last.length;
  }
  const said = withoutContradictions(parts);
  const places = (of: readonly Said[]) =>
    new Set(of.flatMap(({ at, length }) => tokens.slice(at, at + length).map((_, step) => at + step)));
  const isEmpty = ({ kind }: Said) => kind === 'empty' || kind === 'all';
  const read = places(said.filter((part) => part.kind !== 'words' && !isEmpty(part)));
  const empty = places(said.filter(isEmpty));
  const all = [...tokens.keys()];
  const left = all.filter((at) => !read.has(at) && !empty.has(at));
  const isAllEmpty = left.length === 0 && read.size === 0 && !said.some(({ kind }) => kind === 'all');
  return { said, rest: textOf(text, tokens, isAllEmpty ? all : left) };
};
