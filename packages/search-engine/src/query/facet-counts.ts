import type { FacetAttribute } from '../settings/compiled-settings';
import { type Bitset, countCommon } from '../store/bitset';
import type { IndexStore } from '../store/index-store';

/** Matching records as a set and as a list. */
export interface Matches {
  readonly bits: Bitset;
  readonly ordinals: Uint32Array;
  readonly count: number;
}

/** One facet value and how many matching records have it. */
export interface ValueCount {
  readonly code: number;
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
  const tails = lists.length > 0 && rowTailsAreCheaper(store, lists, matches.count);

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

// Reading the tails costs a step for each value of each match; bitsets cost about a step for each word of each value.
function rowTailsAreCheaper(store: IndexStore, lists: readonly FacetAttribute[], count: number): boolean {
  const meanRow = store.rows.length / Math.max(store.count, 1);
  const byTails = count * meanRow;
  let byBits = 0;
  for (const facet of lists) {
    for (const code of store.dictionary.codesOf[facet.id]!) {
      byBits += Math.min(store.words, store.dictionary.postings[code]!.length);
      if (byBits > byTails) return true;
    }
  }
  return false;
}

/** The values of a facet that occur, most frequent first (or by alphabet), equal counts by alphabet. */
export function topValues(
  store: IndexStore,
  facet: FacetAttribute,
  counters: Uint32Array,
  limit: number,
  order: 'count' | 'alpha',
): ValueCount[] {
  const { dictionary } = store;
  const ranks = dictionary.alphabeticalRanks(facet.id);
  const codes = dictionary.codesOf[facet.id]!;
  // Count and alphabetical place in one number, so that a plain numeric sort orders by both.
  const keys = new Float64Array(codes.length);
  let present = 0;
  for (const code of codes) {
    const count = counters[code]!;
    if (count > 0) keys[present++] = (order === 'count' ? -count : 0) * 2 ** 22 + ranks[code]!;
  }
  const sorted = keys.subarray(0, present).sort();
  return Array.from(sorted.subarray(0, limit), (key) => {
    const rank = ((key % 2 ** 22) + 2 ** 22) % 2 ** 22;
    const code = dictionary.codeAtRank(facet.id, rank);
    return { code, count: counters[code]! };
  });
}

/** Extremes, mean and sum of a number over the matching records that have it. */
export interface NumberStats {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

export function numberStats(store: IndexStore, column: number, matches: Matches): NumberStats | undefined {
  const numbers = store.numbers[column]!;
  const { ordinals, count } = matches;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let present = 0;
  for (let index = 0; index < count; index++) {
    const value = numbers[ordinals[index]!]!;
    if (value < min) min = value;
    if (value > max) max = value;
    if (!Number.isNaN(value)) {
      sum += value;
      present++;
    }
  }
  return present > 0 ? { min, max, avg: sum / present, sum } : undefined;
}
