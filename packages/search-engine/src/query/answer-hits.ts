import type { FacetAttribute } from '../settings/compiled-settings';
import type { ByteWriter } from './byte-writer';
import { countFacets, type Matches, numberStats, topCodes } from './facet-counts';
import type { KeyFilter, Matched, SearchIndex } from './search-index';
import type { HitsQuery } from './search-query';
import { topHits } from './top-hits';
import { writeHits } from './write-hits';

/** Answers a query for hits: writes Algolia's result object. */
export function answerHits(index: SearchIndex, query: HitsQuery, key: KeyFilter, out: ByteWriter): void {
  const started = performance.now();
  const { settings } = index;
  const wants = (field: string) => query.responseFields === undefined || query.responseFields.has(field);
  const matched = index.match(query, key);

  const { paging } = query;
  const size = (paging.by === 'page' ? paging.hitsPerPage : paging.length) ?? settings.hitsPerPage;
  const offset = paging.by === 'page' ? paging.page * size : paging.offset;
  const reachable = Math.max(0, Math.min(size, settings.paginationLimitedTo - offset));

  let first = true;
  const begin = (name: string): void => {
    out.text(`${first ? '' : ','}"${name}":`);
    first = false;
  };
  const add = (name: string, json: () => string): void => {
    if (!wants(name)) return;
    begin(name);
    out.text(json());
  };
  out.text('{');
  if (wants('hits')) {
    const ranking = index.ranking(query.indexName);
    begin('hits');
    out.text('[');
    const order = index.order(query.indexName);
    writeHits(index, query, matched, topHits(index.store, ranking, order, matched, offset, reachable), out);
    out.text(']');
  }
  add('nbHits', () => String(matched.count));
  if (paging.by === 'page') {
    add('page', () => String(paging.page));
    const pages = size === 0 ? 0 : Math.ceil(Math.min(matched.count, settings.paginationLimitedTo) / size);
    add('nbPages', () => String(pages));
    add('hitsPerPage', () => String(size));
  } else {
    add('offset', () => String(offset));
    add('length', () => String(size));
  }
  if (query.facets && wants('facets')) {
    begin('facets');
    writeRememberedFacets(index, query, key, matched, out);
  }
  if (offset > 0 && offset + size > settings.paginationLimitedTo && matched.count > settings.paginationLimitedTo) {
    const message = `you can only fetch the ${settings.paginationLimitedTo} hits for this query`;
    begin('message');
    out.text(JSON.stringify(message));
  }
  add('exhaustiveFacetsCount', () => 'true');
  add('exhaustiveNbHits', () => 'true');
  add('exhaustiveTypo', () => 'true');
  add('exhaustive', () => '{"facetsCount":true,"nbHits":true,"typo":true}');
  add('query', () => JSON.stringify(query.text));
  add('params', () => JSON.stringify(query.echo));
  add('index', () => JSON.stringify(query.indexName));
  add('renderingContent', () => '{}');
  add('processingTimeMS', () => String(Math.max(1, Math.round(performance.now() - started))));
  out.text('}');
}

// What a search shows before anything is chosen is asked for most, and is the same for all of a site, page by page.
function writeRememberedFacets(
  index: SearchIndex,
  query: HitsQuery,
  key: KeyFilter,
  matched: Matched,
  out: ByteWriter,
): void {
  const isUnrefined = matched.search.words.length === 0 && query.filter.length === 0 && !query.around && !query.boxes;
  if (!isUnrefined) {
    writeFacets(index, query, matched, count(index, query, matched), out);
    return;
  }
  const name = JSON.stringify([key.name, query.facets, query.maxValuesPerFacet, query.facetOrder]);
  const { store, facets } = index;
  const isWithin = (ordinal: number) => index.isWithin(key, ordinal);
  // A change is looked at as a match is counted: row by row.
  const known = facets.recall(name, store, isWithin, matched.count);
  if (known?.kind === 'written') {
    out.bytes(known.written);
    return;
  }
  const counters = known?.counters ?? count(index, query, matched);
  const start = out.mark();
  writeFacets(index, query, matched, counters, out);
  facets.remember(name, counters, out.since(start), store);
}

/** How often each value of the wanted facets occurs among the matches, by code. */
function count(index: SearchIndex, query: HitsQuery, matched: Matches): Uint32Array {
  const counters = index.counters();
  const counted = wantedFacets(index, query.facets ?? [])
    .map((name) => index.settings.facetByName.get(name))
    .filter((facet) => isCountable(facet));
  if (counted.length > 0) countFacets(index.store, counted, matched, counters);
  return counters;
}

/** Writes the counts of facet values, then `facets_stats`. */
function writeFacets(
  index: SearchIndex,
  query: HitsQuery,
  matched: Matches,
  counters: Uint32Array,
  out: ByteWriter,
): void {
  const { store, settings } = index;
  const names = wantedFacets(index, query.facets ?? []);
  const limit = query.maxValuesPerFacet ?? settings.maxValuesPerFacet;
  const order = query.facetOrder ?? settings.facetOrder;

  const columns = names.flatMap((name) => settings.numberByName.get(name) ?? []);
  const figures = numberStats(store, columns, matched);
  const stats: string[] = [];
  let written = 0;
  out.text('{');
  for (const name of names) {
    const key = JSON.stringify(name);
    const facet = settings.facetByName.get(name);
    const codes = isCountable(facet) && matched.count > 0 ? topCodes(store, facet, counters, limit, order) : [];
    const column = settings.numberByName.get(name);
    const numbers = column === undefined ? undefined : figures[columns.indexOf(column)];
    if (numbers) stats.push(`${key}:${JSON.stringify(numbers)}`);
    // A facet without values is left out, as Algolia does; a number without values stays, for clients read its stats there.
    if (codes.length === 0 && !numbers) continue;
    out.text(`${written++ > 0 ? ',' : ''}${key}:{`);
    out.members(codes, counters, store.dictionary);
    out.text('}');
  }
  out.text(`},"facets_stats":{${stats.join()}}`);
}

function isCountable(facet: FacetAttribute | undefined): facet is FacetAttribute {
  return facet?.countable === true;
}

// Names that are no facet of the index are left out silently, as Algolia does.
function wantedFacets(index: SearchIndex, asked: readonly string[]): string[] {
  const { facetByName, numberByName, countable, numbers } = index.settings;
  const all = () => [...countable.map(({ name }) => name), ...numbers.map(({ name }) => name)];
  const names = asked.includes('*') ? all() : asked;
  return [...new Set(names)].filter((name) => {
    const facet = facetByName.get(name);
    return facet ? facet.countable : numberByName.has(name);
  });
}
