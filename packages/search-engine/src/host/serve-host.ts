import type { MessagePort } from 'node:worker_threads';
import { SettingsError } from '../settings/settings-error';
import { HostError } from './host-error';
import { IndexHost } from './index-host';
import type { WorkerReply, WorkerRequest, WorkerStart } from './messages';

/** Records that one slice of compaction looks at: a few milliseconds, so that searches in between do not wait. */
const COMPACTION_SLICE = 500;

/** Answers the calls that arrive at a port, one after another; compacts while there is nothing to answer. */
export function serveHost(port: MessagePort, start: WorkerStart): void {
  const host = new IndexHost(start.limits);
  let compacting = false;
  const compact = () => {
    compacting = host.compact(COMPACTION_SLICE);
    // setImmediate lets messages that have arrived go first.
    if (compacting) setImmediate(compact);
  };
  port.on('message', (request: WorkerRequest) => {
    const reply = answer(host, request);
    port.postMessage(reply, 'body' in reply ? [reply.body.buffer] : []);
    if (request.kind === 'apply' && !compacting) {
      compacting = true;
      setImmediate(compact);
    }
  });
}

function answer(host: IndexHost, request: WorkerRequest): WorkerReply {
  const { id } = request;
  try {
    if (request.kind === 'search') return { id, ...host.search(request.route, request.body, request.restrictions) };
    return { id, value: call(host, request) };
  } catch (error) {
    return { id, failure: failureOf(error) };
  }
}

function call(host: IndexHost, request: Exclude<WorkerRequest, { kind: 'search' }>) {
  switch (request.kind) {
    case 'createIndex':
      host.createIndex(request.settings);
      return undefined;
    case 'apply':
      host.apply(request.indexName, JSON.parse(request.upsert), request.remove);
      return undefined;
    case 'beginRebuild':
      return host.beginRebuild(request.indexName);
    case 'addToRebuild':
      host.addToRebuild(request.rebuild, JSON.parse(request.records));
      return undefined;
    case 'finishRebuild':
      host.finishRebuild(request.rebuild);
      return undefined;
    case 'abandonRebuild':
      host.abandonRebuild(request.rebuild);
      return undefined;
    case 'stats':
      return host.stats();
  }
}

function failureOf(error: unknown) {
  if (error instanceof HostError || error instanceof SettingsError) return { code: error.code, message: error.message };
  // Not a fault that the caller could have avoided: keep the stack, it is all there is to find it by.
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: 'search_engine_fault', message };
}
