import { EventEmitter } from 'node:events';
import { type IndexStats, refusal, type SearchAnswer, type SearchRestrictions } from '../host/index-host';
import type { WorkerCall } from '../host/messages';
import { DEFAULT_LIMITS, type RequestLimits } from '../protocol/read-query';
import type { SearchRoute } from '../protocol/read-request';
import type { IndexedRecord } from '../record/record-fields';
import type { IndexSettings } from '../settings/index-settings';
import { workerLocation } from '../worker-location';
import { SearchEngineError } from './engine-error';
import { SearchQueue } from './search-queue';
import { type EngineExit, WorkerThread } from './worker-thread';

export interface SearchEngineOptions {
  /** Bounds of one request. Default: `DEFAULT_LIMITS`. */
  readonly limits?: Partial<RequestLimits>;
  /** Searches that may wait for the worker, shared fairly among keys; further ones are answered 503. Default 256. */
  readonly maxQueue?: number;
  /** Heap of the worker in MB; Node's default if absent. Columns and hits live outside the heap. */
  readonly heapMegabytes?: number;
  /** The worker's entry, for owners that bundle this package and so move it. Default: beside this module. */
  readonly workerLocation?: URL;
}

/** A change of one index, seen by searches as a whole or not at all. */
export interface IndexChange {
  readonly indexName: string;
  /** Records to add, or to put in the place of those with the same objectID. */
  readonly upsert?: readonly IndexedRecord[];
  /** objectIDs to take out; one that is also in `upsert` stays, as upserted. Unknown ones are ignored. */
  readonly remove?: readonly string[];
}

/** Records of a rebuild: an array, or arrays as they come from a database. */
export type RecordStream =
  | readonly IndexedRecord[]
  | Iterable<IndexedRecord | readonly IndexedRecord[]>
  | AsyncIterable<IndexedRecord | readonly IndexedRecord[]>;

/**
 * Records sent to the worker at a time in a rebuild: a millisecond or two of its time, and mostly less than the 128 KB
 * of text from which V8 treats a string as a large object, kept at the first collection that it outlives.
 */
const REBUILD_CHUNK = 40;

/** Chunks of a rebuild that the worker may have before it. */
const REBUILD_AHEAD = 3;

/** Searches that the worker has before it: the next one lies ready when one is answered. */
const SEARCHES_AHEAD = 2;

/** Records of a change in one JSON text: the worker reads a text in one go. */
const RECORDS_A_PART = 20;

/**
 * The main thread's handle of the engine: one worker thread that holds the indexes and answers one call after another.
 * Emits `exit` once when the worker has ended; with an `error` if it crashed, and then the owner builds a new engine.
 */
export class SearchEngine extends EventEmitter<{ exit: [EngineExit] }> {
  readonly limits: RequestLimits;
  private readonly thread: WorkerThread;
  private readonly queue: SearchQueue;

  constructor(options: SearchEngineOptions = {}) {
    super();
    this.limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.queue = new SearchQueue(SEARCHES_AHEAD, options.maxQueue ?? 256);
    const location = options.workerLocation ?? workerLocation();
    this.thread = new WorkerThread(location, this.limits, options.heapMegabytes, (exit) => {
      this.emit('exit', exit);
    });
  }

  /** Creates an empty index; one of the same name is replaced. @throws SearchEngineError */
  async createIndex(settings: IndexSettings): Promise<void> {
    await this.thread.call({ kind: 'createIndex', settings });
  }

  /**
   * Applies a change. Searches are answered while it is prepared and then see all of it at once. Changes are applied one
   * after another in the order of the calls; use `replaceAll` for a whole index.
   * @throws SearchEngineError
   */
  async apply(change: IndexChange): Promise<void> {
    await this.thread.call({
      kind: 'apply',
      indexName: change.indexName,
      upsert: jsonInParts(change.upsert ?? []),
      remove: change.remove ?? [],
    });
  }

