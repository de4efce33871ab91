export {
  type FilteredSite,
  isInPreset,
  PresetError,
  presetFilter,
  presets,
  quoteFilterValue,
  siteFilter,
} from './base-filter';
export { toSearchParameters } from './search-parameters';
