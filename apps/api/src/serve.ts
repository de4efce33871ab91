import { serveOperator } from '@forecourt/api-contract/operator';
import { createAdaptorServer } from '@hono/node-server';
import { type Database, openDatabase } from './database/database';
import { whenThere } from './database/when-there';
import { closeServer } from './http/close-server';
import { createApp } from './http/create-app';
import { jobModules } from './jobs/job-modules';
import { openJobQueue } from './jobs/job-queue';
import { createApiMetrics, watchSearch } from './metrics/api-metrics';
import { watchDatabase } from './metrics/database-metrics';
import { databaseCheck, searchCheck } from './metrics/readiness';
import { runProgram } from './run-program';
import { searchProvider } from './search/choose-provider';
import type { SearchProvider } from './search/search-provider';
import { storeCounts } from './visitor-counts/store-counts';
import { VisitorCounts } from './visitor-counts/visitor-counts';

/**
 * Milliseconds that an idle connection is kept: longer than gateway and templates keep theirs, so that the closing side
 * is never the one in the middle of a request.
 */
const keepAliveMs = 70_000;

/**
 * Longest time in milliseconds that a request may take to arrive. Feeds come over slow lines; what stops coming is
 * ended by the gateway and by the upload itself.
 */
const requestMs = 6 * 60 * 60_000;

/** The HTTP server: service routes, search, enquiries, media. It listens before the index is built; see /readyz. */
runProgram('api', async (program) => {
  const { env, log, stopping, atEnd } = program;
  const metrics = createApiMetrics();
  const begun: { database: Database | null; search: SearchProvider | null; isListening: boolean } = {
    database: null,
    search: null,
    isListening: false,
  };
  const operator = await serveOperator({
    address: env.operator,
    registry: metrics.registry,
    checks: {
      http: () => (begun.isListening ? null : 'the process is starting'),
      database: databaseCheck(() => begun.database),
      search: searchCheck(() => begun.search),
    },
  });
  atEnd(() => operator.close());
  if (operator.url !== null) log.info({ url: `${operator.url}/metrics` }, 'metrics');

  const database = await whenThere(() => openDatabase(env), program);
  begun.database = database;
  atEnd(() => database.close());
  watchDatabase(metrics.registry, { database, env, log });
  const jobs = await whenThere(() => openJobQueue(database, log, 'sender'), program);
  atEnd(() => jobs.stop({ graceful: true, timeout: 5_000 }));
  for (const module of jobModules) await whenThere(() => module.prepare(jobs, env), program);

  const search = searchProvider({ database, env, log });
  begun.search = search;
  watchSearch(metrics.registry, { search, database, log });
  search.start();
  atEnd(() => search.close());

  const visitorCounts = new VisitorCounts({ write: (counted) => storeCounts(database, counted), log });
  atEnd(() => visitorCounts.close());

  const app = createApp({ env, database, search, jobs, visitorCounts, metrics, log, stopping });
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { keepAliveTimeout: keepAliveMs, requestTimeout: requestMs },
  });
  atEnd(() => closeServer(server));
  await new Promise<void>((listening, fail) => {
    server.once('error', fail);
    server.listen(env.apiPort, env.bind, listening);
  });
  begun.isListening = true;
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.apiPort;
  log.info({ url: `http://${env.bind}:${port}` }, 'listening');
});
