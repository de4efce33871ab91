export {
  mostCustomBodies,
  mostSeries,
  type SearchSettings,
  type SearchSettingsInput,
  searchSettingsSchema,
} from './search-settings';
