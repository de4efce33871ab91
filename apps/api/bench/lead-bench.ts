// Enquiries a second through the whole HTTP face, with the time of the slowest hundredth, against bare inserts of the
// same words into the same PostgreSQL; what a test drive and a held vehicle cost beside an enquiry, of this process and the
// database together; and how long 200 wait who want one vehicle at once, beside 200 who enquire at once. Prints one line of
// JSON. Bundled and run by scripts/bench.
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
import { readyOrders } from './ready-orders';

const seconds = 15;
const atOnce = 16;
const roundsInTurn = 5;
const crowd = 200;
/** More holds than are made in the time of the bench. */
const holdsReady = 6000;

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
    flags: { 'test-drive': true, reserve: true },
    testDrive: { daysAhead: 60, stepMinutes: 60, capacityPerSlot: 12 },
  }),
);
const vehicle = await addTestVehicle(database.db, 'yard');
// One is with one shopper at a time: as many as keep all times of the bench free.
const driven = await Promise.all(
  Array.from({ length: 12 }, (_, number) =>
    addTestVehicle(database.db, 'yard', { slug: `b-${number}`, stocknum: `B${number}` }),
  ),
);
const toHold = { payment_processors: ['test'], price: 24_990 };
const held = await addTestVehicle(database.db, 'yard', { ...toHold, slug: 'held', stocknum: 'HELD' });
const wanted = await addTestVehicle(database.db, 'yard', { ...toHold, slug: 'wanted', stocknum: 'WANTED' });
const search = new EmbeddedSearch({ database, env, log });
const visitorCounts = new VisitorCounts({ write: (counted) => storeCounts(database, counted), log });
const app = await createTestApp({ env, database, search, jobs, visitorCounts, log });
const server = createAdaptorServer({ fetch: app.fetch });
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
const agent = new Agent({ keepAlive: true, maxSockets: crowd });
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

/** A test drive of a shopper and a vehicle; those who come together want different hours. */
const driveOf = (number: number): string => {
  const { userData, ...rest } = JSON.parse(bodyOf(number));
  const hour = firstHour + (number % hoursOffered);
  return JSON.stringify({
    ...rest,
    category: 'test-drive',
    car_id: driven[Math.floor(number / hoursOffered) % driven.length]?.id,
    slot: new Date(hour * 3_600_000).toISOString(),
    userData: {
      ...userData,
      location: 'yard-yard',
      email: `avery${number}@example.com`,
      phone: `04${String(10_000_000 + number)}`,
    },
  });
};

interface Answer {
  readonly status: number | undefined;
  readonly text: string;
}

/** What a write is answered; each number comes from an address of its own. */
const post = (path: string, number: number, body: string): Promise<Answer> =>
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
          'x-forecourt-client': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => done({ status: answer.statusCode, text: Buffer.concat(chunks).toString() }));
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });

const taken = async (path: string, number: number, body: string): Promise<unknown> => {
  const { status, text } = await post(path, number, body);
  if (status !== 200 && status !== 201) throw new Error(`HTTP ${status}: ${text}`);
  return JSON.parse(text);
};

const submit = (number: number) => taken('/api/leads', number, bodyOf(number));
const book = (number: number) => taken('/api/test-drive', number, driveOf(number));

const insert = async (number: number): Promise<void> => {
  await database.pool.query('insert into bare_leads (id, submission) values ($1, $2)', [randomUUID(), bodyOf(number)]);
};

const orders = {
  ...{ pool: database.pool, serviceToken: env.serviceToken },
  send: (path: string, body: object) => taken(path, 0, JSON.stringify(body)),
};
const seenCents = String(toHold.price * 100);

/** Goes to pay for the next order. @throws Error where its vehicle was not held */
const holdFrom = (tokens: readonly string[]) => {
  let next = 0;
  return async (number: number): Promise<void> => {
    const token = tokens[next];
    next += 1;
    if (token === undefined) throw new Error('No order is left to be paid for.');
    const answer = await taken(
      '/api/orders/pay',
      number,
      JSON.stringify({ token, agree: 'on', seen_cents: seenCents }),
    );
    if (!JSON.stringify(answer).includes('/api/payments/go')) throw new Error(`Not held: ${JSON.stringify(answer)}`);
  };
};

