import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerStart } from './host/messages';
import { serveHost } from './host/serve-host';

// Entry of the search engine's worker thread; started by createSearchEngine, of no use elsewhere.
if (!parentPort) throw new Error('@forecourt/search-engine/worker must be started as a worker thread');
serveHost(parentPort, workerData as WorkerStart);
