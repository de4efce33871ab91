import type { Ranking } from '../settings/compiled-settings';
import type { IndexStore } from '../store/index-store';
import type { KeptOrder } from './kept-order';
import { keyOf, ordering, type RankedMatches, type RankKey, rankKeys } from './rank-keys';
import { sortOrdinals } from './sort-ordinals';

// What the ways to the best hits cost, in places of a kept order looked at.
const HEAP_LOOK = 2;
const HEAP_ADD = 16;
const SORT_KEY = 12;

/**
 * The best `offset + length` matches in order, without the first `offset`. Order: the ranking's keys before the text,
 * the text score (with a distance in it after the typos), its keys after the text, then the tie break. A record
 * without a sort number comes last.
 *
 * Where nothing but the records ranks, the kept order is read from its beginning, as long as that is not dearer than
 * the others: a heap of the best, or everything sorted where most of it is wanted.
 */
export function topHits(
  store: IndexStore,
  ranking: Ranking,
  order: KeptOrder,
  matches: RankedMatches,
  offset: number,
  length: number,
): readonly number[] {
  const { count } = matches;
  const wanted = Math.min(offset + length, count);
  if (length === 0 || offset >= count) return [];
  const heapSteps = HEAP_LOOK * count + HEAP_ADD * wanted * Math.log2(wanted + 1);
  // As many places are read as it takes when the matches lie evenly among the others.
  if (!matches.score && !matches.distance && (wanted * store.count) / count <= heapSteps) {
    const found = order.between(store, matches.bits, offset, wanted, heapSteps);
    if (found) return found;
  }
  const keys = rankKeys(store, ranking, matches);
  const isBefore = ordering(store, keys);
  if (heapSteps > SORT_KEY * keys.length * count) {
    const sorted = matches.ordinals.slice(0, count);
    sortOrdinals(sorted, keys, isBefore);
    return [...sorted.subarray(offset, wanted)];
  }
  return bestOf(matches, wanted, keys, isBefore).slice(offset);
}

function bestOf(
  { ordinals, count }: RankedMatches,
  wanted: number,
  [first]: readonly RankKey[],
  isBefore: (left: number, right: number) => boolean,
): number[] {
  const heap = new WorstFirst(wanted, isBefore);
  let worst = Number.POSITIVE_INFINITY;
  for (let index = 0; index < count; index++) {
    const ordinal = ordinals[index]!;
    if (heap.size < wanted) heap.add(ordinal);
    else {
      // Most matches are refused by one comparison of the first key.
      const key = keyOf(first!, ordinal);
      if (key > worst || !isBefore(ordinal, heap.worst)) continue;
      heap.replaceWorst(ordinal);
    }
    if (heap.size === wanted) worst = keyOf(first!, heap.worst);
  }
  return heap.inOrder();
}

/** A bounded heap whose root is the worst of the records kept. */
class WorstFirst {
  size = 0;
  private readonly ordinals: Uint32Array;
  private readonly isBefore: (left: number, right: number) => boolean;

  constructor(capacity: number, isBefore: (left: number, right: number) => boolean) {
    this.ordinals = new Uint32Array(capacity);
    this.isBefore = isBefore;
  }

  get worst(): number {
    return this.ordinals[0]!;
  }

  add(ordinal: number): void {
    let at = this.size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.isBefore(this.ordinals[parent]!, ordinal)) break;
      this.ordinals[at] = this.ordinals[parent]!;
      at = parent;
    }
    this.ordinals[at] = ordinal;
  }

  replaceWorst(ordinal: number): void {
    const { ordinals, size } = this;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && this.isBefore(ordinals[child]!, ordinals[child + 1]!)) child++;
      if (!this.isBefore(ordinal, ordinals[child]!)) break;
      ordinals[at] = ordinals[child]!;
      at = child;
    }
    ordinals[at] = ordinal;
  }

  inOrder(): number[] {
    return Array.from(this.ordinals.subarray(0, this.size)).sort((left, right) =>
      this.isBefore(left, right) ? -1 : 1,
    );
  }
}
