import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realDisk, type SmallDisk } from '../../../test/test-full-disk';
import { awayWords, type Installation, startInstallation } from '../../../test/test-installation';
import { startSmtp } from '../../../test/test-leads';
import { addTestVehicle } from '../../../test/test-stock';

const isLong = process.env.FORECOURT_LONG_TESTS === '1';
const downMs = isLong ? 20_000 : 3_000;
const soon = { interval: 50 };

type Smtp = Awaited<ReturnType<typeof startSmtp>>;
const start = async (more: { readonly embedded?: boolean; readonly folder?: string } = {}) => {
  const smtp = await startSmtp(() => 'take');
  const env = { SMTP_URL: smtp.url, FORECOURT_MAIL_FROM: 'leads@forecourt.internal', FORECOURT_DELIVERY_SPEED: '20' };
  return { smtp, installation: await startInstallation({ env, ...more }) };
};

/** Stock numbers that the API's own index finds. */
const found = async ({ api, url }: Installation): Promise<readonly string[]> => {
  const site = await api.getSite('yard');
  if (site === null) return [];
  const { indexName, appId, apiKey } = site.searchAccess;
  const answer = await fetch(`${url}/_search/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'x-algolia-api-key': apiKey, 'x-algolia-application-id': appId },
    body: JSON.stringify({ requests: [{ indexName, query: '', hitsPerPage: 100 }] }),
  });
  const { results } = await answer.json();
  return results?.[0]?.hits.map(({ stocknum }: { stocknum: string }) => stocknum) ?? [];
};

/** Everything works: what was acknowledged is stored and delivered, the index follows, and nobody fell. */
const expectWhole = async (installation: Installation, smtp: Smtp) => {
  const { shoppers, rows, delivered, fallen, logged, database } = installation;
  await delivered();
  const ids = [...shoppers.acknowledged.values()];
  expect(ids).toHaveLength(shoppers.made());
  expect((await rows('select id from leads')).map(({ id }) => id).sort()).toEqual(ids.toSorted());
  const mailed = new Set(smtp.taken.map(({ text }) => /^Lead: (\S+)$/m.exec(text)?.[1]));
  expect(ids.filter((id) => !mailed.has(id))).toEqual([]);
  const stocknum = `AFTER${ids.length}`;
  await addTestVehicle(database.db, 'yard', { stocknum });
  await expect.poll(() => found(installation).catch(() => []), soon).toContain(stocknum);
  expect([fallen(), logged().match(/.*"level":60.*/g) ?? []]).toEqual([0, []]);
};

describe('a given database', () => {
  let smtp: Smtp;
  let installation: Installation;
  beforeAll(async () => {
    ({ smtp, installation } = await start());
  });
  afterAll(async () => {
    await installation.close();
    await smtp.close();
  });

  it(`[LEAD-01] [LEAD-02] away for ${downMs / 1000} s: enquiries get 503 and a sentence until it is back, and API and worker go on by themselves`, async () => {
    const { shoppers, kill, url } = installation;
    shoppers.come(20);
    await shoppers.settled();
    const before = shoppers.acknowledged.size;
    await kill('database');
    shoppers.come(20);
    const away = performance.now();
    await expect.poll(() => shoppers.refusals.length, soon).toBeGreaterThan(20);
    expect([(await fetch(`${url}/healthz`)).status, (await fetch(`${url}/readyz`)).status]).toEqual([200, 503]);
    await pause(Math.max(0, downMs - (performance.now() - away)));
    expect(shoppers.acknowledged.size).toBe(before);
    await installation.start('database');
    await shoppers.settled();
    expect(new Set(shoppers.refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
      new Set([JSON.stringify({ status: 503, error: awayWords, retryAfter: '30' })]),
    );
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await expectWhole(installation, smtp);
  });

  it('that is not reachable yet when the programs start is waited for', async () => {
    for (const part of ['api', 'worker', 'database'] as const) await installation.kill(part);
    const starting = Promise.all([installation.start('api'), installation.start('worker')]);
    await pause(isLong ? downMs : 1_000);
    await installation.start('database');
    await starting;
    installation.shoppers.come(3);
    await installation.shoppers.settled();
    await expectWhole(installation, smtp);
  });
});

describe('the embedded database', () => {
  let smtp: Smtp;
  let installation: Installation;
  beforeAll(async () => {
    ({ smtp, installation } = await start({ embedded: true }));
  });
  afterAll(async () => {
    await installation.close();
    await smtp.close();
  });

  it('[LEAD-01] [LEAD-02] [DATA-01] killed three times under enquiries is started again by the programs that use it, and nothing is lost', async () => {
    const { shoppers, kill } = installation;
    for (let round = 0; round < 3; round += 1) {
      shoppers.come(15);
      await pause(20 + 60 * round);
      await kill('database');
      shoppers.come(5);
      await shoppers.settled();
    }
    expect(shoppers.refusals.filter(({ status, error }) => status !== 503 || error !== awayWords)).toEqual([]);
    await expectWhole(installation, smtp);
  });
});

// A full disk cannot be pretended to PostgreSQL, and only root may make a small one.
describe.each(realDisk === null ? [] : [realDisk])('the embedded database on a full disk', (makeDisk) => {
  let disk: SmallDisk;
  let smtp: Smtp;
  let installation: Installation;
  beforeAll(async () => {
    disk = makeDisk(250);
    chmodSync(disk.folder, 0o755);
    const folder = join(disk.folder, 'data');
    mkdirSync(folder);
    ({ smtp, installation } = await start({ embedded: true, folder }));
  });
  afterAll(async () => {
    await installation.close();
    await smtp.close();
    disk.close();
  });

  it('[LEAD-01] [LEAD-02] cannot be started again; enquiries get 503 and an explanation until there is room', async () => {
    const { shoppers, kill } = installation;
    shoppers.come(10);
    await shoppers.settled();
    disk.fill();
    await kill('database');
    shoppers.come(10);
    await expect.poll(() => shoppers.refusals.length, soon).toBeGreaterThan(20);
    await pause(isLong ? 60_000 : 1_500);
    expect(shoppers.acknowledged.size).toBe(10);
    disk.makeRoom();
    await shoppers.settled();
    expect(shoppers.refusals.filter(({ status, error }) => status !== 503 || error !== awayWords)).toEqual([]);
    await expectWhole(installation, smtp);
  });
});
