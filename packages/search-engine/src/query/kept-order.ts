import type { Ranking } from '../settings/compiled-settings';
import { type Bitset, hasBit } from '../store/bitset';
import type { IndexStore } from '../store/index-store';
import { ordering, ownKeys } from './rank-keys';
import { sortOrdinals } from './sort-ordinals';

/** Sorted anew when more than this share has come since; fewer are put between those that are there. */
const MERGED_SHARE = 1 / 4;

/**
 * All records of a store, dead and staged ones among them, in the order of a ranking that nothing of a search changes.
 * A record never moves and never changes, so only the ordinals given out since have to be put in their places.
 */
export class KeptOrder {
  private readonly ranking: Ranking;
  private ordinals = new Uint32Array(0);
  /** Ordinals below this are in their places. */
  private length = 0;

  constructor(ranking: Ranking) {
    this.ranking = ranking;
  }

  /**
   * The records of a set from the place `offset` up to the place `end`, neither beyond the set's own size.
   * @param steps places of the order that may be looked at; undefined when those do not do.
   */
  between(store: IndexStore, set: Bitset, offset: number, end: number, steps: number): number[] | undefined {
    this.follow(store);
    const { ordinals } = this;
    const most = Math.min(this.length, steps);
    const found: number[] = [];
    let seen = 0;
    for (let at = 0; at < most; at++) {
      const ordinal = ordinals[at]!;
      if (!hasBit(set, ordinal)) continue;
      if (seen++ >= offset) found.push(ordinal);
      if (seen === end) return found;
    }
    return undefined;
  }

  private follow(store: IndexStore): void {
    const { count } = store;
    const { length } = this;
    if (length === count) return;
    if (this.ordinals.length < count) {
      const wider = new Uint32Array(store.capacity);
      wider.set(this.ordinals.subarray(0, length));
      this.ordinals = wider;
    }
    const keys = ownKeys(store, this.ranking);
    const isBefore = ordering(store, keys);
    const anew = count - length > length * MERGED_SHARE;
    const first = anew ? 0 : length;
    const fresh = Uint32Array.from({ length: count - first }, (_, place) => first + place);
    sortOrdinals(fresh, keys, isBefore);
    if (anew) this.ordinals.set(fresh);
    else this.merge(fresh, isBefore);
    this.length = count;
  }

  // From the end on, so that each part of what was there is moved once.
  private merge(fresh: Uint32Array, isBefore: (left: number, right: number) => boolean): void {
    const { ordinals } = this;
    let end = this.length;
    for (let place = fresh.length - 1; place >= 0; place--) {
      const ordinal = fresh[place]!;
      let low = 0;
      let high = end;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (isBefore(ordinal, ordinals[middle]!)) high = middle;
        else low = middle + 1;
      }
      ordinals.copyWithin(low + place + 1, low, end);
      ordinals[low + place] = ordinal;
      end = low;
    }
  }
}
