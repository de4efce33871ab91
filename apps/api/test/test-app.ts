import { setTimeout as pause } from 'node:timers/promises';
import { createApiClient } from '@forecourt/api-contract';
import { serviceKey } from '@forecourt/api-contract/service';
import { createSearchEngine, type SearchEngine, type SearchEngineOptions } from '@forecourt/search-engine';
import { testNow } from '@forecourt/testing';
import type { Database } from '../src/database/database';
import type { Env } from '../src/env';
import { createApp } from '../src/http/create-app';
import { openJobQueue } from '../src/jobs/job-queue';
import { createLog } from '../src/log';
import { createApiMetrics } from '../src/metrics/api-metrics';
import { EmbeddedSearch } from '../src/search/embedded-search';
import { usualUploadLimits } from '../src/stock/upload-places';
import { storeCounts } from '../src/visitor-counts/store-counts';
import { VisitorCounts } from '../src/visitor-counts/visitor-counts';

export const testSecret = 'service-token-of-tests';

/** What the gateway proves itself with in tests, and what opens the service routes. */
export const testProof = serviceKey(testSecret, 'api-proof');
export const testBearer = serviceKey(testSecret, 'bearer');

/** Settings of an app under test: secrets of its own, a clock that stands still until it is moved. */
export const testEnv = (now: () => Date = () => testNow): Env => ({
  databaseUrl: null,
  dataDir: '/nonexistent',
  serviceToken: { current: testSecret, previous: null },
  searchSecret: { current: 'search-secret-of-tests', previous: null },
  sealingKey: { current: 'sealing-key-of-tests', previous: null },
  bind: '127.0.0.1',
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
  sms: null,
  smsPerSite: 500,
  leadLimits: { perAddress: 1000, perPhone: 1000, perSite: 10_000 },
  valuation: null,
  placesUrl: 'http://127.0.0.1:9',
  geocoder: null,
  staticMaps: null,
  vehicleLookup: null,
  deliverySpeed: 1,
  namedSecret: () => null,
  now,
  followParentPipe: false,
});

/** For tests: the whole API over a database, with a real engine, without a port. */
export const startTestApp = async (
  database: Database,
  env: Env = testEnv(),
  engineOptions: SearchEngineOptions = {},
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
  const app = createApp({ env, database, search, jobs, visitorCounts, metrics, log, stopping: stopping.signal });
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
