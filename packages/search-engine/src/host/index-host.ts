import { parseFilterString } from '../protocol/filter-string';
import { DEFAULT_LIMITS, type RequestLimits } from '../protocol/read-query';
import { readRequest, type SearchRoute } from '../protocol/read-request';
import { answerFacetValues } from '../query/answer-facet-values';
import { answerHits } from '../query/answer-hits';
import { ByteWriter } from '../query/byte-writer';
import { type KeyFilter, SearchIndex } from '../query/search-index';
import type { SearchQuery } from '../query/search-query';
import { HostError } from '../refusals/host-error';
import { RequestError } from '../refusals/request-error';
import { type CompiledSettings, compileSettings } from '../settings/compiled-settings';
import type { IndexSettings } from '../settings/index-settings';
import { IndexStore } from '../store/index-store';
import { readRecords } from './read-records';

/** What a sealed key allows. Absent restrictions mean the owner's own, unbounded access. */
export interface SearchRestrictions {
  /** Algolia filter string that every query is ANDed with. */
  readonly filters?: string | undefined;
  /** Index names that may be searched; a leading or trailing `*` matches anything. */
  readonly restrictIndices?: readonly string[] | undefined;
}

/** An HTTP answer without its headers; the body is JSON. */
export interface SearchAnswer {
  readonly status: number;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface IndexStats {
  readonly indexName: string;
  /** Records that searches can find. */
  readonly records: number;
  /** Records replaced or removed whose place is not yet reclaimed. */
  readonly dead: number;
  readonly facetValues: number;
  readonly words: number;
  /** Bytes kept for hits. */
  readonly hitBytes: number;
  readonly rebuilding: boolean;
}

const REMEMBERED_KEY_FILTERS = 256;

interface Rebuild {
  readonly index: SearchIndex;
  readonly store: IndexStore;
  /** What changed while building: the change is in the new store already, and the source's record is older. */
  readonly changed: Set<string>;
}

/** Records that a step of a longer piece of work takes on: about a millisecond. */
const RECORDS_A_STEP = 10;

/** Work that lets searches in between its steps. */
export type Steps = Generator<void, void>;

/** Does all steps at once. */
export function finish(steps: Steps): void {
  for (const _ of steps);
}

/** All indexes of one engine and what can be done with them. Lives in the worker thread; knows no messages. */
export class IndexHost {
  private readonly limits: RequestLimits;
  private readonly indexes = new Map<string, SearchIndex>();
  /** Primaries and replicas. */
  private readonly byName = new Map<string, SearchIndex>();
  private readonly rebuilds = new Map<number, Rebuild>();
  private readonly keyFilters = new Map<string, KeyFilter>();
  private readonly out: ByteWriter;
  private lastRebuild = 0;

  constructor(limits: RequestLimits = DEFAULT_LIMITS) {
    this.limits = limits;
    this.out = new ByteWriter(limits.answerBytes);
  }

  /**
   * Creates an index, or replaces one of the same name with an empty one of new settings.
   * @throws IndexSettingsError
   */
  createIndex(settings: IndexSettings): void {
    const compiled = compileSettings(settings);
    this.install(compiled, new IndexStore(compiled));
  }

  /** Puts an index with its records in the place of whatever has its name. @throws HostError when a name is taken. */
  install(compiled: CompiledSettings, store: IndexStore): void {
    this.checkNames(compiled);
    this.drop(compiled.indexName);
    const index = new SearchIndex(compiled, store);
    this.indexes.set(compiled.indexName, index);
    for (const name of compiled.rankings.keys()) this.byName.set(name, index);
  }

  /** @throws HostError when a name of the index is used by another index. */
  checkNames(compiled: CompiledSettings): void {
    for (const name of compiled.rankings.keys()) {
      const owner = this.byName.get(name);
      if (owner && owner.settings.indexName !== compiled.indexName) {
        throw new HostError(
          'search_index_name_taken',
          `index name "${name}" belongs to index "${owner.settings.indexName}"`,
        );
      }
    }
  }

  /** Takes an index and its replicas away. */
  drop(indexName: string): void {
    const index = this.indexes.get(indexName);
    for (const name of index?.settings.rankings.keys() ?? []) this.byName.delete(name);
    this.indexes.delete(indexName);
  }

  /** The index that a name leads to, its own or that of a replica; undefined when there is none. */
  find(name: string): SearchIndex | undefined {
    return this.byName.get(name);
  }

  /** Applies a batch at once. @throws HostError when the index or a record is not fit. */
  apply(indexName: string, upsert: unknown, remove: readonly string[]): void {
    finish(this.applyInSteps(indexName, [upsert], remove));
  }

  /**
   * Applies a batch in steps: searches between the steps see none of the batch, after the last step all of it.
   * @param batches arrays of records, read one after another.
   * @throws HostError when the index or a record is not fit; then no record of the batch is ever seen.
   */
  *applyInSteps(indexName: string, batches: Iterable<unknown>, remove: readonly string[]): Steps {
    const index = this.indexNamed(indexName);
    const rebuilds = [...this.rebuilds.values()].filter((rebuild) => rebuild.index === index);
    const targets = [index.store, ...rebuilds.map(({ store }) => store)];
    const staged: number[][] = targets.map(() => []);
    const changed: string[] = [...remove];
    for (const batch of batches) {
      let taken = 0;
      for (const record of readRecords(batch)) {
        changed.push(record.objectID);
        targets.forEach((store, place) => {
          staged[place]!.push(store.stage(record));
        });
        if (++taken % RECORDS_A_STEP === 0) yield;
      }
      yield;
    }
    index.commit(staged[0]!, remove);
    rebuilds.forEach(({ store, changed: known }, place) => {
      for (const objectID of remove) store.remove(objectID);
      for (const ordinal of staged[place + 1]!) store.activate(ordinal);
      for (const objectID of changed) known.add(objectID);
    });
  }

