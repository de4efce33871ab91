/** Why a call to the engine failed. */
export type EngineErrorCode =
  | 'search_engine_closed'
  | 'search_engine_crashed'
  | 'search_engine_fault'
  | 'search_too_long'
  | 'search_index_unknown'
  | 'search_index_name_taken'
  | 'search_rebuild_unknown'
  | 'search_query_invalid'
  | 'search_record_invalid'
  | 'search_settings_invalid';

/**
 * A call that the engine could not carry out. After `search_engine_crashed`, `search_engine_closed` or, for the search
 * that the worker was ended for, `search_too_long` the engine is gone: create a new one and fill it. The others name what to mend in the call.
 */
export class SearchEngineError extends Error {
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SearchEngineError';
    this.code = code;
  }
}
