// Neutral queries of the workload in Algolia's words.

const INDEX_OF_SORT = {
  'custom_rank desc': 'cars',
  'price asc': 'cars_price_asc',
  'price desc': 'cars_price_desc',
  'km asc': 'cars_km_asc',
  'year desc': 'cars_year_desc',
};

export function printQuery(query) {
  return {
    indexName: INDEX_OF_SORT[query.sort],
    query: query.text,
    facets: [...query.facets, ...query.stats.filter((name) => !query.facets.includes(name))],
    ...(query.clauses.length > 0
      ? { facetFilters: query.clauses.map((clause) => clause.map((term) => term.join(':'))) }
      : {}),
    ...(query.ranges.length > 0
      ? { numericFilters: query.ranges.flatMap(([name, low, high]) => [`${name}>=${low}`, `${name}<=${high}`]) }
      : {}),
    hitsPerPage: query.limit,
    page: query.limit === 0 ? 0 : query.offset / query.limit,
    maxValuesPerFacet: 1000,
  };
}

/** The filter of a sealed key. */
export function printClauses(clauses) {
  return clauses.map((clause) => `(${clause.map(([name, value]) => `${name}:"${value}"`).join(' OR ')})`).join(' AND ');
}
