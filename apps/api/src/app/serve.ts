import { fileURLToPath } from 'node:url';
import { serveOperator } from '@forecourt/api-contract/operator';
import { createAdaptorServer } from '@hono/node-server';
import { type Database, openDatabase } from '../ground/database/database';
import { watchQueries } from '../ground/database/watch-queries';
import { whenThere } from '../ground/database/when-there';
import { personalDataService } from '../ground/erasure/personal-records';
import { openJobQueue } from '../ground/jobs/job-queue';
import { checkStart } from '../ground/modules/start-check';
import { paymentFollowersService } from '../ground/payments/payment-follower';
import { Services } from '../ground/services/services';
import { photoProcess, photoReadingService } from '../subjects/lead-photos';
import { type SearchProvider, searchProvider, searchRefusedService, searchService } from '../subjects/search';
import { shopperVisitor } from '../subjects/shoppers';
import { getSiteDocument } from '../subjects/sites';
import { storeCounts, VisitorCounts, visitorCountsService } from '../subjects/visitor-counts';
import { closeServer } from './http/close-server';
import { createApp } from './http/create-app';
import { createApiMetrics, watchSearch } from './metrics/api-metrics';
import { watchDatabase } from './metrics/database-metrics';
import { watchDealers } from './metrics/dealer-metrics';
import { databaseCheck, searchCheck } from './metrics/readiness';
import {
  loadJobs,
  loadPaymentFollowers,
  loadPersonalData,
  loadStartChecks,
  loadWebhooks,
  routeGroups,
} from './rosters';
import { runProgram } from './run-program';

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
  const { env, log, traces, stopping, isLeaving, atEnd } = program;
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
      service: () => (isLeaving() ? 'the process is leaving' : null),
      database: databaseCheck(() => begun.database),
      search: searchCheck(() => begun.search),
    },
  });
  atEnd(() => operator.close());
  if (operator.url !== null) log.info({ url: `${operator.url}/metrics` }, 'metrics');

  const database = await whenThere(() => openDatabase(env), program);
  begun.database = database;
  watchQueries(database, log, { traces });
  atEnd(() => database.close());
  await whenThere(async () => checkStart(await loadStartChecks(), database, env), program);
  watchDatabase(metrics.registry, { database, env, log });
  watchDealers(metrics.registry, { database, env, log });
  const jobs = await whenThere(() => openJobQueue(database, log, 'sender'), program);
  atEnd(() => jobs.stop({ graceful: true, timeout: 5_000 }));
  for (const module of await loadJobs()) await whenThere(() => module.prepare(jobs, env), program);

  const search = searchProvider({ database, env, log });
  begun.search = search;
  watchSearch(metrics.registry, { search, database, log });
  search.start();
  atEnd(() => search.close());

  const visitorCounts = new VisitorCounts({ write: (counted) => storeCounts(database, counted), log });
  atEnd(() => visitorCounts.close());

  const services = new Services()
    .offer(searchService, search)
    .offer(searchRefusedService, metrics.searchRefused)
    .offer(visitorCountsService, visitorCounts)
    .offer(personalDataService, await loadPersonalData())
    .offer(paymentFollowersService, await loadPaymentFollowers())
    // Built beside this program.
    .offer(photoReadingService, photoProcess(fileURLToPath(new URL('./read-photos.js', import.meta.url))));
  const findSite = (websiteId: string) => getSiteDocument(database.db, websiteId);
  const app = await createApp(
    {
      env,
      database,
      jobs,
      services,
      findSite,
      askVisitor: shopperVisitor(database, env.now),
      log,
      stopping,
      isLeaving,
    },
    { groups: routeGroups, countRequest: metrics.requests.answered, loadWebhooks, traces },
  );
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
