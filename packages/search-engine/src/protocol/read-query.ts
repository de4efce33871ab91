import type { Filter } from '../query/filter';
import type { FacetValuesQuery, HitsQuery, Paging, SearchQuery, TextOptions } from '../query/search-query';
import { badRequest } from '../refusals/request-error';
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from './filter-arrays';
import { parseFilterString } from './filter-string';
import { readBoolean, readChoice, readEntry, readNames, readText, readWhole } from './parameter-values';
import { checkOtherParameter, isUsedAs } from './parameters';
import { readAround, readBoxes } from './read-around';
import { readSnippets } from './read-snippets';

/** Bounds of one request (design.md section 2: Search). */
export interface RequestLimits {
  readonly queries: number;
  readonly hitsPerPage: number;
  readonly bodyBytes: number;
  /** Bytes of an answer: what is asked for ends when it is reached. */
  readonly answerBytes: number;
  /** Milliseconds of processor time that an answer may take: then the worker is ended, as nothing else stops it. */
  readonly processorMs: number;
}

/** What a single query is held to. */
type PageLimit = Pick<RequestLimits, 'hitsPerPage'>;

/**
 * 32 queries, as a shopper who refines 20 facets needs with some hierarchies among them (what they may ask for together is
 * bounded, too: read-request.ts); a thousand hits a page; 64 KB; 8 MB of answer, twice a thousand whole cards with their
 * highlights; 2 seconds, more than twice what the costliest request that was tried within the other bounds takes over 50,000 records.
 */
export const DEFAULT_LIMITS: RequestLimits = {
  queries: 32,
  hitsPerPage: 1000,
  bodyBytes: 64 * 1024,
  answerBytes: 8 * 1024 * 1024,
  processorMs: 2000,
};

/** Algolia's bound of a search text, in bytes. */
const LONGEST_TEXT = 512;

/** Characters of a highlight tag, which stands before or after each word found: an element with its attributes. */
const LONGEST_TAG = 128;

/** Conditions of one query. Facets are sets made once; each number is compared with that of every record. */
const MOST_CONDITIONS = { facet: 1000, numeric: 40 } as const;

const MOST_FACET_VALUES = 1000;
const MOST_FACET_HITS = 100;

type Parameters = Readonly<Record<string, unknown>>;

/**
 * Reads one query: its own properties and those of its URL-encoded `params` string, which Algolia merges.
 * @param indexName the index of the path, or undefined to read it from the query.
 * @throws RequestError 400.
 */
export function readQuery(raw: unknown, indexName: string | undefined, limits: PageLimit): SearchQuery {
  if (!isObject(raw)) throw badRequest('Invalid request: expected an object for each query');
  const given = withParamsString(raw);
  const name = indexName ?? readText('indexName', given.indexName ?? missing('indexName'));
  const type = given.type === undefined ? 'default' : readChoice('type', given.type, ['default', 'facet']);
  if (type === 'facet') {
    return readFacetValuesQuery(given, name, readEntry('facet', given.facet ?? missing('facet')));
  }
  return readHitsQuery(given, name, limits);
}

/** Reads the body of `/1/indexes/{index}/facets/{facet}/query`. */
export function readFacetQuery(raw: unknown, indexName: string, facet: string): FacetValuesQuery {
  if (!isObject(raw)) throw badRequest('Invalid request: expected an object');
  return readFacetValuesQuery(withParamsString(raw), indexName, facet);
}

function readHitsQuery(given: Parameters, indexName: string, limits: PageLimit): HitsQuery {
  let echo = '';
  for (const name of Object.keys(given)) {
    if (isUsedAs(name, 'request')) continue;
    if (!isUsedAs(name, 'match') && !isUsedAs(name, 'hits')) checkOtherParameter(name, given[name]);
    echo += `${echo === '' ? '' : '&'}${encode(name)}=${encode(written(given[name]))}`;
  }
  const facets = given.facets ?? undefined;
  const retrieve = given.attributesToRetrieve ?? undefined;
  const highlight = given.attributesToHighlight ?? undefined;
  return {
    kind: 'hits',
    ...readMatch(given, indexName),
    facets: facets === undefined ? undefined : readNames('facets', facets),
    maxValuesPerFacet: optional(given.maxValuesPerFacet, (value) =>
      readWhole('maxValuesPerFacet', value, 0, MOST_FACET_VALUES),
    ),
    facetOrder: optional(given.sortFacetValuesBy, (value) =>
      readChoice('sortFacetValuesBy', value, ['count', 'alpha']),
    ),
    paging: readPaging(given, limits),
    retrieve: retrieve === undefined ? undefined : readNames('attributesToRetrieve', retrieve),
    highlight: highlight === undefined ? undefined : readNames('attributesToHighlight', highlight),
    ...readSnippets(given),
    ...readTags(given),
    rankingInfo: readBoolean('getRankingInfo', given.getRankingInfo ?? false),
    responseFields: readResponseFields(given.responseFields),
    echo,
  };
}

