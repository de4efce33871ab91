import { badRequest } from '../refusals/request-error';
import type { CompiledSettings, Ranking } from '../settings/compiled-settings';
import { type Bitset, countAt, hasBit, listOrdinals, type Places, wordsFor } from '../store/bitset';
import { Compaction, needsCompaction } from '../store/compaction';
import { IndexStore } from '../store/index-store';
import { keepAround, keepInside } from './around';
import type { Matches } from './facet-counts';
import { FacetMemory } from './facet-memory';
import type { Filter } from './filter';
import { KeptOrder } from './kept-order';
import { applyFilter, type ClauseCache, emptySet, type GrowingSet, grow, keepFilter } from './record-filter';
import type { MatchQuery } from './search-query';
import { type SearchTerms, searchTerms } from './search-terms';
import { matchText, type TextMatch } from './text-match';

/** The filter of a sealed key, with its text as a name for caches. */
export interface KeyFilter {
  readonly name: string;
  readonly filter: Filter;
}

/** Result of matching, before facets and ranking. Valid until the next query of the same index. */
export interface Matched extends Matches {
  readonly search: SearchTerms;
  /** Undefined when the search text holds no word. */
  readonly score: Uint32Array | undefined;
  /** Ranked distance by ordinal in metres; undefined unless the query is around a point. */
  readonly distance: Uint32Array | undefined;
}

/** Matches whose list is made when somebody reads it: a page of a kept order does without. */
class MatchedSet implements Matched {
  readonly bits: Bitset;
  readonly count: number;
  readonly search: SearchTerms;
  readonly score: Uint32Array | undefined;
  readonly distance = undefined;
  private readonly places: Places;
  private readonly list: Uint32Array;
  private isListed = false;

  constructor(bits: Bitset, places: Places, list: Uint32Array, search: SearchTerms, score: Uint32Array | undefined) {
    this.bits = bits;
    this.places = places;
    this.list = list;
    this.count = countAt(bits, places);
    this.search = search;
    this.score = score;
  }

  get ordinals(): Uint32Array {
    if (!this.isListed) {
      listOrdinals(this.bits, this.places, this.list);
      this.isListed = true;
    }
    return this.list;
  }
}

/** A search text read, and what it found; undefined when it holds no word. */
interface SearchedText {
  readonly name: string;
  readonly search: SearchTerms;
  readonly match: TextMatch | undefined;
}

/** The records for which the filter of a key holds, dead and staged ones among them, and the words that have some. */
interface Mask extends GrowingSet {
  readonly places: number[];
}

const REMEMBERED_MASKS = 64;

/**
 * One index: its store, the changes to it, and what is remembered between queries: the set of each key filter, the set
 * of each filter clause, the order of each ranking and the facets of searches in which nothing is chosen, which follow
 * the changes, and until the next change the last search text (the queries of one request share it).
 */
export class SearchIndex {
  readonly settings: CompiledSettings;
  /** For each highlighted attribute what comes before its value in a highlight. */
  readonly highlightHeads: readonly Buffer[];
  store: IndexStore;
  readonly facets = new FacetMemory();
  private compaction: Compaction | undefined;
  private masks = new Map<string, Mask>();
  private clauses: ClauseCache = new Map();
  private orders = new Map<string, KeptOrder>();
  private lastText: SearchedText | undefined;
  /** Empty but for the words at `matched`. */
  private matching: Bitset = new Uint32Array(0);
  private matched: Places = [];
  /** Costs of the last search text by ordinal. */
  private score = new Uint32Array(0);
  private ordinals = new Uint32Array(0);
  private countersByCode = new Uint32Array(0);

  constructor(settings: CompiledSettings, store = new IndexStore(settings)) {
    this.settings = settings;
    this.highlightHeads = settings.highlight.map((name) => Buffer.from(`${JSON.stringify(name)}:{"value":`));
    this.store = store;
  }

  /** Lets staged records be found and takes others out. Nothing else runs meanwhile: no query sees half of it. */
  commit(staged: readonly number[], remove: readonly string[]): void {
    const { store } = this;
    for (const objectID of remove) {
      const ordinal = store.remove(objectID);
      if (ordinal === undefined) continue;
      this.compaction?.removed(objectID);
      this.facets.went(ordinal);
    }
    for (const ordinal of staged) {
      const before = store.activate(ordinal);
      if (before !== undefined) this.facets.went(before);
      this.facets.came(ordinal);
    }
    this.lastText = undefined;
  }

  /** Goes on throwing out dead records, about `records` of them looked at. Returns whether there is more to do. */
  compact(records: number): boolean {
    if (!this.compaction && !needsCompaction(this.store)) return false;
    this.compaction ??= new Compaction(this.store);
    const finished = this.compaction.step(records);
    if (!finished) return true;
    this.replaceStore(finished);
    return false;
  }

