import type { Ranking, SortKey } from '../settings/compiled-settings';
import type { IndexStore } from '../store/index-store';
import type { Matches } from './facet-counts';
import { costAfterTypos, typosOf } from './text-match';

/** Matches with what ranks them, by ordinal: text score and distance, where the query has them. */
export interface RankedMatches extends Pick<Matches, 'ordinals' | 'count'> {
  readonly score: Uint32Array | undefined;
  readonly distance: Uint32Array | undefined;
}

/**
 * The best `offset + length` matches in order, without the first `offset`. Order: the ranking's keys before the text,
 * the text score (with a distance in it after the typos), its keys after the text, then the tie break. A record
 * without a sort number comes last.
 */
export function topHits(
  store: IndexStore,
  ranking: Ranking,
  matches: RankedMatches,
  offset: number,
  length: number,
): number[] {
  const wanted = Math.min(offset + length, matches.count);
  if (length === 0 || offset >= matches.count) return [];
  const keys = keysOf(store, ranking, matches);
  const isBefore = ordering(store, keys);
  const first = keys[0]!;
  const heap = new WorstFirst(wanted, isBefore);
  let worst = Number.POSITIVE_INFINITY;
  for (let index = 0; index < matches.count; index++) {
    const ordinal = matches.ordinals[index]!;
    if (heap.size < wanted) heap.add(ordinal);
    else {
      // Most matches are refused by one comparison of the first key.
      const key = keyOf(first, ordinal);
      if (key > worst || !isBefore(ordinal, heap.worst)) continue;
      heap.replaceWorst(ordinal);
    }
    if (heap.size === wanted) worst = keyOf(first, heap.worst);
  }
  return heap.inOrder().slice(offset);
}

interface Key {
  readonly values: Float64Array | Uint32Array;
  readonly sign: 1 | -1;
}

function keyOf(key: Key, ordinal: number): number {
  const value = key.sign * key.values[ordinal]!;
  return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value;
}

function keysOf(store: IndexStore, ranking: Ranking, matches: RankedMatches): Key[] {
  const column = ({ column, descending }: SortKey): Key => ({
    values: store.numbers[column]!,
    sign: descending ? -1 : 1,
  });
  return [
    ...ranking.beforeText.map(column),
    ...relevanceKeys(matches),
    ...ranking.afterText.map(column),
    { values: store.ties, sign: 1 },
  ];
}

function relevanceKeys({ score, distance, ordinals, count }: RankedMatches): Key[] {
  if (!distance) return score ? [{ values: score, sign: 1 }] : [];
  if (!score) return [{ values: distance, sign: 1 }];
  const typos = new Uint32Array(score.length);
  const rest = new Uint32Array(score.length);
  for (let index = 0; index < count; index++) {
    const ordinal = ordinals[index]!;
    typos[ordinal] = typosOf(score[ordinal]!);
    rest[ordinal] = costAfterTypos(score[ordinal]!);
  }
  return [typos, distance, rest].map((values) => ({ values, sign: 1 as const }));
}

function ordering(store: IndexStore, keys: readonly Key[]) {
  return (left: number, right: number): boolean => {
    for (const key of keys) {
      const before = keyOf(key, left);
      const after = keyOf(key, right);
      if (before !== after) return before < after;
    }
    return store.objectIDs[left]! < store.objectIDs[right]!;
  };
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
