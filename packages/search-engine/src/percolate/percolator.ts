import { SearchEngineError } from '../engine/engine-error';
import { parseFilterString } from '../protocol/filter-string';
import { DEFAULT_LIMITS, readQuery } from '../protocol/read-query';
import type { MatchQuery } from '../query/search-query';
import type { IndexedRecord } from '../record/record-fields';
import { HostError } from '../refusals/host-error';
import { badRequest, RequestError } from '../refusals/request-error';
import { type CompiledSettings, compileSettings } from '../settings/compiled-settings';
import type { IndexSettings } from '../settings/index-settings';
import { IndexSettingsError } from '../settings/settings-error';
import { BodyTable } from './body-table';
import { conditionsOf } from './condition';
import { ConditionTable } from './condition-table';

/** Queries that are kept, such as saved searches, to be asked which of them find a record. */
export interface Percolator {
  /** Queries that are kept. */
  readonly size: number;
  /**
   * Keeps a query, in the place of the one with its id.
   * @param parameters what a search of the index would send (`query`, `facetFilters`, ...). What does not decide which
   *   records match, such as the page or the order, changes nothing.
   * @param filters what the sealed key of the searcher enforces besides: the site.
   * @throws SearchEngineError `search_query_invalid` where the engine would refuse the search. What was kept stays.
   */
  put(id: string, parameters: Readonly<Record<string, unknown>>, filters?: string): void;
  /** Forgets a query. Returns whether it was kept. */
  remove(id: string): boolean;
  /**
   * The ids of the queries that find the record, in no order: those that the engine would answer with the record if the
   * index held it alone. Whether a query found it before a change is asked with the record of before.
   * @throws SearchEngineError `search_record_invalid` where the engine would refuse the record.
   */
  match(record: IndexedRecord): string[];
}

/**
 * The other way round of a search: keeps queries and finds those that a record matches, by the rules of the engine. It
 * lives in the thread that calls it, knows no records, and keeps nothing on disk.
 * @throws SearchEngineError `search_settings_invalid`.
 */
export function createPercolator(settings: IndexSettings): Percolator {
  return new QueryKeeper(asOwner(() => compileSettings(settings)));
}

class QueryKeeper implements Percolator {
  private readonly settings: CompiledSettings;
  private readonly table: ConditionTable;
  private readonly bodies: BodyTable;
  private readonly bodyById = new Map<string, number>();
  /** By body the query that asks it; the others stand in `moreIds`, since most bodies have none. */
  private readonly ids: (string | undefined)[] = [];
  private readonly moreIds = new Map<number, string[]>();

  constructor(settings: CompiledSettings) {
    this.settings = settings;
    this.table = new ConditionTable(settings);
    this.bodies = new BodyTable(this.table);
  }

  get size(): number {
    return this.bodyById.size;
  }

  put(id: string, parameters: Readonly<Record<string, unknown>>, filters = ''): void {
    const conditions = asOwner(() => conditionsOf(this.read(parameters, filters), this.settings));
    const body = this.bodies.number(conditions);
    const before = this.bodyById.get(id);
    if (before === body) return;
    this.add(body, id);
    if (before !== undefined) this.withdraw(before, id);
  }

  remove(id: string): boolean {
    const body = this.bodyById.get(id);
    if (body === undefined) return false;
    this.bodyById.delete(id);
    this.withdraw(body, id);
    return true;
  }

  match(record: IndexedRecord): string[] {
    if (typeof record.objectID !== 'string' || record.objectID === '') {
      throw new SearchEngineError('search_record_invalid', 'the record has no non-empty string objectID');
    }
    asOwner(() => this.table.read(record));
    const bodies = this.bodies.matching();
    const found = bodies.map((body) => this.ids[body]!);
    if (this.moreIds.size === 0) return found;
    for (const body of bodies) for (const id of this.moreIds.get(body) ?? []) found.push(id);
    return found;
  }

  private read(parameters: Readonly<Record<string, unknown>>, filters: string): MatchQuery {
    const { indexName } = this.settings;
    const query = readQuery({ indexName, ...parameters }, undefined, DEFAULT_LIMITS);
    if (query.kind !== 'hits')
      throw badRequest('type: only a search for records can be kept, not one for facet values');
    if (!this.settings.rankings.has(query.indexName)) throw badRequest(`Index ${query.indexName} does not exist`);
    return { ...query, filter: [...parseFilterString(filters), ...query.filter] };
  }

  private add(body: number, id: string): void {
    const more = this.moreIds.get(body);
    if (this.ids[body] === undefined) this.ids[body] = id;
    else if (more) more.push(id);
    else this.moreIds.set(body, [id]);
    this.bodyById.set(id, body);
  }

  private withdraw(body: number, id: string): void {
    const more = this.moreIds.get(body);
    if (!more) {
      this.ids[body] = undefined;
      this.bodies.remove(body);
      return;
    }
    const last = more.pop()!;
    if (this.ids[body] === id) this.ids[body] = last;
    else if (last !== id) more[more.indexOf(id)] = last;
    if (more.length === 0) this.moreIds.delete(body);
  }
}

/** What the inner parts refuse, as the owner of an engine is told it. */
function asOwner<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof RequestError) throw new SearchEngineError('search_query_invalid', error.message);
    if (error instanceof HostError) throw new SearchEngineError('search_record_invalid', error.message);
    if (error instanceof IndexSettingsError) throw new SearchEngineError('search_settings_invalid', error.message);
    throw error;
  }
}
