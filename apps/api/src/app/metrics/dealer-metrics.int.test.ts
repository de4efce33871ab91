import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRegistry } from '@forecourt/api-contract/operator';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { queryPlans } from '../../../test/query-plans';
import { testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createTestDatabase } from '../../../test/test-database';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import { nightMarket, startTestTemplate } from '../../../test/test-template';
import type { Database } from '../../ground/database/database';
import { readStockStanding } from '../../subjects/stock';
import { backupMark } from './backup-age';
import { watchDealers } from './dealer-metrics';

const now = new Date('2026-11-27T03:00:00Z');
const hour = 3600;

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-dealers-'));
  await applyTestDealerships(
    database.db,
    dealershipNamed('yard'),
    dealershipNamed('harbour'),
    dealershipNamed('night'),
  );
  await applyTestSites(database.db, siteNamed('yard'), siteNamed('harbour'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => emptyTables(database, 'leads', 'messages', 'stock_runs', 'stock_feeds', 'stock_keys'));

const query = (text: string, values: readonly unknown[] = []) => database.pool.query(text, [...values]);
const ago = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/** Samples of metrics that begin so, as they stand in `/metrics`. */
const samples = async (name: string): Promise<readonly string[]> => {
  const registry = createRegistry('api');
  watchDealers(registry, {
    database,
    env: { allowPrivateAddresses: true, now: () => now, dataDir: folder },
    log: pino({ level: 'silent' }),
  });
  return (await registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith(`forecourt_${name}`))
    .map((line) => line.replace('forecourt_', '').replace(/,?process="api"/, ''));
};

const addFeed = (dealership: string, name: string, schedule: string, { paused = false } = {}) =>
  query(
    `insert into stock_feeds (dealership_id, name, url, profile, schedule, zone, paused, updated_at)
     values ($1, $2, 'https://feed.example/x.csv', 'plain', $3, 'UTC', $4, $5)`,
    [dealership, name, schedule, paused, ago(2 * hour)],
  );
const addRun = (dealership: string, feed: string, status: string, finished: Date) =>
  query(
    `insert into stock_runs (id, dealership_id, profile, feed, source_name, status, started_at, finished_at)
     values (gen_random_uuid(), $1, 'plain', $2, 'x.csv', $3, $4, $4)`,
    [dealership, feed, status, finished],
  );
const addKey = (dealership: string, { used = true, revoked = false } = {}) =>
  query(
    `insert into stock_keys (id, dealership_id, label, digest, last_used_at, revoked_at)
     values (gen_random_uuid(), $1, 'supplier', gen_random_uuid()::text, $2, $3)`,
    [dealership, used ? now : null, revoked ? now : null],
  );

describe('the age of stock that comes by itself', () => {
  it('is that of the last import that went well, and late after twice the schedule or a day of uploads', async () => {
    await addFeed('yard', 'new', '0 * * * *');
    await addRun('yard', 'new', 'done', ago(9 * hour));
    await addRun('yard', 'new', 'done', ago(3 * hour));
    await addRun('yard', 'new', 'failed', ago(60));
    // Uploaded, beside it: another feed of the same dealership does not hide that it is late, nor the other way round.
    await addKey('yard');
    await addRun('yard', 'demo', 'done', ago(30 * hour));
    await addFeed('harbour', 'all', '0 3 * * *');
    expect(await samples('stock_age')).toEqual([
      'stock_age_seconds{dealership="harbour",feed="all"} 7200',
      `stock_age_seconds{dealership="yard",feed="new"} ${3 * hour}`,
      `stock_age_seconds{dealership="yard",feed="uploads"} ${30 * hour}`,
    ]);
    expect(await samples('stock_due')).toEqual([
      `stock_due_seconds{dealership="harbour",feed="all"} ${48 * hour}`,
      `stock_due_seconds{dealership="yard",feed="new"} ${2 * hour}`,
      `stock_due_seconds{dealership="yard",feed="uploads"} ${26 * hour}`,
    ]);
  });

  it('is that of the newest upload, whatever feeds uploads are named for, and is read by the index of runs that went well', async () => {
    await addKey('yard');
    for (const [feed, hours] of [
      ['autumn', 9],
      ['demo', 5],
      ['demo', 7],
      ['zebra', 6],
      ['fetched', 1],
    ] as const)
      await addRun('yard', feed, 'done', ago(hours * hour));
    await addRun('harbour', 'demo', 'done', ago(2 * hour));
    await addFeed('yard', 'fetched', '0 * * * *', { paused: true });
    expect(await samples('stock_age')).toEqual([`stock_age_seconds{dealership="yard",feed="uploads"} ${5 * hour}`]);
    const [plan] = await queryPlans(database, (db) => readStockStanding(db, now));
    expect(new Set(plan?.match(/\S+ on stock_runs/g))).toEqual(new Set(['stock_runs_done on stock_runs']));
  });

  it('is told of nothing that is not expected: feeds that are paused, imports by hand, keys that were never used or are revoked', async () => {
    await addFeed('yard', 'new', '0 * * * *', { paused: true });
    await addRun('yard', 'new', 'done', ago(90 * hour));
    await addRun('harbour', 'by-hand', 'done', ago(90 * hour));
    await addKey('harbour', { used: false });
    await addKey('night', { revoked: true });
    expect(await samples('stock_')).toEqual([]);
  });
});

const addLead = (site: string, created: Date, { completed = true, suspected = '{}' } = {}) =>
  query(
    `insert into leads (id, website_id, dealership_id, category, submission, form_completed, suspected, created_at)
     values (gen_random_uuid(), $1, $1, 'general', '{}', $2, $3, $4)`,
    [site, completed, suspected, created],
  );

describe('the leads of a site', () => {
  it('have the age of the last by a person, and a usual gap where there are enough', async () => {
    // One in each twelve hours of ten days, the last two days ago.
    for (let place = 0; place < 20; place += 1) await addLead('yard', ago(48 * hour + place * 12 * hour));
    await addLead('yard', ago(hour), { completed: false });
    await addLead('yard', ago(hour), { suspected: '{too-fast}' });
    await addLead('harbour', ago(hour));
    // A site that is gone is nobody's worry.
    await addLead('night', ago(hour));
    expect(await samples('site_last_lead')).toEqual([
      `site_last_lead_age_seconds{site="harbour"} ${hour}`,
      `site_last_lead_age_seconds{site="yard"} ${48 * hour}`,
    ]);
    expect(await samples('site_lead_gap')).toEqual([`site_lead_gap_seconds{site="yard"} ${12 * hour}`]);
  });

  it('keep their usual gap however long none has come since', async () => {
    for (let place = 0; place < 20; place += 1) await addLead('yard', ago(40 * 24 * hour + place * 12 * hour));
    expect(await samples('site_lead_gap')).toEqual([`site_lead_gap_seconds{site="yard"} ${12 * hour}`]);
  });
});

const addMessage = async (
  destination: object,
  { status, error, at = ago(hour) }: { status: string; error: string; at?: Date },
) => {
  const { rows } = await query(
    `insert into messages (id, template, destination, status, message_id, attempts, last_error, created_at)
     values (gen_random_uuid(), 'receipt', $1, $2, gen_random_uuid()::text, 3, $3, $4) returning id`,
    [JSON.stringify(destination), status, error, at],
  );
  await query('insert into message_attempts (message, at, outcome, duration_ms) values ($1, $2, $3, 5)', [
    rows[0].id,
    at,
    error,
  ]);
};

describe('mails that do not arrive', () => {
  it('are counted for a day by how they ended, to dealers and shoppers alike, and texts and webhooks are not', async () => {
    const dealer = { kind: 'email', to: ['sales@yard.example'] };
    const shopper = { kind: 'shopper', by: 'email' };
    await addMessage(dealer, { status: 'failed', error: 'smtp_550' });
    await addMessage(shopper, { status: 'failed', error: 'smtp_552' });
    await addMessage(dealer, { status: 'failed', error: 'bounced_5.1.1' });
    await addMessage(shopper, { status: 'failed', error: 'timeout' });
    await addMessage(dealer, { status: 'pending', error: 'smtp_451' });
    await addMessage(dealer, { status: 'failed', error: 'smtp_550', at: ago(25 * hour) });
    await addMessage({ kind: 'shopper', by: 'sms' }, { status: 'failed', error: 'http_500' });
    await addMessage({ kind: 'webhook', url: 'https://crm.example' }, { status: 'pending', error: 'http_500' });
    expect(await samples('mails')).toEqual([
      'mails{state="refused"} 2',
      'mails{state="bounced"} 1',
      'mails{state="given-up"} 1',
      'mails{state="retrying"} 1',
    ]);
  });
});

it('the disk of pictures says how much is left of how much', async () => {
  const [free = '', size = ''] = await samples('media_disk').then((lines) => [...lines].sort());
  expect(free).toMatch(/^media_disk_free_bytes\{\} \d/);
  expect(Number(free.split(' ')[1])).toBeLessThan(Number(size.split(' ')[1]));
});

it('the last back-up says how old it is once one was marked, and nothing before', async () => {
  expect(await samples('backup')).toEqual([]);
  const mark = join(folder, backupMark);
  writeFileSync(mark, '');
  utimesSync(mark, ago(30 * hour), ago(30 * hour));
  expect(await samples('backup')).toEqual([`backup_age_seconds{} ${30 * hour}`]);
});

describe('a registered template', () => {
  const startOne = async (name: string) => startTestTemplate(await nightMarket({ name }));

  it('is told to be as it was registered, another by now, or away', async () => {
    const apps = await Promise.all(['well', 'differs', 'away'].map((name) => startOne(name)));
    for (const { origin } of apps) {
      const { code } = await testCli(database, testEnv())('templates', 'register', origin);
      expect(code).toBe(0);
    }
    const [, differs, away] = apps;
    if (differs !== undefined) differs.says = await nightMarket({ name: 'differs', version: '1.0.1' });
    away?.close();
    expect(await samples('registered_template')).toEqual([
      'registered_template{template="away@1.0.0",state="away"} 1',
      'registered_template{template="differs@1.0.0",state="differs"} 1',
      'registered_template{template="well@1.0.0",state="well"} 1',
    ]);
    for (const app of apps) app.close();
  });
});
