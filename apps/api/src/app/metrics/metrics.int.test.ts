import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceKey } from '@forecourt/api-contract/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import { payloadAbout } from '../../../test/test-leads';
import { buildPrograms, type RunningProgram } from '../../../test/test-programs';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';

const serviceToken = 'service-token-of-the-metrics';
/** What is read of the database is remembered for five seconds. */
const soon = { interval: 250, timeout: 120_000 };

let database: Database;
let folder: string;
let programs: Awaited<ReturnType<typeof buildPrograms>>;
let api: RunningProgram;
let worker: RunningProgram;
let vehicleId: string;

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  folder = mkdtempSync(join(tmpdir(), 'forecourt-metrics-'));
  programs = await buildPrograms(() => ({
    DATABASE_URL: database.url,
    FORECOURT_DATA_DIR: folder,
    FORECOURT_SERVICE_TOKEN: serviceToken,
    FORECOURT_SEARCH_SECRET: 'search-secret-of-the-metrics',
    FORECOURT_SEALING_KEY: 'sealing-key-of-the-metrics',
    FORECOURT_API_PORT: '0',
    FORECOURT_METRICS_PORT: '0',
  }));
  [api, worker] = await Promise.all([programs.start('serve'), programs.start('work')]);
  await applyTestDealerships(database.db, dealershipNamed('yard'));
  await applyTestSites(database.db, siteNamed('yard'));
  vehicleId = (await addTestVehicle(database.db, 'yard', { slug: 'a-ute', stocknum: 'S1' })).id;
});
afterAll(async () => {
  await programs.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const operatorOf = (program: RunningProgram): string => {
  const url = /"url":"([^"]+)\/metrics","msg":"metrics"/.exec(program.logged())?.[1];
  if (url === undefined) throw new Error(`No metrics are told in:\n${program.logged()}`);
  return url;
};
const metricsOf = async (program: RunningProgram): Promise<string> => {
  const answer = await fetch(`${operatorOf(program)}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return answer.text();
};
/** The value of the first line that begins so; null without one. */
const metric = async (program: RunningProgram, name: string): Promise<number | null> => {
  const line = (await metricsOf(program)).split('\n').find((text) => text.startsWith(name));
  return line === undefined ? null : Number(line.split(' ').at(-1));
};
const readyOf = async (program: RunningProgram) => {
  const answer = await fetch(`${operatorOf(program)}/readyz`);
  return { status: answer.status, body: await answer.json() };
};
const submit = (body: object) =>
  fetch(`${api.url}/api/leads`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forecourt-gateway': serviceKey(serviceToken, 'api-proof'),
      'x-forecourt-site': 'yard',
      'x-forecourt-client': '203.0.113.7',
    },
    body: JSON.stringify(body),
  });

describe('metrics of API and worker', () => {
  it('are text that Prometheus reads, in which each sample has a name, labels and a number', async () => {
    for (const program of [api, worker]) {
      const lines = (await metricsOf(program)).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      expect(lines.length).toBeGreaterThan(30);
      for (const line of lines)
        expect(line).toMatch(/^[a-z_:][\w:]*\{(?:\w+="[^"]*",?)+\} (?:-?[\d.]+(?:e[+-]\d+)?|NaN)$/);
      expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds'))).toBe(true);
    }
  });

  it('are not at the address that the gateway reaches', async () => {
    expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
  });

  it('count requests by route and status: an enquiry taken, one refused', async () => {
    expect((await submit(payloadAbout(vehicleId))).status).toBe(201);
    expect((await submit({ nothing: true })).status).toBe(422);
    expect(await metric(api, 'forecourt_requests_total{route="leads",status="201"')).toBe(1);
    expect(await metric(api, 'forecourt_requests_total{route="leads",status="422"')).toBe(1);
    expect(await metric(api, 'forecourt_request_seconds_count{process="api",route="leads"')).toBe(2);
  });

  it('report how far the search index lags, and the same spine and clock in API and worker', async () => {
    await expect.poll(() => metric(api, 'forecourt_search_index_ready'), soon).toBe(1);
    await expect.poll(() => metric(api, 'forecourt_search_index_lag_seconds'), soon).toBe(0);
    for (const program of [api, worker]) {
      await expect.poll(() => metric(program, 'forecourt_spine_lag_seconds'), soon).toBe(0);
      expect(await metric(program, 'forecourt_database_up')).toBe(1);
      expect(await metric(program, 'forecourt_clock_lag_seconds')).toBeLessThan(60);
      const newest = await metric(program, 'forecourt_spine_seq');
      expect(newest).toBeGreaterThan(0);
      await expect.poll(() => metric(program, 'forecourt_spine_published_seq'), soon).toBe(newest);
    }
    expect(await metric(worker, 'forecourt_worker_turns_total{turn="clock",outcome="done"')).toBeGreaterThan(0);
  });

  it('report how many deliveries wait, the age of the oldest and the dead letters, and nothing about recipients', async () => {
    const ago = "now() - interval '90 seconds'";
    await database.pool.query(`update messages set status = 'pending', created_at = ${ago}, next_attempt_at = ${ago}`);
    await expect.poll(() => metric(api, 'forecourt_deliveries{state="waiting"'), soon).toBe(1);
    expect(await metric(api, 'forecourt_deliveries_oldest_seconds')).toBeGreaterThan(89);
    expect(await metric(api, 'forecourt_deliveries_overdue_seconds')).toBeGreaterThan(89);
    await database.pool.query("update messages set status = 'failed', next_attempt_at = null");
    await expect.poll(() => metric(worker, 'forecourt_deliveries{state="dead"'), soon).toBe(1);
    await expect.poll(() => metric(api, 'forecourt_deliveries_oldest_seconds'), soon).toBe(0);
    expect(await metricsOf(api)).not.toMatch(/avery|example\.com|203\.0\.113|a-ute/i);
  });

  it('count jobs by name and outcome', async () => {
    await database.pool.query(`insert into pgboss.job (name) values ('upkeep')`);
    await expect
      .poll(() => metric(worker, 'forecourt_jobs_total{job="upkeep",outcome="done"'), soon)
      .toBeGreaterThan(0);
    await expect
      .poll(() => metric(worker, 'forecourt_jobs_total{job="messages:lead",outcome="delivered"'), soon)
      .toBeGreaterThan(0);
  });

  it('report the jobs of each queue, those scheduled for later too', async () => {
    await database.pool.query(
      `insert into pgboss.job (name, start_after) values ('upkeep', now() + interval '1 hour')`,
    );
    await expect
      .poll(() => metric(worker, 'forecourt_queue_jobs{queue="upkeep",state="later"'), soon)
      .toBeGreaterThan(0);
    expect(await metric(worker, 'forecourt_queue_overdue_seconds{queue="upkeep"')).toBeLessThan(60);
  });
});

describe('a process is ready', () => {
  it('when its database has the tables of this release, and it can do its work', async () => {
    await expect
      .poll(() => readyOf(api), soon)
      .toEqual({
        status: 200,
        body: { status: 'ready', checks: { http: 'ok', service: 'ok', database: 'ok', search: 'ok' } },
      });
    expect(await readyOf(worker)).toEqual({
      status: 200,
      body: { status: 'ready', checks: { database: 'ok', queue: 'ok' } },
    });

    const { rows } = await database.pool.query(
      `delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations) returning *`,
    );
    try {
      expect(await readyOf(worker)).toMatchObject({ status: 503, body: { checks: { queue: 'ok' } } });
      expect((await readyOf(api)).body.checks.database).toContain('older than this release');
      const own = await fetch(`${api.url}/readyz`);
      expect([own.status, (await own.json()).code]).toEqual([503, 'database_outdated']);
      expect((await fetch(`${operatorOf(api)}/healthz`)).status).toBe(200);
    } finally {
      const [{ hash, created_at }] = rows;
      await database.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        created_at,
      ]);
    }
    await expect.poll(async () => (await fetch(`${api.url}/readyz`)).status, soon).toBe(200);
  });
});

describe('searches that are refused', () => {
  it('are counted by reason', async () => {
    const running = await startTestApp(database);
    try {
      // Without an index, however soon it would be built.
      await running.search.close();
      const answer = await running.app.request('/_search/1/indexes/*/queries', { method: 'POST', body: '{}' });
      expect(answer.status).toBe(503);
      const text = await running.metrics.registry.metrics();
      expect(text).toContain('forecourt_searches_refused_total{reason="not_ready",process="api"} 1');
      expect(text).toContain('forecourt_requests_total{route="search",status="503",process="api"} 1');
    } finally {
      await running.close();
    }
  });
});
