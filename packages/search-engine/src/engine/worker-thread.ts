import { Worker } from 'node:worker_threads';
import type { WorkerCall, WorkerReply, WorkerStart } from '../host/messages';
import type { RequestLimits } from '../protocol/read-query';
import { type EngineErrorCode, SearchEngineError } from './engine-error';

/** How the worker ended. `error` is absent when it was closed on purpose. */
export interface EngineExit {
  readonly exitCode: number;
  readonly error?: Error | undefined;
}

interface Waiting {
  readonly resolve: (reply: WorkerReply) => void;
  readonly reject: (error: Error) => void;
}

/** Room for what lives for one call; Node's default of 48 would only be kept unused. */
const YOUNG_MEGABYTES = 16;

/** The worker thread and the calls in flight to it. */
export class WorkerThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastID = 0;
  private ended: SearchEngineError | undefined;
  private fault: Error | undefined;
  private closing = false;
  /** The id of the search that the worker answers, written by it; 0 while it answers none. */
  private readonly answering = new Int32Array(new SharedArrayBuffer(4));
  /** The search that was being answered when last looked at, and the processor time by then, in milliseconds. */
  private watched = { id: 0, since: 0 };

  constructor(
    location: URL,
    limits: RequestLimits,
    heapMegabytes: number | undefined,
    onExit: (exit: EngineExit) => void,
  ) {
    this.worker = new Worker(location, {
      workerData: { limits, answering: this.answering } satisfies WorkerStart,
      name: 'search-engine',
      resourceLimits: {
        maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
        ...(heapMegabytes === undefined ? {} : { maxOldGenerationSizeMb: heapMegabytes }),
      },
    });
    this.worker.on('message', (reply: WorkerReply) => this.settle(reply));
    this.worker.on('error', (error) => {
      this.fault = error instanceof Error ? error : new Error(String(error));
    });
    // A quarter of the time is how much longer than allowed a search may take at most.
    const watch = setInterval(() => this.endIfStuck(limits.processorMs), limits.processorMs / 4).unref();
    this.worker.on('exit', (exitCode) => {
      clearInterval(watch);
      const error = this.closing ? undefined : (this.fault ?? new Error(`search worker exited with code ${exitCode}`));
      this.ended = error
        ? new SearchEngineError('search_engine_crashed', `the search worker crashed: ${error.message}`, {
            cause: error,
          })
        : closedError();
      for (const { reject } of this.waiting.values()) reject(this.ended);
      this.waiting.clear();
      onExit({ exitCode, error });
    });
  }

  /** Sends a call and waits for its answer. @throws SearchEngineError */
  call(call: WorkerCall): Promise<WorkerReply> {
    if (this.ended) return Promise.reject(this.ended);
    if (this.closing) return Promise.reject(closedError());
    const id = ++this.lastID;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...call, id });
    });
  }

  async close(): Promise<void> {
    this.closing = true;
    await this.worker.terminate();
  }

  /** Ends the worker when it has spent more than `most` milliseconds of processor time on one search. */
  private async endIfStuck(most: number): Promise<void> {
    const id = Atomics.load(this.answering, 0);
    if (id === 0) return;
    // It is refused once the worker has ended; then there is nothing to watch.
    const usage = await this.worker.cpuUsage().catch(() => undefined);
    if (usage === undefined || this.closing || Atomics.load(this.answering, 0) !== id) return;
    const spent = (usage.user + usage.system) / 1000;
    if (this.watched.id !== id) this.watched = { id, since: spent };
    if (spent - this.watched.since <= most) return;
    const message = `a search took more than ${most} ms of processor time`;
    this.fault = new Error(message);
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.reject(new SearchEngineError('search_too_long', message));
    await this.worker.terminate();
  }

  private settle(reply: WorkerReply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (!waiting) return;
    if ('failure' in reply) {
      waiting.reject(new SearchEngineError(reply.failure.code as EngineErrorCode, reply.failure.message));
    } else waiting.resolve(reply);
  }
}

function closedError(): SearchEngineError {
  return new SearchEngineError('search_engine_closed', 'the search engine was closed; create a new one');
}
