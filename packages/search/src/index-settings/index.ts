export {
  type AlgoliaIndexSettings,
  type AlgoliaReplicaSettings,
  type AlgoliaSettings,
  algoliaSettings,
} from './algolia-settings';
export { indexSettings, type SearchIndexSettings } from './index-settings';
export { replicaName, sortRanking } from './replicas';