  /** Begins to build an index anew beside the one that serves. Returns the number that names the rebuild. */
  beginRebuild(indexName: string): number {
    const index = this.indexNamed(indexName);
    const id = ++this.lastRebuild;
    this.rebuilds.set(id, { index, store: new IndexStore(index.settings, index.store.size), changed: new Set() });
    return id;
  }

  addToRebuild(id: number, records: unknown): void {
    finish(this.addToRebuildInSteps(id, records));
  }

  *addToRebuildInSteps(id: number, records: unknown): Steps {
    const { store, changed } = this.rebuild(id);
    let taken = 0;
    for (const record of readRecords(records)) {
      if (!changed.has(record.objectID)) store.upsert(record);
      if (++taken % RECORDS_A_STEP === 0) yield;
    }
  }

  /** Puts the new index in the place of the old one; what changed meanwhile is in it. */
  finishRebuild(id: number): void {
    const { index, store } = this.rebuild(id);
    this.rebuilds.delete(id);
    index.replaceStore(store);
  }

  abandonRebuild(id: number): void {
    this.rebuilds.delete(id);
  }

  /** Does a slice of pending compaction. Returns whether more is pending. */
  compact(records: number): boolean {
    for (const index of this.indexes.values()) if (index.needsCompaction && index.compact(records)) return true;
    return [...this.indexes.values()].some((index) => index.needsCompaction);
  }

  /** Answers a search request. Whatever is wrong with the request is a 4xx answer. */
  search(route: SearchRoute, body: string | Uint8Array, restrictions: SearchRestrictions): SearchAnswer {
    try {
      const key = this.keyFilter(restrictions.filters ?? '');
      const queries = readRequest(route, body, this.limits);
      const indexes = queries.map((query) => this.searchable(query, restrictions));
      if (route.kind === 'queries') this.out.text('{"results":[');
      queries.forEach((query, place) => {
        if (place > 0) this.out.text(',');
        if (query.kind === 'hits') answerHits(indexes[place]!, query, key, this.out);
        else answerFacetValues(indexes[place]!, query, key, this.out);
      });
      if (route.kind === 'queries') this.out.text(']}');
      return { status: 200, body: this.out.take() };
    } catch (error) {
      this.out.reset();
      if (error instanceof RequestError) return refusal(error.status, error.message);
      throw error;
    }
  }

  stats(): IndexStats[] {
    return [...this.indexes.values()].map((index) => ({
      indexName: index.settings.indexName,
      records: index.store.size,
      dead: index.store.dead,
      facetValues: index.store.dictionary.size - 1,
      words: index.store.vocabulary.words.length,
      hitBytes: index.store.hits.bytes,
      rebuilding: [...this.rebuilds.values()].some((rebuild) => rebuild.index === index),
    }));
  }

  /** The index of this name itself. @throws HostError when there is none. */
  indexNamed(indexName: string): SearchIndex {
    const index = this.indexes.get(indexName);
    if (!index) throw new HostError('search_index_unknown', `index "${indexName}" does not exist; create it first`);
    return index;
  }

  private rebuild(id: number): Rebuild {
    const rebuild = this.rebuilds.get(id);
    if (!rebuild) throw new HostError('search_rebuild_unknown', `rebuild ${id} is not under way`);
    return rebuild;
  }

  // The restriction is checked first: an answer must not reveal which other indexes exist.
  private searchable(query: SearchQuery, { restrictIndices }: SearchRestrictions): SearchIndex {
    if (restrictIndices && !restrictIndices.some((pattern) => matchesPattern(pattern, query.indexName))) {
      throw new RequestError(403, 'Index not allowed with this API key');
    }
    const index = this.byName.get(query.indexName);
    if (!index) throw new RequestError(404, `Index ${query.indexName} does not exist`);
    return index;
  }

  private keyFilter(filters: string): KeyFilter {
    const known = this.keyFilters.get(filters);
    if (known) return known;
    const key = { name: filters, filter: parseFilterString(filters) };
    if (this.keyFilters.size >= REMEMBERED_KEY_FILTERS) this.keyFilters.clear();
    this.keyFilters.set(filters, key);
    return key;
  }
}

/** Algolia's shape of a refusal. */
export function refusal(status: number, message: string): SearchAnswer {
  return { status, body: new TextEncoder().encode(JSON.stringify({ message, status })) };
}

function matchesPattern(pattern: string, name: string): boolean {
  const leading = pattern.startsWith('*');
  const trailing = pattern.endsWith('*') && pattern.length > 1;
  const core = pattern.slice(leading ? 1 : 0, trailing ? -1 : undefined);
  if (leading && trailing) return name.includes(core);
  if (leading) return name.endsWith(core);
  return trailing ? name.startsWith(core) : name === core;
}
