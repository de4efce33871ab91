export { withCardFields } from './card-fields-only';
export { collapseSoldRuns, listedHits } from './collapse-sold';
export { formatCount, shownCount } from './counts';
export { type FacetChoice, facetChoices, makeCounts, makeList, modelChoices, type ShortList } from './facet-choices';
export { rawResults } from './raw-results';
export {
  type FacetStats,
  type RawSearchResult,
  type ReadFacet,
  readSearchResponse,
  type SearchResponse,
} from './search-response';
