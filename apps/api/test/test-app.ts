import { setTimeout as pause } from 'node:timers/promises';
import { createApiClient } from '@forecourt/api-contract';
import { serviceKey } from '@forecourt/api-contract/service';
import { createSearchEngine, type SearchEngine, type SearchEngineOptions } from '@forecourt/search-engine';
import { testNow } from '@forecourt/testing';
import type { Logger } from 'pino';
import { createApp } from '../src/app/http/create-app';
import { createApiMetrics } from '../src/app/metrics/api-metrics';
import { loadPaymentFollowers, loadPersonalData, loadWebhooks, routeGroups } from '../src/app/rosters';
import { type AskVisitor, nobodySignsIn } from '../src/ground/actor/ask-visitor';
import type { Database } from '../src/ground/database/database';
import type { Env } from '../src/ground/env/env';
import { settingsFrom } from '../src/ground/env/environment-part';
import { personalDataService } from '../src/ground/erasure/personal-records';
import type { JobQueue } from '../src/ground/jobs/job-queue';
import { openJobQueue } from '../src/ground/jobs/job-queue';
import { createLog } from '../src/ground/log/log';
import { paymentFollowersService } from '../src/ground/payments/payment-follower';
import { Services } from '../src/ground/services/services';
import { usualPhotoLimits, usualUploadLimits } from '../src/ground/uploads/upload-limits';
import { photoReadingService, type ReadPhotos, readPhotoForm } from '../src/subjects/lead-photos';
import { type SearchProvider, searchRefusedService, searchService } from '../src/subjects/search';
import { EmbeddedSearch } from '../src/subjects/search/embedded-search';
import { getSiteDocument } from '../src/subjects/sites';
import { visitorCountsService } from '../src/subjects/visitor-counts';
import { storeCounts } from '../src/subjects/visitor-counts/store-counts';
import { VisitorCounts } from '../src/subjects/visitor-counts/visitor-counts';

export const testSecret = 'service-token-of-tests';

/** What the gateway proves itself with in tests, and what opens the service routes. */
export const testProof = serviceKey(testSecret, 'api-proof');
export const testBearer = serviceKey(testSecret, 'bearer');

/** Settings of an app under test: secrets of its own, a clock that stands still until it is moved. */
export const testEnv = (now: () => Date = () => testNow): Env => ({
  databaseUrl: null,
  databaseDirectUrl: null,
  migrations: 'run',
  dataDir: '/nonexistent',
  serviceToken: { current: testSecret, previous: null },
  searchSecret: { current: 'search-secret-of-tests', previous: null },
  sealingKey: { current: 'sealing-key-of-tests', previous: null },
  bind: '127.0.0.1',
  drainSeconds: 0,
  apiPort: 0,
  operator: null,
  pgPort: 0,
  publicScheme: 'http',
  publicPort: 3000,
  searchIndex: 'Car_production',
  searchProvider: 'embedded',
  algolia: null,
  templates: [{ name: 'a', title: 'Metro', version: '0.1.0', origin: 'http://127.0.0.1:3001' }],
  logLevel: 'silent',
  smtpUrl: null,
  mailFrom: 'leads@forecourt.invalid',
  feedLimitBytes: 4 * 1024 ** 2,
  allowPrivateAddresses: true,
  uploadLimits: usualUploadLimits,
  photoLimits: usualPhotoLimits,
  sms: null,
  smsPerSite: 500,
  leadLimits: { perAddress: 1000, perPhone: 1000, perSite: 10_000 },
  settingsOf: settingsFrom({ GOOGLE_PLACES_URL: 'http://127.0.0.1:9' }),
  deliverySpeed: 1,
  namedSecret: () => null,
  now,
  followParentPipe: false,
});

/** For tests: the HTTP face of the API as `serve` puts it together, over what a test gives. */
export const createTestApp = async ({
  database,
  env,
  search,
  jobs,
  log,
  visitorCounts = new VisitorCounts({ write: async () => undefined, log }),
  metrics = createApiMetrics(),
  askVisitor = nobodySignsIn,
  readPhotos = readPhotoForm,
  stopping = new AbortController().signal,
}: {
  readonly database: Database;
  readonly env: Env;
  readonly search: SearchProvider;
  readonly jobs: JobQueue;
  readonly log: Logger;
  readonly visitorCounts?: VisitorCounts;
  readonly metrics?: ReturnType<typeof createApiMetrics>;
  readonly askVisitor?: AskVisitor;
  /** In this process by default: the program that does it is not built. */
  readonly readPhotos?: ReadPhotos;
  readonly stopping?: AbortSignal;
}) => {
  const services = new Services()
    .offer(searchService, search)
    .offer(searchRefusedService, metrics.searchRefused)
    .offer(visitorCountsService, visitorCounts)
    .offer(photoReadingService, readPhotos)
    .offer(personalDataService, await loadPersonalData())
    .offer(paymentFollowersService, await loadPaymentFollowers());
  const findSite = (websiteId: string) => getSiteDocument(database.db, websiteId);
  return createApp(
    { env, database, jobs, services, findSite, askVisitor, log, stopping },
    { groups: routeGroups, countRequest: metrics.requests.answered, loadWebhooks },
  );
};

/** For tests: the whole API over a database, with a real engine, without a port. */
export const startTestApp = async (
  database: Database,
  env: Env = testEnv(),
  engineOptions: SearchEngineOptions = {},
  { readPhotos = readPhotoForm }: { readonly readPhotos?: ReadPhotos } = {},
) => {
  const log = createLog('test', env);
  const engines: SearchEngine[] = [];
  const createEngine = (): SearchEngine => {
    const engine = createSearchEngine(engineOptions);
    engines.push(engine);
    return engine;
  };
  const stopping = new AbortController();
  const jobs = await openJobQueue(database, log, 'sender');
  const search = new EmbeddedSearch({ database, env, log, createEngine });
  search.start();
  const visitorCounts = new VisitorCounts({ write: (counted) => storeCounts(database, counted), log });
  const metrics = createApiMetrics();
  const app = await createTestApp({
    env,
    database,
    search,
    jobs,
    visitorCounts,
    metrics,
    log,
    stopping: stopping.signal,
    readPhotos,
  });
  const api = createApiClient({
    baseUrl: 'http://api.test',
    serviceToken: serviceKey(env.serviceToken.current, 'bearer'),
    fetch: async (url, init) => app.request(url, init),
  });
  return {
    app,
    api,
    search,
    visitorCounts,
    metrics,
    /** Waits until the index is built. */
    ready: async (): Promise<void> => {
      while (search.engine === null) await pause(20);
    },
    /** Every engine made so far; the last one is in use. */
    engines,
    close: async (): Promise<void> => {
      stopping.abort();
      await visitorCounts.close();
      await search.close();
      await jobs.stop({ graceful: false });
    },
  };
};
