import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicSite } from '@forecourt/config/public-site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, testEnv, testProof } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { repositoryRoot } from '../../ground/env/paths';

/** The engine's worker, but a search for "stuck" never ends. */
const stuckWorker = join(repositoryRoot, 'packages/search-engine/test/stuck-worker.mjs');
const soon = { timeout: 60_000, interval: 50 };

let database: Database;
let running: Awaited<ReturnType<typeof startTestApp>>;
let access: PublicSite['searchAccess'];
beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('yard'));
  await applyTestSites(database.db, siteNamed('yard'));
  await addTestVehicle(database.db, 'yard', { stocknum: 'Y1' });
  running = await startTestApp(database, testEnv(), {
    workerLocation: pathToFileURL(stuckWorker),
    limits: { processorMs: 500 },
  });
  await running.ready();
  const site = await running.api.getSite('yard');
  if (site === null) throw new Error('The test site is not there.');
  access = site.searchAccess;
});
afterAll(async () => {
  await running.close();
  await database.close();
});

/** A search of a shopper through the gateway, or, without an address, of a page. */
const ask = async (query: string, client: string | null, signal?: AbortSignal) => {
  const { indexName, appId, apiKey } = access;
  const gateway = { 'x-forecourt-gateway': testProof, 'x-forecourt-site': 'yard', 'x-forecourt-client': client ?? '' };
  const response = await running.app.request(`/_search/1/indexes/${indexName}/query`, {
    method: 'POST',
    headers: { 'x-algolia-api-key': apiKey, 'x-algolia-application-id': appId, ...(client === null ? {} : gateway) },
    body: JSON.stringify({ query }),
    ...(signal === undefined ? {} : { signal }),
  });
  const body = (await response.json()) as { nbHits?: number; message?: string; status?: number };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
};

describe('searches that harm others', () => {
  it('are refused after one has held up the engine, which comes back with every change', async () => {
    const [attacker, shopper] = ['203.0.113.7', '203.0.113.8'];
    const tooLong = { status: 400, body: { status: 400, message: expect.stringContaining('too long') } };
    expect(await ask('', shopper)).toMatchObject({ status: 200, body: { nbHits: 1 } });
    const stuck = ask('stuck', attacker);
    const behind = ask('', shopper);
    await addTestVehicle(database.db, 'yard', { stocknum: 'Y2' });
    expect(await stuck).toMatchObject(tooLong);
    expect(await behind).toMatchObject({ status: 503, retryAfter: '1' });
    await addTestVehicle(database.db, 'yard', { stocknum: 'Y3' });
    await expect
      .poll(() => ask('', shopper), soon)
      .toEqual({ status: 200, retryAfter: null, body: expect.objectContaining({ nbHits: 3 }) });
    expect(running.engines).toHaveLength(2);
    for (let again = 0; again < 5; again++) {
      expect(await ask('stuck', `203.0.113.${20 + again}`)).toMatchObject(tooLong);
      expect(await ask('stuck', null)).toMatchObject(tooLong);
      // In other words, by the same client.
      expect(await ask(`stuck ${again}`, attacker)).toMatchObject(tooLong);
    }
    expect(await ask('', shopper)).toMatchObject({ status: 200, body: { nbHits: 3 } });
    expect(running.engines).toHaveLength(2);
  });

  it('are refused beyond 32 at once of one client, and leave the others alone', async () => {
    const flood = Array.from({ length: 80 }, () => ask('', '203.0.113.50'));
    const shopper = ask('', '203.0.113.51');
    const statuses = (await Promise.all(flood)).map(({ status, retryAfter }) => `${status} ${retryAfter}`);
    expect(statuses.filter((status) => status === '200 null').length).toBeGreaterThanOrEqual(32);
    expect(statuses.filter((status) => status === '429 1').length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set(['200 null', '429 1']));
    expect((await shopper).status).toBe(200);
    expect((await ask('', '203.0.113.50')).status).toBe(200);
  });

  it('are dropped from the queue when their client has gone', async () => {
    const gone = new AbortController();
    const aborted = Array.from({ length: 30 }, (_, at) => ask('', `198.51.100.${at}`, gone.signal));
    gone.abort();
    const statuses = (await Promise.all(aborted)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 499).length).toBeGreaterThan(0);
  });
});
