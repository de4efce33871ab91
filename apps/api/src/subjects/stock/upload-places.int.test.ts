import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { startTestApp, testEnv } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import type { UploadLimits } from '../../ground/uploads/upload-limits';
import { createStockKey } from './stock-keys';

const header = 'stocknum,make,model,year\n';
const mayTrickle = { idleMs: 60_000, windowBytes: 0, windowMs: 60_000, wholeMs: 60_000 };

let database: Database;
let folder: string;
const { TMPDIR: tmpBefore } = process.env;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-places-'));
  process.env.TMPDIR = folder;
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('yard'), dealershipNamed('other'));
  await applyTestSites(database.db, siteNamed('yard'));
});
afterAll(async () => {
  await database.close();
  if (tmpBefore === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = tmpBefore;
  rmSync(folder, { recursive: true, force: true });
});

const spooled = () => readdirSync(folder).filter((name) => name.startsWith('forecourt-feed-')).length;

/** A real server with these limits, and ways to upload to it by hand. */
const serving = async (uploadLimits: UploadLimits) => {
  const running = await startTestApp(database, { ...testEnv(), uploadLimits });
  const server: ServerType = createAdaptorServer({ fetch: running.app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = (key: string, dealership = 'yard') => {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path: `/api/stock/${dealership}`,
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      agent: false,
    });
    // Whoever has been answered may find the line closed for what was still to come.
    outgoing.on('error', () => undefined);
    const answer = once(outgoing, 'response').then(async ([response]) => ({
      status: response.statusCode,
      retryAfter: response.headers['retry-after'],
      ...JSON.parse(await text(response)),
    }));
    // Those that are ended by us are answered nothing.
    answer.catch(() => undefined);
    outgoing.write(header);
    return { outgoing, answer };
  };
  return {
    open,
    /** Sends a byte now and then until it is answered. */
    trickle: async (key: string) => {
      const { outgoing, answer } = open(key);
      const timer = setInterval(() => outgoing.write('x'), 20);
      try {
        return await answer;
      } finally {
        clearInterval(timer);
        outgoing.destroy();
      }
    },
    close: async () => {
      server.close();
      await running.close();
    },
  };
};

let key = '';
let otherKey = '';
beforeEach(async () => {
  await emptyTables(database, 'vehicles', 'stock_runs', 'stock_keys');
  key = (await createStockKey(database.db, 'yard', 'supplier')).key;
  otherKey = (await createStockKey(database.db, 'other', 'supplier')).key;
});
const limits = { pace: mayTrickle, perKey: 100, atOnce: 100, bytesAtOnce: 1024 ** 2 };

describe('a slow upload with a good key', () => {
  it.each([
    ['comes below the least rate', { windowBytes: 10_000, windowMs: 300 }, /comes too slowly/],
    ['takes longer than a feed may', { wholeMs: 300 }, /took more than/],
  ])('[STCK-01] that %s ends with 408, and leaves nothing', async (_, pace, title) => {
    const server = await serving({ ...limits, pace: { ...mayTrickle, ...pace } });
    const before = spooled();
    const answer = await server.trickle(key);
    expect(answer).toMatchObject({ status: 408, code: 'upload_slow', title: expect.stringMatching(title) });
    expect(answer.detail).toContain('Nothing was changed.');
    await expect.poll(spooled).toBeLessThanOrEqual(before);
    expect((await database.pool.query('select 1 from stock_runs')).rows).toEqual([]);
    await server.close();
  });

  it('[STCK-01] that keeps to the rate is imported, though it takes many times the window', async () => {
    const server = await serving({ ...limits, pace: { ...mayTrickle, windowBytes: 1, windowMs: 2_000 } });
    const { outgoing, answer } = server.open(key);
    for (let n = 0; n < 100; n += 1) {
      outgoing.write(`S${n},Kia,Rio,2020\n`);
      await new Promise((on) => setTimeout(on, 50));
    }
    outgoing.end();
    expect(await answer).toMatchObject({ status: 200, created: 100 });
    await server.close();
  });
});

describe('parallel uploads', () => {
  const refusal = { status: 429, code: 'uploads_many', retryAfter: '5' };

  it('[STCK-01] are limited for a key and for all keys together; a place is free again when one ends', async () => {
    const server = await serving({ ...limits, perKey: 2, atOnce: 3 });
    const before = spooled();
    const held = [server.open(key), server.open(key)];
    await expect.poll(spooled).toBe(before + 2);
    expect(await server.open(key).answer).toMatchObject({
      ...refusal,
      title: expect.stringContaining('with this key'),
    });
    held.push(server.open(otherKey, 'other'));
    await expect.poll(spooled).toBe(before + 3);
    expect(await server.open(otherKey, 'other').answer).toMatchObject(refusal);
    held[0]?.outgoing.end('S1,Kia,Rio,2020\n');
    expect(await held[0]?.answer).toMatchObject({ status: 200, created: 1 });
    const again = server.open(key);
    again.outgoing.end('S1,Kia,Rio,2020\n');
    expect(await again.answer).toMatchObject({ status: 200 });
    for (const { outgoing } of held) outgoing.destroy();
    await expect.poll(spooled).toBeLessThanOrEqual(before);
    await server.close();
  });

  it('[STCK-01] share the room on disk, and a single one may use more of it', async () => {
    const server = await serving({ ...limits, bytesAtOnce: 1000 });
    const before = spooled();
    const held = server.open(key);
    await expect.poll(spooled).toBe(before + 1);
    const second = server.open(otherKey, 'other');
    second.outgoing.write(`${'x'.repeat(1000)}\n`);
    expect(await second.answer).toMatchObject({ ...refusal, title: expect.stringContaining('no room') });
    held.outgoing.end(Array.from({ length: 100 }, (_, n) => `S${n},Kia,Rio,2020\n`).join(''));
    expect(await held.answer).toMatchObject({ status: 200, created: 100 });
    await server.close();
  });
});