/** Counts on over all runs: no two of them write the same. */
let made = 0;

interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor time that one takes, of this process and the database. */
  readonly cpuMs: number;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Runs `action` by so many at once for so long; the rate, and times in milliseconds. */
const measure = async (
  action: (number: number) => Promise<unknown>,
  forSeconds: number,
  many = atOnce,
): Promise<Measured> => {
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
  await Promise.all(Array.from({ length: many }, one));
  const took = (performance.now() - began) / 1000;
  const cpuMs = (cpu() - spent) / times.length;
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  return { perSecond: Math.round(times.length / took), p50: at(0.5), p99: at(0.99), cpuMs };
};

/** All go to pay for one vehicle at once: milliseconds until the last is answered, and how many hold it. */
const rush = async (tokens: readonly string[]) => {
  const start = performance.now();
  const answers = await Promise.all(
    tokens.map(async (token, number) => {
      const body = JSON.stringify({ token, agree: 'on', seen_cents: seenCents });
      const answer = JSON.stringify(await taken('/api/orders/pay', 100_000 + number, body));
      return { ms: performance.now() - start, holds: answer.includes('/api/payments/go') };
    }),
  );
  return {
    slowestMs: Math.max(...answers.map(({ ms }) => ms)),
    holding: answers.filter(({ holds }) => holds).length,
  };
};

try {
  await database.pool.query('create table bare_leads (id uuid primary key, submission jsonb not null)');
  await measure(insert, 2);
  const bare = await measure(insert, seconds);
  const hold = holdFrom(await readyOrders(orders, held, { many: holdsReady, sameVehicle: false, prefix: '041' }));
  const actions = { leads: submit, drives: book, holds: hold };
  for (const action of Object.values(actions)) await measure(action, 2);
  // In turns: what else the machine does falls on all of them alike.
  const rounds: Readonly<Record<keyof typeof actions, Measured>>[] = [];
  for (let round = 0; round < roundsInTurn; round += 1)
    rounds.push({
      leads: await measure(submit, seconds / roundsInTurn),
      drives: await measure(book, seconds / roundsInTurn),
      holds: await measure(hold, seconds / roundsInTurn),
    });
  const of = (name: keyof typeof actions, figure: keyof Measured) => median(rounds.map((round) => round[name][figure]));
  const cpuToLead = (name: 'drives' | 'holds') => median(rounds.map((round) => round[name].cpuMs / round.leads.cpuMs));
  const crowdOfLeads = await measure(submit, seconds / 2, crowd);
  const rushed = await rush(await readyOrders(orders, wanted, { many: crowd, sameVehicle: true, prefix: '042' }));
  console.log(
    JSON.stringify({
      bareInsertsPerSecond: bare.perSecond,
      bareP99Ms: bare.p99,
      leadsPerSecond: of('leads', 'perSecond'),
      leadP50Ms: of('leads', 'p50'),
      leadP99Ms: of('leads', 'p99'),
      leadsToBare: Number((of('leads', 'perSecond') / bare.perSecond).toFixed(3)),
      p99ToBare: Number((of('leads', 'p99') / bare.p99).toFixed(1)),
      testDrivesPerSecond: of('drives', 'perSecond'),
      testDriveP99Ms: of('drives', 'p99'),
      holdsPerSecond: of('holds', 'perSecond'),
      cpuMsOfLead: Number(of('leads', 'cpuMs').toFixed(2)),
      cpuMsOfTestDrive: Number(of('drives', 'cpuMs').toFixed(2)),
      cpuMsOfHold: Number(of('holds', 'cpuMs').toFixed(2)),
      testDriveCpuToLead: Number(cpuToLead('drives').toFixed(2)),
      holdCpuToLead: Number(cpuToLead('holds').toFixed(2)),
      leadP99MsOf200AtOnce: crowdOfLeads.p99,
      slowestMsOf200OnOneVehicle: Number(rushed.slowestMs.toFixed(1)),
      slowestOf200ToLeadP99: Number((rushed.slowestMs / crowdOfLeads.p99).toFixed(2)),
      holdersOfOneVehicle: rushed.holding,
      peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    }),
  );
} finally {
  agent.destroy();
  server.close();
  await jobs.stop({ graceful: false });
  await database.close();
}
