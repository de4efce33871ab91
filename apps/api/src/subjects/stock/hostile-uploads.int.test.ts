import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { serviceKey } from '@forecourt/api-contract/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { createTestDatabase } from '../../../test/test-database';
import { watchMemory } from '../../../test/test-memory';
import { buildPrograms, type RunningProgram } from '../../../test/test-programs';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { createStockKey } from './stock-keys';

const megabyte = 1024 ** 2;
const mostMemory = 500 * megabyte;
const limitMegabytes = 600;
/** Longest time that anybody else waits meanwhile, in milliseconds: one who waited for an upload's end would wait longer. */
const mostWait = 60_000;
const serviceToken = 'service-token-of-hostile-uploads';

let database: Database;
let folder: string;
let programs: Awaited<ReturnType<typeof buildPrograms>>;
let api: RunningProgram;
let memory: ReturnType<typeof watchMemory>;
let key: string;
let vehicle: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-hostile-'));
  await applyTestDealerships(database.db, dealershipNamed('yard'));
  await applyTestSites(database.db, siteNamed('yard'));
  vehicle = (await addTestVehicle(database.db, 'yard', { slug: 'a-ute', stocknum: 'L1' })).id;
  key = (await createStockKey(database.db, 'yard', 'supplier')).key;
  programs = await buildPrograms(() => ({
    DATABASE_URL: database.url,
    FORECOURT_DATA_DIR: folder,
    FORECOURT_SERVICE_TOKEN: serviceToken,
    FORECOURT_SEARCH_SECRET: 'search-secret-of-hostile-uploads',
    FORECOURT_SEALING_KEY: 'sealing-key-of-hostile-uploads',
    FORECOURT_API_PORT: '0',
    FORECOURT_FEED_LIMIT_MB: String(limitMegabytes),
    FORECOURT_LEADS_PER_ADDRESS: '1000000',
    FORECOURT_LEADS_PER_PHONE: '1000000',
    FORECOURT_LEADS_PER_SITE: '1000000',
    TMPDIR: folder,
  }));
  api = await programs.start('serve');
  while (!(await fetch(`${api.url}/readyz`)).ok) await pause(20);
  memory = watchMemory(api.pid);
});
afterAll(async () => {
  await programs.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyTables(database, 'stock_runs');
});

const address = () => new URL(api.url);
const start = (headers: Record<string, string> = {}) =>
  request({
    host: address().hostname,
    port: address().port,
    path: '/api/stock/yard',
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, ...headers },
    // A line on which a body was broken off cannot be used again.
    agent: false,
  });

/** Waits until more may be written, or nothing more can be. */
const flowsOn = (outgoing: ClientRequest) =>
  new Promise<void>((resolve) => {
    const on = () => {
      for (const name of events) outgoing.off(name, on);
      resolve();
    };
    const events = ['drain', 'close', 'response'] as const;
    for (const name of events) outgoing.once(name, on);
  });

/** Sends a body while it is made, as fast as it is taken. What was answered, and how much had been sent by then. */
const upload = async (parts: Iterable<Buffer>, headers: Record<string, string> = {}) => {
  const outgoing = start(headers);
  let sent = 0;
  const answered = once(outgoing, 'response').then(async ([answer]) => ({
    status: answer.statusCode,
    sent,
    body: JSON.parse(await text(answer)),
  }));
  // Whoever has been answered may find the line closed for what was still to come.
  outgoing.on('error', () => undefined);
  let isAnswered = false;
  answered.then(
    () => {
      isAnswered = true;
    },
    () => undefined,
  );
  for (const part of parts) {
    if (isAnswered || outgoing.destroyed) break;
    sent += part.length;
    if (!outgoing.write(part)) await flowsOn(outgoing);
  }
  outgoing.end();
  const told = await answered;
  outgoing.destroy();
  return told;
};
function* repeated(start: string, part: string, bytes: number): Generator<Buffer> {
  yield Buffer.from(start);
  const block = Buffer.from(part.repeat(Math.ceil(megabyte / part.length)));
  for (let made = 0; made < bytes; made += block.length) yield block;
}

/** What others go through meanwhile: whether they are answered, and how long the slowest waited. */
const others = () => {
  let isOver = false;
  let slowest = 0;
  const statuses = new Set<number>();
  const ask = async (path: string, init?: RequestInit) => {
    const began = performance.now();
    const answer = await fetch(`${api.url}${path}`, init);
    await answer.arrayBuffer();
    slowest = Math.max(slowest, performance.now() - began);
    statuses.add(answer.status);
  };
  const lead = (number: number) => ({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forecourt-gateway': serviceKey(serviceToken, 'api-proof'),
      'x-forecourt-site': 'yard',
      'x-forecourt-client': '203.0.113.7',
    },
    body: JSON.stringify({
      userData: {
        name: 'Avery',
        last_name: 'Example',
        email: 'avery@example.com',
        phone: '0491 570 006',
        message: `${number}`,
        opt_in: true,
      },
      category: 'vehicle',
      car_id: vehicle,
      elapsed_ms: 9000,
      more_wishes: '',
    }),
  });
  const asking = (async () => {
    for (let number = 0; !isOver; number += 1) {
      await ask('/readyz');
      await ask('/api/leads', lead(number));
      await pause(50);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await asking;
      return { statuses: [...statuses].sort(), slowest };
    },
  };
};