  /**
   * Replaces all records of an index. The old ones serve until the new ones are complete; changes applied meanwhile
   * are kept and win over the records of the source. If the source fails, nothing changes and its error is thrown.
   * @returns records read from the source
   * @throws SearchEngineError
   */
  async replaceAll(indexName: string, records: RecordStream): Promise<number> {
    const rebuild = await this.number({ kind: 'beginRebuild', indexName });
    let total = 0;
    try {
      let chunk: IndexedRecord[] = [];
      const sent: Promise<unknown>[] = [];
      // A chunk is read and written as JSON here while the worker takes in the one before; another one waits there, so
      // that the worker does not wait for this thread.
      const send = async () => {
        total += chunk.length;
        const records = JSON.stringify(chunk);
        chunk = [];
        if (sent.length >= REBUILD_AHEAD) await sent.shift();
        const taken = this.thread.call({ kind: 'addToRebuild', rebuild, records });
        // Its failure is thrown by the wait for it, which may come after the source has failed itself.
        taken.catch(() => undefined);
        sent.push(taken);
      };
      for await (const item of records as AsyncIterable<IndexedRecord | readonly IndexedRecord[]>) {
        for (const record of Array.isArray(item) ? (item as readonly IndexedRecord[]) : [item as IndexedRecord]) {
          chunk.push(record);
          if (chunk.length >= REBUILD_CHUNK) await send();
        }
      }
      if (chunk.length > 0) await send();
      await Promise.all(sent);
      await this.thread.call({ kind: 'finishRebuild', rebuild });
    } catch (error) {
      // If the worker is gone so is the rebuild; the error that brought us here says why.
      await this.thread.call({ kind: 'abandonRebuild', rebuild }).catch(() => undefined);
      throw error;
    }
    return total;
  }

  /** `POST /1/indexes/{all}/queries`: `{"requests": [...]}` to `{"results": [...]}`. */
  search(body: string | Uint8Array, restrictions: SearchRestrictions = {}): Promise<SearchAnswer> {
    return this.answer({ kind: 'queries' }, body, restrictions);
  }

  /** `POST /1/indexes/{indexName}/query`: one query, one result. */
  searchIndex(
    indexName: string,
    body: string | Uint8Array,
    restrictions: SearchRestrictions = {},
  ): Promise<SearchAnswer> {
    return this.answer({ kind: 'query', indexName }, body, restrictions);
  }

  /** `POST /1/indexes/{indexName}/facets/{facet}/query`: search among the values of a facet. */
  searchFacetValues(
    indexName: string,
    facet: string,
    body: string | Uint8Array,
    restrictions: SearchRestrictions = {},
  ): Promise<SearchAnswer> {
    return this.answer({ kind: 'facet', indexName, facet }, body, restrictions);
  }

  /**
   * Answers a search request of any of the three routes. A bad request is a 4xx answer; 503 when as many searches of
   * the same restrictions wait as may, 499 when `signal` fires before its turn.
   * @throws SearchEngineError only when the engine itself has failed or is closed, or this search took too long.
   */
  async answer(
    route: SearchRoute,
    body: string | Uint8Array,
    restrictions: SearchRestrictions,
    signal?: AbortSignal,
  ): Promise<SearchAnswer> {
    const turn = this.queue.enter(restrictions.filters ?? '', signal);
    if (turn === undefined) return refusal(503, TOO_MANY);
    if (!(await turn)) return refusal(499, 'The client has gone');
    try {
      const reply = await this.thread.call({ kind: 'search', route, body, restrictions });
      if (!('body' in reply)) throw unexpectedReply();
      return { status: reply.status, body: reply.body };
    } finally {
      this.queue.leave();
    }
  }

  async stats(): Promise<readonly IndexStats[]> {
    const reply = await this.thread.call({ kind: 'stats' });
    if (!('value' in reply) || !Array.isArray(reply.value)) throw unexpectedReply();
    return reply.value as readonly IndexStats[];
  }

  /** Ends the worker. Calls in flight fail with `search_engine_closed`. */
  close(): Promise<void> {
    return this.thread.close();
  }

  private async number(call: WorkerCall): Promise<number> {
    const reply = await this.thread.call(call);
    if (!('value' in reply) || typeof reply.value !== 'number') throw unexpectedReply();
    return reply.value;
  }
}

/** Starts an engine: one worker thread without indexes. */
export function createSearchEngine(options: SearchEngineOptions = {}): SearchEngine {
  return new SearchEngine(options);
}

// Clients of the protocol send what is answered 429 four times over, each time into the queue that is full.
const TOO_MANY = 'Too many searches are waiting: try again in a moment';

function jsonInParts(records: readonly IndexedRecord[]): string[] {
  const parts: string[] = [];
  for (let at = 0; at < records.length; at += RECORDS_A_PART) {
    parts.push(JSON.stringify(records.slice(at, at + RECORDS_A_PART)));
  }
  return parts;
}

function unexpectedReply(): SearchEngineError {
  return new SearchEngineError('search_engine_fault', 'the search worker gave an answer of the wrong kind');
}
