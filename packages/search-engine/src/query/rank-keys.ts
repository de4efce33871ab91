import type { Ranking, SortKey } from '../settings/compiled-settings';
import type { IndexStore } from '../store/index-store';
import type { Matches } from './facet-counts';
import { costAfterTypos, typosOf } from './text-match';

/** Matches with what ranks them, by ordinal: text score and distance, where the query has them. */
export interface RankedMatches extends Matches {
  readonly score: Uint32Array | undefined;
  readonly distance: Uint32Array | undefined;
}

/** One number by which records are ranked, by ordinal: lower is better once it has its sign. */
export interface RankKey {
  readonly values: Float64Array | Uint32Array;
  readonly sign: 1 | -1;
}

/** What a record has of a key. One without the number comes last. */
export function keyOf(key: RankKey, ordinal: number): number {
  const value = key.sign * key.values[ordinal]!;
  return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value;
}

/** The keys of a ranking that a record has by itself, whatever is searched for. The last one is the tie break. */
export function ownKeys(store: IndexStore, { beforeText, afterText }: Ranking): RankKey[] {
  return [...columns(store, beforeText), ...columns(store, afterText), tieKey(store)];
}

/**
 * All keys of a ranking: those before the text, the text score (with a distance in it after the typos), those after the
 * text, then the tie break.
 */
export function rankKeys(store: IndexStore, ranking: Ranking, matches: RankedMatches): RankKey[] {
  return [
    ...columns(store, ranking.beforeText),
    ...relevanceKeys(matches),
    ...columns(store, ranking.afterText),
    tieKey(store),
  ];
}

/** Whether one record stands before another; where every key is equal their objectIDs decide. */
export function ordering(store: IndexStore, keys: readonly RankKey[]): (left: number, right: number) => boolean {
  return (left, right) => {
    for (const key of keys) {
      const before = keyOf(key, left);
      const after = keyOf(key, right);
      if (before !== after) return before < after;
    }
    return store.objectID(left) < store.objectID(right);
  };
}

function columns(store: IndexStore, keys: readonly SortKey[]): RankKey[] {
  return keys.map(({ column, descending }) => ({ values: store.numbers[column]!, sign: descending ? -1 : 1 }));
}

function tieKey(store: IndexStore): RankKey {
  return { values: store.ties, sign: 1 };
}

function relevanceKeys({ score, distance, ordinals, count }: RankedMatches): RankKey[] {
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
