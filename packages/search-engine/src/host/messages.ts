import type { RequestLimits } from '../protocol/read-query';
import type { SearchRoute } from '../protocol/read-request';
import type { IndexSettings } from '../settings/index-settings';
import type { IndexStats, SearchRestrictions } from './index-host';

/** What the owner's thread asks of the worker. Records travel as JSON text: cheaper than a structured clone. */
export type WorkerCall =
  | { readonly kind: 'createIndex'; readonly settings: IndexSettings }
  | {
      readonly kind: 'apply';
      readonly indexName: string;
      /** Arrays of records as JSON, each read in a step of its own. */
      readonly upsert: readonly string[];
      readonly remove: readonly string[];
    }
  | { readonly kind: 'beginRebuild'; readonly indexName: string }
  | { readonly kind: 'addToRebuild'; readonly rebuild: number; readonly records: string }
  | { readonly kind: 'finishRebuild'; readonly rebuild: number }
  | { readonly kind: 'abandonRebuild'; readonly rebuild: number }
  | { readonly kind: 'stats' }
  | {
      readonly kind: 'search';
      readonly route: SearchRoute;
      readonly body: string | Uint8Array;
      readonly restrictions: SearchRestrictions;
    };

export type WorkerRequest = WorkerCall & { readonly id: number };

export type WorkerReply =
  | { readonly id: number; readonly status: number; readonly body: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly value: number | readonly IndexStats[] | undefined }
  | { readonly id: number; readonly failure: WorkerFailure };

/** A failed call, in a form that survives the way between threads. */
export interface WorkerFailure {
  readonly code: string;
  readonly message: string;
}

/** Given to the worker when it starts. */
export interface WorkerStart {
  readonly limits: RequestLimits;
  /** One 32-bit number that both threads see: the id of the search being answered, 0 while there is none. */
  readonly answering: Int32Array;
}
