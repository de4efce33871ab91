// Enquiries a second through the whole HTTP face, with the time of the slowest hundredth, against bare inserts of the
// same words into the same PostgreSQL; and what a test drive costs beside an enquiry, of this process and the database
// together. Prints one line of JSON. Bundled and run by scripts/bench.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { aLocation } from '@forecourt/testing';
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
import { databaseCpu } from './database-cpu';

const seconds = 10;
const atOnce = 16;

const env = { ...testEnv(() => new Date()), leadLimits: { perAddress: 1e9, perPhone: 1e9, perSite: 1e9 } };
const log = createLog('bench', env);
const database = await createTestDatabase();
const jobs = await openJobQueue(database, log, 'sender');
for (const module of await loadJobs()) await module.prepare(jobs, env);
const roundTheClock = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  ...{ weekday, status: 'Open' as const, open: '00:00', close: '24:00', formated_hours: '' },
}));
const {
  dealership_id: _id,
  dealership_slug: _slug,
  ...yard
} = aLocation({
  id: 'yard-yard',
  contact_detail: { phone: null, landline_phone: null, opening_hours: roundTheClock },
});
await applyTestDealerships(database.db, dealershipNamed('yard', { locations: [yard] }));
await applyTestSites(
  database.db,
  siteNamed('yard', {
    flags: { 'test-drive': true },
    testDrive: { daysAhead: 60, stepMinutes: 60, capacityPerSlot: 50 },
  }),
);
const vehicle = await addTestVehicle(database.db, 'yard');
// One is with one shopper at a time: as many as keep all times of the bench free.
const driven = await Promise.all(
  Array.from({ length: 20 }, (_, number) =>
    addTestVehicle(database.db, 'yard', { slug: `b-${number}`, stocknum: `B${number}` }),
  ),
);
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

/** Whole hours from the day after tomorrow on. */
const firstHour = Math.ceil(Date.now() / 3_600_000) + 48;
const hoursOffered = 57 * 24;

/** A test drive of a shopper, a vehicle and an hour of its own. */
const driveOf = (number: number): string => {
  const { userData, ...rest } = JSON.parse(bodyOf(number));
  const hour = firstHour + (Math.floor(number / driven.length) % hoursOffered);
  return JSON.stringify({
    ...rest,
    category: 'test-drive',
    car_id: driven[number % driven.length]?.id,
    slot: new Date(hour * 3_600_000).toISOString(),
    userData: {
      ...userData,
      location: 'yard-yard',
      email: `avery${number}@example.com`,
      phone: `04${String(10_000_000 + number)}`,
    },
  });
};

const post = (path: string, number: number, body: string): Promise<void> =>
  new Promise((done, fail) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path,
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

const submit = (number: number) => post('/api/leads', number, bodyOf(number));
const book = (number: number) => post('/api/test-drive', number, driveOf(number));

const insert = async (number: number): Promise<void> => {
  await database.pool.query('insert into bare_leads (id, submission) values ($1, $2)', [randomUUID(), bodyOf(number)]);
};

/** Counts on over all runs: no two of them write the same. */
let made = 0;

/** Runs `action` by so many at once for so long; the rate, and times in milliseconds. */
const measure = async (action: (number: number) => Promise<void>, forSeconds: number) => {
  const times: number[] = [];
  const end = performance.now() + forSeconds * 1000;
  const one = async () => {
    while (performance.now() < end) {
      made += 1;
      const start = performance.now();
      await action(made);
      times.push(performance.now() - start);
    }
  };
  const cpuOfDatabase = await databaseCpu(database);
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 + cpuOfDatabase();
  };
  const [began, spent] = [performance.now(), cpu()];
  await Promise.all(Array.from({ length: atOnce }, one));
  const took = (performance.now() - began) / 1000;
  const cpuMs = (cpu() - spent) / times.length;
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  return { perSecond: Math.round(times.length / took), p50: at(0.5), p99: at(0.99), cpuMs };
};

try {
  await database.pool.query('create table bare_leads (id uuid primary key, submission jsonb not null)');
  await measure(insert, 2);
  const bare = await measure(insert, seconds);
  await measure(submit, 2);
  const leads = await measure(submit, seconds);
  await measure(book, 2);
  const drives = await measure(book, seconds);
  console.log(
    JSON.stringify({
      bareInsertsPerSecond: bare.perSecond,
      bareP99Ms: bare.p99,
      leadsPerSecond: leads.perSecond,
      leadP50Ms: leads.p50,
      leadP99Ms: leads.p99,
      leadsToBare: Number((leads.perSecond / bare.perSecond).toFixed(3)),
      p99ToBare: Number((leads.p99 / bare.p99).toFixed(1)),
      testDrivesPerSecond: drives.perSecond,
      testDriveP99Ms: drives.p99,
      cpuMsOfLead: Number(leads.cpuMs.toFixed(2)),
      cpuMsOfTestDrive: Number(drives.cpuMs.toFixed(2)),
      testDriveCpuToLead: Number((drives.cpuMs / leads.cpuMs).toFixed(2)),
      peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    }),
  );
} finally {
  agent.destroy();
  server.close();
  await jobs.stop({ graceful: false });
  await database.close();
}
