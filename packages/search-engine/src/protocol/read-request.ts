import type { SearchQuery } from '../query/search-query';
import { searchTerms } from '../query/search-terms';
import { badRequest, RequestError } from '../refusals/request-error';
import { countConditions, DEFAULT_LIMITS, type RequestLimits, readFacetQuery, readQuery } from './read-query';

/** Which of the three query calls a request is. */
export type SearchRoute =
  | { readonly kind: 'queries' }
  | { readonly kind: 'query'; readonly indexName: string }
  | { readonly kind: 'facet'; readonly indexName: string; readonly facet: string };

/**
 * Reads a request body into its queries.
 * @throws RequestError 400 or 413.
 */
export function readRequest(
  route: SearchRoute,
  body: string | Uint8Array,
  limits: RequestLimits = DEFAULT_LIMITS,
): SearchQuery[] {
  const size = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
  if (size > limits.bodyBytes) throw tooLarge(limits.bodyBytes);
  const json = parseBody(body);
  switch (route.kind) {
    case 'query':
      return [readQuery(json, route.indexName, limits)];
    case 'facet':
      return [readFacetQuery(json, route.indexName, route.facet)];
    case 'queries':
      return readQueries(json, limits);
  }
}

/** The refusal of a body beyond the limit. */
export function tooLarge(bytes: number): RequestError {
  return new RequestError(413, `Request body is too large: at most ${bytes} bytes`);
}

function readQueries(json: unknown, limits: RequestLimits): SearchQuery[] {
  const body = (typeof json === 'object' && json !== null ? json : {}) as Readonly<Record<string, unknown>>;
  if (!Array.isArray(body.requests)) throw badRequest('Invalid request: "requests" must be an array of queries');
  for (const name of Object.keys(body)) {
    if (name !== 'requests' && name !== 'strategy') throw badRequest(`Unknown parameter: ${name}`);
  }
  if ((body.strategy ?? 'none') !== 'none') throw badRequest('strategy: only "none" is supported');
  if (body.requests.length > limits.queries) {
    throw badRequest(`Too many queries: ${body.requests.length}, at most ${limits.queries} in a request`);
  }
  const queries = (body.requests as unknown[]).map((request) => readQuery(request, undefined, limits));
  checkWords(queries);
  checkTotals(queries);
  return queries;
}

/** Words of all search texts of a request: queries that follow each other with the same text count once. */
const MOST_WORDS_IN_ALL = 60;

function checkWords(queries: readonly SearchQuery[]): void {
  let words = 0;
  let before = '';
  for (const query of queries) {
    const text = JSON.stringify([query.text, query.textOptions]);
    if (text !== before) words += searchTerms(query.text, query.textOptions).words.length;
    before = text;
  }
  if (words > MOST_WORDS_IN_ALL) {
    throw badRequest(`Too many words to search for: ${words}, at most ${MOST_WORDS_IN_ALL} in a request`);
  }
}

/**
 * What all queries of a request may ask for together: hits by number, texts that snippets are cut from, and numeric
 * conditions, each of which is compared with every record. Of conditions on facets a body has no room for too many.
 */
const MOST_IN_ALL = { hits: 2000, snippets: 4000, numeric: 400 } as const;

function checkTotals(queries: readonly SearchQuery[]): void {
  const totals = { hits: 0, snippets: 0, numeric: 0 };
  for (const query of queries) {
    totals.numeric += countConditions(query.filter, 'numeric');
    if (query.kind === 'facet') continue;
    const hits = (query.paging.by === 'page' ? query.paging.hitsPerPage : query.paging.length) ?? 0;
    totals.hits += hits;
    totals.snippets += hits * query.snippets.length;
  }
  const named = { hits: 'hits', snippets: 'snippets', numeric: 'numeric filters' } as const;
  for (const kind of ['hits', 'snippets', 'numeric'] as const) {
    if (totals[kind] > MOST_IN_ALL[kind]) {
      throw badRequest(`Too many ${named[kind]}: ${totals[kind]}, at most ${MOST_IN_ALL[kind]} in a request`);
    }
  }
}

/** A request body as JSON; an empty one is an empty object. @throws RequestError 400. */
export function parseBody(body: string | Uint8Array): unknown {
  const text = typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('Invalid JSON in request body');
  }
}