  get needsCompaction(): boolean {
    return this.compaction !== undefined || needsCompaction(this.store);
  }

  replaceStore(store: IndexStore): void {
    this.store = store;
    this.compaction = undefined;
    this.matching = new Uint32Array(0);
    this.matched = [];
    this.score = new Uint32Array(0);
    this.facets.clear();
    this.masks.clear();
    this.clauses.clear();
    this.orders.clear();
    this.lastText = undefined;
  }

  ranking(indexName: string): Ranking {
    const ranking = this.settings.rankings.get(indexName);
    if (!ranking) throw new Error(`index ${this.settings.indexName} has no replica ${indexName}`);
    return ranking;
  }

  /** All records in the order of an index name. */
  order(indexName: string): KeptOrder {
    let order = this.orders.get(indexName);
    if (!order) {
      order = new KeptOrder(this.ranking(indexName));
      this.orders.set(indexName, order);
    }
    return order;
  }

  /** The records that satisfy key filter, search text and filter of a query. */
  match(query: MatchQuery, key: KeyFilter): Matched {
    const { store } = this;
    this.makeRoom();
    const mask = this.mask(key);
    const { places } = mask;
    const { search, match: text } = this.text(query, key, mask);

    const bits = this.matching;
    const { live } = store;
    const base = text?.bits ?? mask.bits;
    for (const at of this.matched) bits[at] = 0;
    this.matched = places;
    // A text that is remembered may be older than records staged since; those are not found yet, and live only later.
    for (let place = 0; place < places.length; place++)
      bits[places[place]!] = base[places[place]!]! & live[places[place]!]!;
    applyFilter(store, query.filter, bits, places, this.clauses);
    const { ordinals } = this;
    const { around, boxes } = query;
    if (!around && !boxes) return new MatchedSet(bits, places, ordinals, search, text?.score);
    if (!around) {
      const count = keepInside(store, boxes!, { bits, ordinals, count: listOrdinals(bits, places, ordinals) });
      return { bits, ordinals, count, search, score: text?.score, distance: undefined };
    }
    const distance = new Uint32Array(store.count);
    const count = keepAround(store, around, { bits, ordinals, count: listOrdinals(bits, places, ordinals) }, distance);
    return { bits, ordinals, count, search, score: text?.score, distance };
  }

  /** Whether the filter of a key holds for a record, live or not. */
  isWithin(key: KeyFilter, ordinal: number): boolean {
    return hasBit(this.mask(key).bits, ordinal);
  }

  /** Counters by facet code, in any state. */
  counters(): Uint32Array {
    const { size } = this.store.dictionary;
    if (this.countersByCode.length < size) this.countersByCode = new Uint32Array(size * 2);
    return this.countersByCode;
  }

  private makeRoom(): void {
    const { store } = this;
    if (this.matching.length < store.words) {
      this.matching = new Uint32Array(wordsFor(store.capacity));
      this.matched = [];
    }
    if (this.ordinals.length < store.count) this.ordinals = new Uint32Array(store.capacity);
  }

  private mask(key: KeyFilter): Mask {
    let known = this.masks.get(key.name);
    if (!known) {
      known = { ...emptySet(), places: [] };
      if (this.masks.size >= REMEMBERED_MASKS) this.masks.clear();
      this.masks.set(key.name, known);
    }
    const { places } = known;
    grow(this.store, known, (bits, from) => {
      while (places.length > 0 && places.at(-1)! >= from) places.pop();
      for (const at of keepFilter(this.store, key.filter, bits, from, this.clauses)) places.push(at);
    });
    return known;
  }

  // The queries of one request share their text, and so what was found by it.
  private text(query: MatchQuery, key: KeyFilter, mask: Mask): SearchedText {
    const name = JSON.stringify([key.name, query.text, query.textOptions]);
    if (this.lastText?.name === name) return this.lastText;
    const search = searchTerms(query.text, query.textOptions, this.settings.exactWords);
    let match: TextMatch | undefined;
    if (search.words.length > 0) {
      const { attributes } = query.textOptions;
      for (const attribute of attributes ?? []) {
        if (!this.settings.searchableNames.has(attribute)) {
          throw badRequest(`restrictSearchableAttributes: ${attribute} is not in searchableAttributes`);
        }
      }
      if (this.score.length < this.store.count) this.score = new Uint32Array(this.store.capacity);
      match = matchText(this.store, search, attributes, mask.bits, mask.places, this.score);
    }
    this.lastText = { name, search, match };
    return this.lastText;
  }
}
