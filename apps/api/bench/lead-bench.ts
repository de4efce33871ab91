// Enquiries a second through the whole HTTP face, with the time of the slowest hundredth, against bare inserts of the
// same words into the same PostgreSQL. Prints one line of JSON. Bundled and run by scripts/bench.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { loadJobs } from '../src/app/rosters';
import { openJobQueue } from '../src/ground/jobs/job-queue';
import { createLog } from '../src/ground/log/log';
import { EmbeddedSearch } from '../src/subjects/search/embedded-search';
import { storeCounts } from '../src/subjects/visitor-counts/store-counts';
import { VisitorCounts } from '../src/subjects/visitor-counts/visitor-counts';
import { createTestApp, testEnv, testProof } from '../test/test-app';
import { createTestDatabase } from '../test/test-database';
import { addTestVehicle, applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../test/test-stock';

const seconds = 10;
const atOnce = 16;

const env = { ...testEnv(() => new Date()), leadLimits: { perAddress: 1e9, perPhone: 1e9, perSite: 1e9 } };
const log = createLog('bench', env);
const database = await createTestDatabase();
const jobs = await openJobQueue(database, log, 'sender');
for (const module of await loadJobs()) await module.prepare(jobs, env);
await applyTestDealerships(database.db, dealershipNamed('yard'));
await applyTestSites(database.db, siteNamed('yard'));
const vehicle = await addTestVehicle(database.db, 'yard');
const search = new EmbeddedSearch({ database, env, log });
const visitorCounts = new VisitorCounts({ write: (counted) => storeCounts(database, counted), log });
const app = await createTestApp({ env, database, search, jobs, visitorCounts, log });
const server = createAdaptorServer({ fetch: app.fetch });
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

const bodyOf = (number: number): string =>
  JSON.stringify({
    userData: {
      name: 'Avery',
      last_name: 'Example',
      email: 'avery@example.com',
      phone: '0491 570 006',
      message: `Is it still there? I would like to see it on Saturday. (${number})`,
      opt_in: true,
    },
    category: 'vehicle',
    car_id: vehicle.id,
    url: vehicle.path,
    elapsed_ms: 9000,
    more_wishes: '',
    idempotency_key: randomUUID(),
  });

const submit = (number: number): Promise<void> =>
  new Promise((done, fail) => {
    const body = bodyOf(number);
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path: '/api/leads',
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-forecourt-gateway': testProof,
          'x-forecourt-site': 'yard',
          'x-forecourt-client': `198.51.100.${number % 250}`,
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => (answer.statusCode === 201 ? done() : fail(new Error(`HTTP ${answer.statusCode}`))));
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });

const insert = async (number: number): Promise<void> => {
  await database.pool.query('insert into bare_leads (id, submission) values ($1, $2)', [randomUUID(), bodyOf(number)]);
};

/** Runs `action` by so many at once for so long; the rate, and times in milliseconds. */
const measure = async (action: (number: number) => Promise<void>, forSeconds: number) => {
  const times: number[] = [];
  const end = performance.now() + forSeconds * 1000;
  let number = 0;
  const one = async () => {
    while (performance.now() < end) {
      number += 1;
      const start = performance.now();
      await action(number);
      times.push(performance.now() - start);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, one));
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  return { perSecond: Math.round(times.length / took), p50: at(0.5), p99: at(0.99) };
};

try {
  await database.pool.query('create table bare_leads (id uuid primary key, submission jsonb not null)');
  await measure(insert, 2);
  const bare = await measure(insert, seconds);
  await measure(submit, 2);
  const leads = await measure(submit, seconds);
  console.log(
    JSON.stringify({
      bareInsertsPerSecond: bare.perSecond,
      bareP99Ms: bare.p99,
      leadsPerSecond: leads.perSecond,
      leadP50Ms: leads.p50,
      leadP99Ms: leads.p99,
      leadsToBare: Number((leads.perSecond / bare.perSecond).toFixed(3)),
      p99ToBare: Number((leads.p99 / bare.p99).toFixed(1)),
      peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    }),
  );
} finally {
  agent.destroy();
  server.close();
  await jobs.stop({ graceful: false });
  await database.close();
}
