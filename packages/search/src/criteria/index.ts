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
} from './attributes';
export {
  type ActiveFilter,
  activeFilters,
  isEmptyCriteria,
  type Range,
  refine,
  type SearchCriteria,
  withoutFilter,
} from './criteria';
export { makeModel, readMakeModel, toggleModel, withMakes, withOwnedModels } from './make-models';
export { emptyVocabulary, learnModels, resolveFacetSlug, type SearchVocabulary, withModelName } from './model-names';
export { type Bounds, openRange, rangeBounds, rangeStep, roundRangeValue, thousand } from './ranges';
