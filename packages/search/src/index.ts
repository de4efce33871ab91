export { type AnswerCache, answerCache } from './answer-cache/answer-cache';
export { type BodyChoice, bodyChoices, pickedBodies } from './body-picker/body-picker';
export {
  type Budget,
  type BudgetFound,
  type BudgetPeriod,
  budgetCriteria,
  budgetFilter,
  budgetFound,
  budgetPrice,
  budgetPriceAbove,
  budgetSliderStep,
  clampBudget,
  presetAmounts,
  startingBudget,
} from './budget/budget';
export {
  type BudgetSettings,
  budgetSettingsSchema,
  type PresetRange,
  presetRangeSchema,
} from './budget/budget-settings';
export {
  defaultSortLabel,
  facetAttribute,
  type ListAttribute,
  listAttributes,
  type RangeAttribute,
  rangeAttributes,
  type SortName,
  sortLabels,
  sortNames,
} from './criteria/attributes';
export {
  type ActiveFilter,
  activeFilters,
  isEmptyCriteria,
  type Range,
  refine,
  type SearchCriteria,
  withoutFilter,
} from './criteria/criteria';
export {
  makeModel,
  readMakeModel,
  toggleModel,
  withMakes,
  withOwnedModels,
} from './criteria/make-models';
export {
  emptyVocabulary,
  learnModels,
  resolveFacetSlug,
  type SearchVocabulary,
  withModelName,
} from './criteria/model-names';
export {
  type DealershipCriteria,
  type DealershipSearchResponse,
  dealershipSearchQueries,
  readDealershipSearch,
} from './dealership-search/dealership-search';
export { featuredCriteria } from './featured/featured-list';
export { type FeaturedList, featuredListSchema } from './featured/featured-settings';
export {
  type AlgoliaIndexSettings,
  type AlgoliaReplicaSettings,
  type AlgoliaSettings,
  algoliaSettings,
} from './index-settings/algolia-settings';
export { indexSettings, type SearchIndexSettings } from './index-settings/index-settings';
export { replicaName, sortRanking } from './index-settings/replicas';
export { type ListedVehicle, searchParts, vehicleParts } from './listed/listed-parts';
export { type LocationStock, locationStockQuery, readLocationStock } from './location-stock/location-stock';
export {
  criteriaOfModel,
  type ModelCriteria,
  modelsBase,
  printModelUrl,
  readModelUrl,
} from './model-search/model-criteria';
export {
  type FoundModel,
  type ModelSearchResponse,
  modelFrontQueries,
  modelSearchQueries,
  readModelFronts,
  readModelSearch,
} from './model-search/model-search';
export {
  type FilteredSite,
  isInPreset,
  PresetError,
  presetFilter,
  presets,
  quoteFilterValue,
  siteFilter,
} from './parameters/base-filter';
export { toSearchParameters } from './parameters/search-parameters';
export { type PromoCard, type PromoPlace, type ResultEntry, shownPromos, withPromos } from './promo-cards/promo-cards';
export { type PromoSettings, promoSettingsSchema } from './promo-cards/promo-settings';
export { type Bounds, openRange, rangeBounds, rangeStep, roundRangeValue, thousand } from './ranges';
export { customRank } from './record/custom-rank';
export { hitControls } from './record/hit-controls';
export { hitPrice, type PricedHit } from './record/hit-price';
export { priceRange, priceRangeLabel, weeklyPriceRange } from './record/price-ranges';
export { cardFields, type SearchHit, type SearchRecord, searchRecordSchema } from './record/record';
export {
  type RecordEstimate,
  type RecordInput,
  type RecordVehicleSettings,
  recordVehicleSettings,
  toSearchRecord,
} from './record/to-search-record';
export { withCardFields } from './results/card-fields-only';
export { collapseSoldRuns, listedHits } from './results/collapse-sold';
export { formatCount, shownCount } from './results/counts';
export {
  type FacetChoice,
  facetChoices,
  makeCounts,
  makeList,
  modelChoices,
  type ShortList,
} from './results/facet-choices';
export { rawResults } from './results/raw-results';
export {
  type FacetStats,
  type RawSearchResult,
  type ReadFacet,
  readSearchResponse,
  type SearchResponse,
} from './results/search-response';
export {
  readSearchHistory,
  rememberSearch,
  type SearchHistoryEntry,
} from './search-history/search-history';
export {
  mostCustomBodies,
  mostSeries,
  type SearchSettings,
  type SearchSettingsInput,
  searchSettingsSchema,
} from './search-settings';
export {
  pickSimilar,
  type SimilarQuery,
  similarVehiclesQuery,
  similarWindow,
} from './similar/similar-vehicles';
export {
  type MarkedText,
  readMarks,
  readSuggestions,
  type Suggestion,
  suggestionQueries,
} from './suggestions/suggestions';
export { isCachedSearch, isSearchPath } from './url/cached-search';
export {
  lastPage,
  longestValue,
  mostValues,
  printRange,
  readList,
  readPage,
  readQuery,
  readRange,
} from './url/query-values';
export { carTypePresets, type PrintedPath, printPath, readSegments, searchBase } from './url/search-paths';
export { normalised, type ParsedSearchUrl, parseSearchUrl, printSearchUrl } from './url/search-url';