/** An upload that is refused, and changes and leaves nothing, while everybody else is served. */
const expectRefused = async (
  parts: Iterable<Buffer>,
  expected: { status: number; code: string; title: RegExp },
  headers: Record<string, string> = {},
) => {
  const meanwhile = others();
  const { status, body, sent } = await upload(parts, headers);
  const { statuses, slowest } = await meanwhile.stop();
  expect([status, body.code]).toEqual([expected.status, expected.code]);
  expect(body.title).toMatch(expected.title);
  expect(body.detail ?? body.title).toMatch(/\w+/);
  expect(statuses.every((other) => other === 200 || other === 201)).toBe(true);
  expect(slowest).toBeLessThan(mostWait);
  expect((await database.pool.query("select 1 from stock_runs where status <> 'failed'")).rows).toEqual([]);
  expect((await database.pool.query('select stocknum, sold from vehicles')).rows).toEqual([
    { stocknum: 'L1', sold: false },
  ]);
  await expect.poll(() => readdirSync(folder).filter((name) => name.startsWith('forecourt-feed-'))).toEqual([]);
  return { sent };
};

describe('an upload that means harm, or looks like it', () => {
  it('[STCK-01] of 1 GB is cut off at the limit', async () => {
    const { sent } = await expectRefused(repeated('stocknum,make,model,year\n', 'S1,Kia,Rio,2020\n', 1024 * megabyte), {
      status: 413,
      code: 'file_too_large',
      title: /^The file has more than 600 MB\.$/,
    });
    expect(sent).toBeGreaterThan(limitMegabytes * megabyte);
  });

  it('[STCK-01] that declares 1 GB is refused before it is sent', async () => {
    // Its first megabyte is all that is ever sent: who goes on writing on a busy machine may lose the answer.
    await expectRefused(
      repeated('', 'S1,Kia,Rio,2020\n', megabyte),
      { status: 413, code: 'body_too_large', title: /larger than \d+ bytes/ },
      { 'content-length': String(1024 * megabyte) },
    );
  });

  it('[STCK-01] of one line of 500 MB is refused as a line', async () => {
    await expectRefused(repeated('stocknum,make,model,year\nS1,', 'x', 500 * megabyte), {
      status: 422,
      code: 'row_too_long',
      title: /^The record that starts near line 2 has more than 1000000 bytes\.$/,
    });
  });

  it.each([
    ['entities', Array.from({ length: 8 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')],
    ['entities of an address', '<!ENTITY l8 SYSTEM "file:///etc/passwd">'],
  ])('[STCK-01] of ten million laughs by %s is refused before they unfold', async (_, entities) => {
    const laughs = `<!DOCTYPE s [<!ENTITY l0 "ha">${entities}]><s><car><stocknum>&l8;</stocknum></car></s>`;
    await expectRefused([Buffer.from(laughs)], {
      status: 422,
      code: 'file_unsafe',
      title: /declares entities of its own/,
    });
  });

  it.each([
    ['in chunks', {}],
    ['by its length', { 'content-length': '1000000' }],
  ])('[STCK-01] sent %s that breaks off after a whole line changes nothing', async (_, headers) => {
    const outgoing = start(headers);
    outgoing.on('error', () => undefined);
    outgoing.write('stocknum,make,model,year\nS1,Kia,Rio,2020\n');
    const spooled = () => readdirSync(folder).filter((name) => name.startsWith('forecourt-feed-')).length;
    await expect.poll(spooled).toBe(1);
    await pause(100);
    outgoing.destroy();
    await expect.poll(spooled).toBe(0);
    expect((await database.pool.query('select 1 from stock_runs')).rows).toEqual([]);
    expect((await database.pool.query('select stocknum from vehicles')).rows).toEqual([{ stocknum: 'L1' }]);
  });

  it('[STCK-01] of any kind above keeps the program below 500 MB of memory and logs no error', () => {
    const most = memory.stop();
    expect(most).toBeGreaterThan(30 * megabyte);
    expect(most).toBeLessThan(mostMemory);
    expect(api.logged().match(/.*"level":[56]0.*/g) ?? []).toEqual([]);
  });
});
