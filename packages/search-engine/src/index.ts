export { type EngineErrorCode, SearchEngineError } from './engine/engine-error';
export {
  createSearchEngine,
  type IndexChange,
  type RecordStream,
  type SearchEngine,
  type SearchEngineOptions,
} from './engine/search-engine';
export type { EngineExit } from './engine/worker-thread';
export {
  createSearchHandler,
  type KeyVerdict,
  type SearchHandler,
  type SearchHandlerOptions,
  type SearchHttpRequest,
  type SearchHttpResponse,
} from './handler/search-handler';
export type { IndexStats, SearchAnswer, SearchRestrictions } from './host/index-host';
export {
  generateSecuredApiKey,
  type KeyReading,
  type KeyRefusal,
  readSecuredApiKey,
  type SecuredKeyRestrictions,
} from './keys/secured-key';
export { createPercolator, type Percolator } from './percolate/percolator';
export { DEFAULT_LIMITS, type RequestLimits } from './protocol/read-query';
export type { SearchRoute } from './protocol/read-request';
export type { IndexedRecord } from './record/record-fields';
export type { IndexSettings, ReplicaSettings } from './settings/index-settings';
