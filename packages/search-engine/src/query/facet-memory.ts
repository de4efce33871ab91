import { widen } from '../store/bitset';
import type { IndexStore } from '../store/index-store';

/** Entries, each a number for every facet value of the index and some ten kilobytes of written facets. */
const REMEMBERED_FACETS = 64;

/** Changes kept; where more come, everything is counted anew. */
const REMEMBERED_CHANGES = 4096;

interface Entry {
  counters: Uint32Array<ArrayBuffer>;
  written: Uint8Array;
  /** Changes before this one are in the counters. */
  seen: number;
}

/** What is known of the facets of a search: as they were last written, or counters of today to write them from. */
export type KnownFacets =
  | { readonly kind: 'written'; readonly written: Uint8Array }
  | { readonly kind: 'counted'; readonly counters: Uint32Array };

/**
 * The facets of searches in which nothing is chosen, which are asked for most. What a change brings or takes is added
 * to the counts or taken from them; what none of the changes since concerns stands as it was written.
 */
export class FacetMemory {
  private readonly entries = new Map<string, Entry>();
  /** Ordinals that came and, as their complements, those that went. */
  private readonly changes: number[] = [];

  came(ordinal: number): void {
    this.note(ordinal);
  }

  went(ordinal: number): void {
    this.note(~ordinal);
  }

  /**
   * What is known of the facets of this name.
   * @param isWithin whether the search finds the record of an ordinal, while that is live.
   * @param most changes that are worth it to be looked at one by one.
   */
  recall(
    name: string,
    store: IndexStore,
    isWithin: (ordinal: number) => boolean,
    most: number,
  ): KnownFacets | undefined {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    const { changes } = this;
    const within: number[] = [];
    for (let at = entry.seen; at < changes.length; at++) {
      const change = changes[at]!;
      if (isWithin(change < 0 ? ~change : change)) within.push(change);
    }
    entry.seen = changes.length;
    if (within.length === 0) return { kind: 'written', written: entry.written };
    if (within.length > most) {
      this.entries.delete(name);
      return undefined;
    }
    const { size } = store.dictionary;
    if (entry.counters.length < size) entry.counters = widen(entry.counters, size);
    for (const change of within) addRow(store, change < 0 ? ~change : change, change < 0 ? -1 : 1, entry.counters);
    return { kind: 'counted', counters: entry.counters };
  }

  /** Keeps facets as they are written now, with a copy of the counters unless they are its own. */
  remember(name: string, counters: Uint32Array, written: Uint8Array, store: IndexStore): void {
    const known = this.entries.get(name);
    if (known) {
      known.written = written;
      return;
    }
    if (this.entries.size >= REMEMBERED_FACETS) this.entries.clear();
    const copy = new Uint32Array(store.dictionary.size);
    copy.set(counters.subarray(0, copy.length));
    this.entries.set(name, { counters: copy, written, seen: this.changes.length });
  }

  clear(): void {
    this.entries.clear();
    this.changes.length = 0;
  }

  private note(change: number): void {
    if (this.changes.length >= REMEMBERED_CHANGES) this.clear();
    if (this.entries.size > 0) this.changes.push(change);
  }
}

/** Adds to the counters what the row of a record holds, each value once. */
function addRow(store: IndexStore, ordinal: number, sign: 1 | -1, counters: Uint32Array): void {
  const codes = store.rows.values;
  const end = store.rowStart[ordinal + 1]!;
  for (let at = store.rowStart[ordinal]!; at < end; at++) counters[codes[at]!]! += sign;
}
