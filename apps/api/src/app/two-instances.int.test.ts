import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiClient } from '@forecourt/api-contract';
import { serviceKey } from '@forecourt/api-contract/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, databaseSettings } from '../../test/test-database';
import { mailbox, startSmtp, testPerson } from '../../test/test-leads';
import { buildPrograms, type RunningProgram } from '../../test/test-programs';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../test/test-stock';
import type { Database } from '../ground/database/database';
import { migrationsFolder } from '../ground/env/paths';
import { createStockKey } from '../subjects/stock/stock-keys';

const serviceToken = 'service-token-of-two-instances';
/** Enquiries that one address may send in ten minutes here. */
const perAddress = 12;

let database: Database;
let folder: string;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let programs: Awaited<ReturnType<typeof buildPrograms>>;
let apis: readonly RunningProgram[];
let workers: readonly RunningProgram[];

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  folder = mkdtempSync(join(tmpdir(), 'forecourt-two-'));
  smtp = await startSmtp(() => 'take');
  programs = await buildPrograms(() => ({
    ...databaseSettings(database),
    FORECOURT_DATA_DIR: folder,
    FORECOURT_SERVICE_TOKEN: serviceToken,
    FORECOURT_SEARCH_SECRET: 'search-secret-of-two-instances',
    FORECOURT_SEALING_KEY: 'sealing-key-of-two-instances',
    FORECOURT_API_PORT: '0',
    FORECOURT_LEADS_PER_ADDRESS: String(perAddress),
    FORECOURT_LEADS_PER_PHONE: '1000',
    FORECOURT_LOG_LEVEL: 'debug',
    SMTP_URL: smtp.url,
    FORECOURT_MAIL_FROM: 'leads@forecourt.internal',
  }));
  const [one, two, three, four] = await Promise.all([
    programs.start('serve'),
    programs.start('serve'),
    programs.start('work'),
    programs.start('work'),
  ]);
  apis = [one, two];
  workers = [three, four];
});
afterAll(async () => {
  await programs.close();
  await smtp.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const rows = async (query: string) => (await database.pool.query(query)).rows;
const api = (number: number): RunningProgram => {
  const found = apis[number % apis.length];
  if (found === undefined) throw new Error('no API');
  return found;
};
const submit = async (number: number, client: string, vehicle: string): Promise<number> => {
  const answer = await fetch(`${api(number).url}/api/leads`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forecourt-gateway': serviceKey(serviceToken, 'api-proof'),
      'x-forecourt-site': 'yard',
      'x-forecourt-client': client,
    },
    body: JSON.stringify({
      userData: { ...testPerson, message: `Question ${number} from ${client}` },
      category: 'vehicle',
      car_id: vehicle,
      elapsed_ms: 9000,
      more_wishes: '',
    }),
  });
  await answer.arrayBuffer();
  return answer.status;
};

describe('two APIs and two workers on one given PostgreSQL', () => {
  it('[DATA-01] start together on an empty database and migrate it once', async () => {
    const applied = await rows('select hash from drizzle.__drizzle_migrations');
    expect(applied).toHaveLength(readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql')).length);
    expect(await rows('select count(*)::int from pgboss.version')).toEqual([{ count: 1 }]);
    for (const { url } of apis) await expect.poll(async () => (await fetch(`${url}/readyz`)).ok).toBe(true);
    for (const program of [...apis, ...workers])
      expect(program.logged().match(/"level":(?:50|60).*/g) ?? []).toEqual([]);
  });

  it('[DATA-02] show on both what one of them has imported, within 5 seconds', async () => {
    await applyTestDealerships(database.db, dealershipNamed('yard', { lead_destinations: [mailbox('leads')] }));
    await applyTestSites(database.db, siteNamed('yard'));
    const { key } = await createStockKey(database.db, 'yard', 'Supplier');
    const feed = Array.from({ length: 50 }, (_, i) => `S${i},Kia,Rio,2020,20000`).join('\n');
    const answer = await fetch(`${api(0).url}/api/stock/yard`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: `stocknum,make,model,year,price\n${feed}\n`,
    });
    expect(await answer.json()).toMatchObject({ created: 50 });
    const found = async ({ url }: RunningProgram): Promise<number> => {
      const client = createApiClient({ baseUrl: url, serviceToken: serviceKey(serviceToken, 'bearer'), fetch });
      const site = await client.getSite('yard');
      const access = site?.searchAccess;
      const response = await fetch(`${url}/_search/1/indexes/*/queries`, {
        method: 'POST',
        headers: { 'x-algolia-application-id': access?.appId ?? '', 'x-algolia-api-key': access?.apiKey ?? '' },
        body: JSON.stringify({ requests: [{ indexName: access?.indexName, query: 'kia' }] }),
      });
      const { results } = await response.json();
      return results?.[0]?.nbHits ?? 0;
    };
    for (const program of apis) await expect.poll(() => found(program)).toBe(50);
  });

  it('[LEAD-02] share the deliveries: each goes out once, and both workers take part', async () => {
    const vehicle = await addTestVehicle(database.db, 'yard', { slug: 'a-ute', stocknum: 'L1' });
    const leads = 120;
    const statuses = await Promise.all(
      Array.from({ length: leads }, (_, number) => submit(number, `198.51.100.${number}`, vehicle.id)),
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    await expect.poll(() => rows("select 1 from messages where status <> 'delivered'")).toEqual([]);
    expect(smtp.taken).toHaveLength(leads);
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(leads);
    expect(await rows('select count(*)::int from message_attempts')).toEqual([{ count: leads }]);
    for (const worker of workers) expect(worker.logged()).toContain('"outcome":"delivered"');
  });

  it('[LEAD-04] count one address together, whichever API it asks', async () => {
    const [found] = await rows("select id from vehicles where stocknum = 'L1'");
    const statuses: number[] = [];
    for (let number = 0; number < perAddress + 4; number += 1)
      statuses.push(await submit(number, '203.0.113.7', String(found.id)));
    expect(statuses.slice(0, perAddress)).toEqual(Array(perAddress).fill(201));
    expect(statuses.slice(perAddress)).toEqual([429, 429, 429, 429]);
    expect(await submit(0, '203.0.113.8', String(found.id))).toBe(201);
  });

  it('leave nothing behind when they are stopped', async () => {
    await Promise.all([...apis, ...workers].map((program) => program.end()));
    // Of a pooler's connections, which stay, none is in the middle of anything.
    const isPooled = databaseSettings(database).DATABASE_DIRECT_URL !== undefined;
    expect(
      await rows(
        `select application_name from pg_stat_activity
         where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
           and application_name <> 'forecourt' and (state <> 'idle' or ${!isPooled})`,
      ),
    ).toEqual([]);
    expect(
      await rows(
        `select pid from pg_locks
         where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      ),
    ).toEqual([]);
    expect(await rows('select count(*)::int from followers')).toEqual([{ count: 0 }]);
  });
});
