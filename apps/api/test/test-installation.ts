import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createApiClient } from '@forecourt/api-contract';
import { serviceKey } from '@forecourt/api-contract/service';
import type { LeadDestination } from '@forecourt/config/dealership';
import pg from 'pg';
import { databaseAt } from '../src/ground/database/database';
import { databaseTrouble } from '../src/ground/database/database-trouble';
import { readClusterRecord } from '../src/ground/embedded-postgres/cluster-record';
import { freePort, placesUnder, urlOf } from '../src/ground/embedded-postgres/server';
import { mailbox, payloadAbout, testPerson } from './test-leads';
import { buildPrograms, type RunningProgram } from './test-programs';
import { killCluster, startTestServer } from './test-server';
import { addTestVehicle, applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from './test-stock';

const serviceToken = 'service-token-of-installation';

/** What may be killed. */
export type Part = 'api' | 'worker' | 'database';

/** What shoppers are told while the database is away. */
export const awayWords =
  'Our system is not available for a moment. Please send the form again in a minute, or call us.';

/** An answer other than that an enquiry has arrived. */
export interface Refusal {
  readonly status: number;
  readonly error: string;
  /** Seconds after which to send the form again, as the header says. */
  readonly retryAfter: string | null;
}

/**
 * For tests: shoppers who press the button until they are told that their enquiry has arrived, always with the same
 * key. What is typed begins with "private", so that it can be looked for where it must not be.
 */
const shoppersOf = (url: string, vehicleId: string) => {
  const waiting: { readonly number: number; readonly key: string }[] = [];
  const acknowledged = new Map<number, string>();
  const refusals: Refusal[] = [];
  let made = 0;
  let isOver = false;

  const send = async ({ number, key }: { number: number; key: string }): Promise<void> => {
    const answer = await fetch(`${url}/api/leads`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forecourt-gateway': serviceKey(serviceToken, 'api-proof'),
        'x-forecourt-site': 'yard',
        'x-forecourt-client': '203.0.113.7',
      },
      body: JSON.stringify(
        payloadAbout(vehicleId, {
          idempotency_key: key,
          url: `/cars/private-address-${number}`,
          user_agent: 'private-agent',
          userData: { ...testPerson, last_name: 'Privatename', message: `Private words ${number}` },
        }),
      ),
      signal: AbortSignal.timeout(60_000),
    });
    const body = await answer.json();
    if (answer.ok) acknowledged.set(number, body.lead_id);
    else {
      refusals.push({ status: answer.status, error: body.error, retryAfter: answer.headers.get('retry-after') });
      throw new Error('refused');
    }
  };
  const press = async (): Promise<void> => {
    while (!isOver) {
      const lead = waiting.shift();
      if (lead !== undefined)
        // Without an answer, or with another: again.
        await send(lead).catch(async () => {
          waiting.push(lead);
          await pause(60);
        });
      await pause(15);
    }
  };
  const pressing = Promise.all([press(), press(), press()]);
  return {
    acknowledged,
    refusals,
    made: () => made,
    /** So many more shoppers come. */
    come: (count: number): void => {
      for (let number = 0; number < count; number += 1) waiting.push({ number: made++, key: randomUUID() });
    },
    /** Waits until every one of them has been told that the enquiry arrived. */
    settled: async (): Promise<void> => {
      while (acknowledged.size < made) await pause(20);
    },
    close: async (): Promise<void> => {
      isOver = true;
      await pressing;
    },
  };
};

