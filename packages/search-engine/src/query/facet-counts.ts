import type { FacetAttribute } from '../settings/compiled-settings';
import { type Bitset, countCommon } from '../store/bitset';
import type { IndexStore } from '../store/index-store';

/** Matching records as a set and as a list. */
export interface Matches {
  readonly bits: Bitset;
  readonly ordinals: Uint32Array;
  readonly count: number;
}

/** One pass over whole rows pays from this share of the facets on; below, columns are read one by one. */
const ROWS_FROM_SHARE = 1 / 4;

/**
 * Counts facet values among the matching records, into counters indexed by code. Counters of facets that were not
 * asked for are left in any state.
 */
export function countFacets(
  store: IndexStore,
  facets: readonly FacetAttribute[],
  matches: Matches,
  counters: Uint32Array,
): void {
  counters.fill(0, 0, store.dictionary.size);
  if (matches.count === 0) return;
  const lists = facets.filter((facet) => store.dictionary.isList[facet.id]);
  const singles = facets.filter((facet) => !store.dictionary.isList[facet.id]);
  const slots = store.settings.countable.length;
  const byRows = singles.length >= slots * ROWS_FROM_SHARE && singles.length > 1;
  const tails = lists.length > 0 && rowTailsAreCheaper(store, lists, matches.count, byRows ? slots : 0);

  if (byRows || tails) countRows(store, matches, counters, slots, tails);
  if (!byRows && !tails) for (const facet of singles) countColumn(store, facet.slot, matches, counters);
  if (!tails) for (const facet of lists) countByBits(store, facet.id, matches.bits, counters);
}

// The rows of the first `count` matches: their slots, and with `tails` the further values of list facets.
function countRows(store: IndexStore, matches: Matches, counters: Uint32Array, slots: number, tails: boolean): void {
  const { ordinals, count } = matches;
  const { rowStart } = store;
  const codes = store.rows.values;
  for (let index = 0; index < count; index++) {
    const ordinal = ordinals[index]!;
    const start = rowStart[ordinal]!;
    const end = tails ? rowStart[ordinal + 1]! : start + slots;
    for (let at = start; at < end; at++) counters[codes[at]!]!++;
  }
}

function countColumn(store: IndexStore, slot: number, matches: Matches, counters: Uint32Array): void {
  const { ordinals, count } = matches;
  const codes = store.columns[slot]!.values;
  for (let index = 0; index < count; index++) counters[codes[ordinals[index]!]!]!++;
}

function countByBits(store: IndexStore, attribute: number, bits: Bitset, counters: Uint32Array): void {
  const { dictionary, words } = store;
  for (const code of dictionary.codesOf[attribute]!) {
    const dense = dictionary.denseBits(code, store.capacity);
    counters[code] = dense ? countCommon(dense, bits, words) : dictionary.postings[code]!.countIn(bits);
  }
}

/** What a word of a bitset costs, ANDed and counted, beside a code of a row. */
const BITS_COST = 1.6;

// Reading the tails costs a step for each value of each match, without the slots where those are read anyway.
function rowTailsAreCheaper(
  store: IndexStore,
  lists: readonly FacetAttribute[],
  count: number,
  slotsRead: number,
): boolean {
  const meanRow = store.rows.length / Math.max(store.count, 1);
  const byTails = count * (meanRow - slotsRead);
  let byBits = 0;
  for (const facet of lists) {
    for (const code of store.dictionary.codesOf[facet.id]!) {
      byBits += Math.min(store.words, store.dictionary.postings[code]!.length) * BITS_COST;
      if (byBits > byTails) return true;
    }
  }
  return false;
}

let keys = new Float64Array(1024);

/**
 * The codes of a facet's values that occur, most frequent first (or by alphabet), equal counts by alphabet.
 * @param counters how often each code occurs, from `countFacets`.
 */
export function topCodes(
  store: IndexStore,
  facet: FacetAttribute,
  counters: Uint32Array,
  limit: number,
  order: 'count' | 'alpha',
): number[] {
  const { dictionary } = store;
  const ranks = dictionary.alphabeticalRanks(facet.id);
  const codes = dictionary.codesOf[facet.id]!;
  if (keys.length < codes.length) keys = new Float64Array(codes.length * 2);
  // Count and alphabetical place in one number, so that a plain numeric sort orders by both.
  const byCount = order === 'count' ? -RANKS : 0;
  let present = 0;
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at]!;
    const count = counters[code]!;
    if (count > 0) keys[present++] = count * byCount + ranks[code]!;
  }
  const sorted = sortNumbers(keys.subarray(0, present));
  const found: number[] = [];
  for (let at = 0; at < present && at < limit; at++) {
    const key = sorted[at]!;
    found.push(dictionary.codeAtRank(facet.id, key < 0 ? key - Math.floor(key / RANKS) * RANKS : key));
  }
  return found;
}

/** More values than a facet can have. */
const RANKS = 2 ** 22;

// Most facets have a handful of values: those are in order before a call of the built-in sort would have begun.
function sortNumbers(numbers: Float64Array): Float64Array {
  if (numbers.length > 24) return numbers.sort();
  for (let at = 1; at < numbers.length; at++) {
    const number = numbers[at]!;
    let place = at;
    for (; place > 0 && numbers[place - 1]! > number; place--) numbers[place] = numbers[place - 1]!;
    numbers[place] = number;
  }
  return numbers;
}

/** Extremes, mean and sum of a number over the matching records that have it. */
export interface NumberStats {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

/** For each column its figures; undefined where no matching record has a number. */
export function numberStats(
  store: IndexStore,
  columns: readonly number[],
  matches: Matches,
): (NumberStats | undefined)[] {
  const found: (NumberStats | undefined)[] = [];
  // Two columns a pass: their sums do not wait for each other.
  for (let at = 0; at < columns.length; at += 2) {
    const first = store.numbers[columns[at]!]!;
    const second = store.numbers[columns[at + 1] ?? columns[at]!]!;
    found.push(...pairStats(first, second, matches));
  }
  return found.slice(0, columns.length);
}

function pairStats(first: Float64Array, second: Float64Array, { ordinals, count }: Matches) {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let present = 0;
  let otherMin = min;
  let otherMax = max;
  let otherSum = 0;
  let otherPresent = 0;
  for (let index = 0; index < count; index++) {
    const ordinal = ordinals[index]!;
    const value = first[ordinal]!;
    const other = second[ordinal]!;
    // NaN: the record has no such number.
    if (!Number.isNaN(value)) {
      sum += value;
      present++;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    if (!Number.isNaN(other)) {
      otherSum += other;
      otherPresent++;
      if (other < otherMin) otherMin = other;
      if (other > otherMax) otherMax = other;
    }
  }
  return [statsOf(min, max, sum, present), statsOf(otherMin, otherMax, otherSum, otherPresent)];
}

function statsOf(min: number, max: number, sum: number, present: number): NumberStats | undefined {
  return present > 0 ? { min, max, avg: sum / present, sum } : undefined;
}
