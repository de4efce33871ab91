import type { MessagePort } from 'node:worker_threads';
import { HostError } from '../refusals/host-error';
import { IndexSettingsError } from '../settings/settings-error';
import { IndexHost, type Steps } from './index-host';
import type { WorkerReply, WorkerRequest, WorkerStart } from './messages';
import { WorkQueue } from './work-queue';

/** Records that one step of compaction looks at: less than a millisecond. */
const COMPACTION_STEP = 25;

type ReadRequest = Extract<WorkerRequest, { kind: 'search' } | { kind: 'stats' }>;
type ChangeRequest = Exclude<WorkerRequest, ReadRequest>;

/**
 * Answers the calls that arrive at a port. Searches are answered at once; changes are made one after another in the
 * order they came, in small steps between which searches are answered.
 */
export function serveHost(port: MessagePort, start: WorkerStart): void {
  const host = new IndexHost(start.limits);
  const queue = new WorkQueue(() => host.compact(COMPACTION_STEP));
  const send = (reply: WorkerReply) => port.postMessage(reply, 'body' in reply ? [reply.body.buffer] : []);
  port.on('message', (request: WorkerRequest) => {
    if (request.kind === 'search' || request.kind === 'stats') {
      // The other thread looks at it to find a search that does not end.
      Atomics.store(start.answering, 0, request.kind === 'search' ? request.id : 0);
      const reply = answer(host, request);
      Atomics.store(start.answering, 0, 0);
      send(reply);
      return;
    }
    const { id } = request;
    let reply: WorkerReply = { id, value: undefined };
    const begin = () =>
      change(host, request, (value) => {
        reply = { id, value };
      });
    queue.add({ begin, ended: (error) => send(error === undefined ? reply : { id, failure: failureOf(error) }) });
  });
}

function answer(host: IndexHost, request: ReadRequest): WorkerReply {
  const { id } = request;
  try {
    if (request.kind === 'stats') return { id, value: host.stats() };
    return { id, ...host.search(request.route, request.body, request.restrictions) };
  } catch (error) {
    return { id, failure: failureOf(error) };
  }
}

function* change(host: IndexHost, request: ChangeRequest, result: (value: number) => void): Steps {
  switch (request.kind) {
    case 'createIndex':
      host.createIndex(request.settings);
      return;
    case 'apply':
      yield* host.applyInSteps(request.indexName, parsed(request.upsert), request.remove);
      return;
    case 'beginRebuild':
      result(host.beginRebuild(request.indexName));
      return;
    case 'addToRebuild':
      yield* host.addToRebuildInSteps(request.rebuild, JSON.parse(request.records));
      return;
    case 'finishRebuild':
      host.finishRebuild(request.rebuild);
      return;
    case 'abandonRebuild':
      host.abandonRebuild(request.rebuild);
  }
}

function* parsed(texts: readonly string[]): Generator<unknown, void> {
  for (const text of texts) yield JSON.parse(text) as unknown;
}

function failureOf(error: unknown) {
  if (error instanceof HostError || error instanceof IndexSettingsError)
    return { code: error.code, message: error.message };
  // Not a fault that the caller could have avoided: keep the stack, it is all there is to find it by.
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: 'search_engine_fault', message };
}