/** The PostgreSQL of an installation, and how it is killed and comes back. */
interface Store {
  readonly env: Readonly<Record<string, string>>;
  /** Address of the installation's database, once a program has made it. */
  url(): string;
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const givenStore = async (): Promise<Store> => {
  const server = await startTestServer();
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query('create database forecourt');
  await admin.end();
  const url = server.url('forecourt');
  return { env: { DATABASE_URL: url }, url: () => url, kill: server.kill, start: server.start, close: server.close };
};

/** The embedded one, which the programs start by themselves, and again when it is gone. */
const embeddedStore = (folder: string): Store => {
  // PostgreSQL may run as another user than the tests.
  chmodSync(folder, 0o755);
  const url = () => {
    const record = readClusterRecord(placesUnder(folder).record);
    if (record === null) throw new Error('There is no embedded PostgreSQL yet.');
    return urlOf(record, 'forecourt');
  };
  return {
    env: { FORECOURT_PG_PORT: '0' },
    url,
    kill: () => killCluster(folder),
    start: async () => undefined,
    close: () => killCluster(folder),
  };
};

/**
 * For tests: an installation of its own, API and worker as processes beside a PostgreSQL, any part of which may be
 * killed at any time. Leads of its one yard go to a mailbox and to `webhook`.
 */
export const startInstallation = async ({
  env,
  webhook,
  embedded = false,
  folder = mkdtempSync(join(tmpdir(), 'forecourt-installation-')),
}: {
  readonly env: Readonly<Record<string, string>>;
  readonly webhook?: LeadDestination;
  /** With the embedded PostgreSQL, which nobody but the programs starts. */
  readonly embedded?: boolean;
  /** Where its data are; removed in the end. */
  readonly folder?: string;
}) => {
  const store = embedded ? embeddedStore(folder) : await givenStore();
  const port = await freePort();
  const programs = await buildPrograms(() => ({
    FORECOURT_DATA_DIR: folder,
    FORECOURT_SERVICE_TOKEN: serviceToken,
    FORECOURT_SEARCH_SECRET: 'search-secret-of-installation',
    FORECOURT_SEALING_KEY: 'sealing-key-of-installation',
    FORECOURT_API_PORT: String(port),
    FORECOURT_ALLOW_PRIVATE_ADDRESSES: '1',
    FORECOURT_LEADS_PER_ADDRESS: '1000000',
    FORECOURT_LEADS_PER_PHONE: '1000000',
    FORECOURT_LEADS_PER_SITE: '1000000',
    FORECOURT_LOG_LEVEL: 'debug',
    ...store.env,
    ...env,
  }));

  const started: RunningProgram[] = [];
  const killed = new Set<RunningProgram>();
  const running: { api?: RunningProgram; worker?: RunningProgram } = {};
  const names = { api: 'serve', worker: 'work' } as const;
  const start = async (part: Part): Promise<void> => {
    if (part === 'database') return store.start();
    const program = await programs.start(names[part]);
    running[part] = program;
    started.push(program);
  };
  const kill = async (part: Part): Promise<void> => {
    if (part === 'database') return store.kill();
    const program = running[part];
    if (program === undefined) throw new Error(`There is no ${part} to kill.`);
    killed.add(program);
    await program.kill();
  };
  await Promise.all([start('api'), start('worker')]);

  const url = `http://127.0.0.1:${port}`;
  const database = databaseAt(store.url());
  const { db } = database;
  const destinations = [mailbox('leads'), ...(webhook === undefined ? [] : [webhook])];
  await applyTestDealerships(db, dealershipNamed('yard', { lead_destinations: destinations }));
  await applyTestSites(db, siteNamed('yard'));
  const vehicle = await addTestVehicle(db, 'yard', { slug: 'a-ute', stocknum: 'S1' });
  const shoppers = shoppersOf(url, vehicle.id);
  /** What stands in the database, as soon as it is there: it may be on its way back. */
  const rows = async (query: string) => {
    for (;;) {
      try {
        return (await database.pool.query(query)).rows;
      } catch (error) {
        if (databaseTrouble(error) === null) throw error;
        await pause(50);
      }
    }
  };
  return {
    database,
    programs,
    url,
    start,
    kill,
    shoppers,
    rows,
    /** The programs' client, as the gateway and the templates use it. */
    api: createApiClient({ baseUrl: url, serviceToken: serviceKey(serviceToken, 'bearer') }),
    /** Waits until no delivery waits. */
    delivered: async (): Promise<void> => {
      const open = "select count(*)::int from messages where status = 'pending'";
      while ((await rows(open))[0].count > 0) await pause(100);
    },
    /** Everything that programs of it have logged. */
    logged: (): string => started.map((program) => program.logged()).join(''),
    /** Programs that ended though nobody ended them. */
    fallen: (): number => started.filter((program) => program.hasEnded() && !killed.has(program)).length,
    close: async (): Promise<void> => {
      await shoppers.close();
      await programs.close();
      await database.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** An installation that {@link startInstallation} has made. */
export type Installation = Awaited<ReturnType<typeof startInstallation>>;
