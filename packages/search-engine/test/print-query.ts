import type { NaiveAround, NaiveQuery, NaiveTerm } from './naive-search';

/** Writes a query as a request would, its clauses spread over `filters`, `facetFilters` and `numericFilters`. */
export function printQuery(query: NaiveQuery): Record<string, unknown> {
  const filters: string[] = [];
  const facetFilters: string[][] = [];
  const numericFilters: string[][] = [];
  query.clauses.forEach((clause, place) => {
    if (place % 2 === 0) filters.push(`(${clause.map(asExpression).join(' OR ')})`);
    else if (clause[0]!.kind === 'facet') facetFilters.push(clause.map(asArrayItem));
    else numericFilters.push(clause.map(asArrayItem));
  });
  return {
    indexName: query.indexName,
    query: query.text,
    typoTolerance: query.typos,
    queryType: query.prefix,
    ...(query.restrictTo ? { restrictSearchableAttributes: query.restrictTo } : {}),
    ...(filters.length > 0 ? { filters: filters.join(' AND ') } : {}),
    ...(facetFilters.length > 0 ? { facetFilters } : {}),
    ...(numericFilters.length > 0 ? { numericFilters } : {}),
    ...(query.around ? printAround(query.around) : {}),
    ...(query.boxes ? { insideBoundingBox: query.boxes } : {}),
    facets: query.facets,
    maxValuesPerFacet: query.maxValuesPerFacet,
    offset: query.offset,
    length: query.length,
    attributesToRetrieve: ['objectID'],
    attributesToHighlight: [],
  };
}

function printAround({ lat, lng, radius, precision }: NaiveAround): Record<string, unknown> {
  return { aroundLatLng: `${lat}, ${lng}`, aroundRadius: radius ?? 'all', aroundPrecision: precision };
}

function asExpression(term: NaiveTerm): string {
  const not = term.negated ? 'NOT ' : '';
  if (term.kind === 'facet') return `${not}${term.attribute}:${JSON.stringify(term.value)}`;
  return not + asArrayItem(term);
}

function asArrayItem(term: NaiveTerm): string {
  if (term.kind === 'facet') return `${term.attribute}:${term.negated ? '-' : ''}${term.value}`;
  if (term.kind === 'range') return `${term.attribute}:${term.low} TO ${term.high}`;
  return `${term.attribute} ${term.comparison} ${term.value}`;
}