function readFacetValuesQuery(given: Parameters, indexName: string, facet: string): FacetValuesQuery {
  for (const name of Object.keys(given)) {
    if (isUsedAs(name, 'request') || isUsedAs(name, 'values') || isUsedAs(name, 'match')) continue;
    // Parameters of hits are common in the state that clients send along; they have no meaning here.
    if (!isUsedAs(name, 'hits')) checkOtherParameter(name, given[name]);
  }
  return {
    kind: 'facet',
    ...readMatch(given, indexName),
    facet,
    facetText: boundedText('facetQuery', given.facetQuery ?? ''),
    maxFacetHits: readWhole('maxFacetHits', given.maxFacetHits ?? 10, 1, MOST_FACET_HITS),
    ...readTags(given),
  };
}

function readTags(given: Parameters) {
  const tag = (name: string, otherwise: string) => {
    const text = readText(name, given[name] ?? otherwise);
    if (text.length > LONGEST_TAG) throw badRequest(`${name} is too long: at most ${LONGEST_TAG} characters`);
    return text;
  };
  return { preTag: tag('highlightPreTag', '<em>'), postTag: tag('highlightPostTag', '</em>') };
}

function readMatch(given: Parameters, indexName: string) {
  const filter: Filter = [
    ...(optional(given.filters, (value) => parseFilterString(readText('filters', value))) ?? []),
    ...(optional(given.facetFilters, parseFacetFilters) ?? []),
    ...(optional(given.numericFilters, parseNumericFilters) ?? []),
    ...(optional(given.tagFilters, parseTagFilters) ?? []),
  ];
  checkConditions(filter);
  const around = readAround(given);
  const boxes = readBoxes(given.insideBoundingBox);
  return {
    indexName,
    text: boundedText('query', given.query ?? ''),
    textOptions: readTextOptions(given),
    filter,
    around: boxes ? undefined : around,
    boxes,
  };
}

/** Conditions of one kind in a filter. */
export function countConditions(filter: Filter, kind: 'facet' | 'numeric'): number {
  return filter.reduce((sum, clause) => sum + (clause.kind === kind ? clause.terms.length : 0), 0);
}

function checkConditions(filter: Filter): void {
  for (const kind of ['facet', 'numeric'] as const) {
    const count = countConditions(filter, kind);
    if (count > MOST_CONDITIONS[kind]) {
      throw badRequest(`Too many ${kind} filters: ${count}, at most ${MOST_CONDITIONS[kind]} in a query`);
    }
  }
}

function readTextOptions(given: Parameters): TextOptions {
  const queryType = given.queryType ?? 'prefixLast';
  return {
    typos: readBoolean('typoTolerance', given.typoTolerance ?? true),
    prefix: PREFIXES[readChoice('queryType', queryType, ['prefixLast', 'prefixAll', 'prefixNone'])],
    attributes: optional(given.restrictSearchableAttributes, (value) => {
      const names = readNames('restrictSearchableAttributes', value);
      return names.length === 0 ? undefined : names;
    }),
  };
}

const PREFIXES = { prefixLast: 'last', prefixAll: 'all', prefixNone: 'none' } as const;

function readPaging(given: Parameters, limits: PageLimit): Paging {
  const size = optional(given.hitsPerPage, (value) => readWhole('hitsPerPage', value, 0, limits.hitsPerPage));
  const page = readWhole('page', given.page ?? 0, 0, 1_000_000);
  const offset = optional(given.offset, (value) => readWhole('offset', value, 0, 1_000_000));
  const length = optional(given.length, (value) => readWhole('length', value, 0, limits.hitsPerPage));
  if (offset === undefined && length === undefined) return { by: 'page', page, hitsPerPage: size };
  return { by: 'offset', offset: offset ?? 0, length: length ?? size };
}

function readResponseFields(value: unknown): ReadonlySet<string> | undefined {
  if (value === undefined || value === null) return undefined;
  const fields = readNames('responseFields', value);
  return fields.includes('*') ? undefined : new Set(fields);
}

function boundedText(name: string, value: unknown): string {
  const text = readText(name, value);
  if (Buffer.byteLength(text) > LONGEST_TEXT) throw badRequest(`${name} is too long: at most ${LONGEST_TEXT} bytes`);
  return text;
}

function withParamsString(raw: Parameters): Parameters {
  if (raw.params === undefined || raw.params === null) return raw;
  const text = readText('params', raw.params);
  const merged: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    // Where the text came from does not widen what may be said: the envelope stays with the request itself.
    if (!isUsedAs(name, 'request'))
      Object.defineProperty(merged, name, { value, enumerable: true, configurable: true });
  }
  return { ...merged, ...raw };
}

function optional<Value>(value: unknown, read: (value: unknown) => Value): Value | undefined {
  return value === undefined || value === null ? undefined : read(value);
}

function missing(name: string): never {
  throw badRequest(`${name} is missing`);
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

// A lone surrogate has no URL encoding; such text is echoed as its replacement character.
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function isObject(value: unknown): value is Parameters {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
