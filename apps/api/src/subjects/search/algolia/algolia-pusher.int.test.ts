// Search by Algolia over a real database, the official client and a server that speaks the protocol: what the index
// holds is what the database says, whatever fails meanwhile.
import { sortNames } from '@forecourt/search/criteria';
import type { SearchHit } from '@forecourt/search/record';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestAlgolia } from '../../../../test/test-algolia';
import { createTestApp, testBearer, testEnv, testProof } from '../../../../test/test-app';
import { testCli } from '../../../../test/test-cli';
import { createTestDatabase, untilDecided } from '../../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  changeTestVehicle,
  dealershipNamed,
  siteNamed,
} from '../../../../test/test-stock';
import type { Database } from '../../../ground/database/database';
import { openJobQueue } from '../../../ground/jobs/job-queue';
import { publishedPosition } from '../../../ground/spine/follower-registry';
import { currentPosition } from '../../../ground/spine/read-changes';
import { requestSearchRebuild } from '../../../ground/spine/record-change';
import { getSiteDocument } from '../../sites/site-documents';
import { searchAccessOf } from '../search-key';
import { algoliaClient } from './algolia-client';
import { keepHostedIndex } from './algolia-pusher';
import { AlgoliaSearch } from './algolia-search';
import { HostedIndex } from './hosted-index';
import { placeName } from './index-place';

type Service = Awaited<ReturnType<typeof startTestAlgolia>>;

let database: Database;
let service: Service;
const pushers: { readonly stop: () => Promise<void> }[] = [];

const env = () => ({
  ...testEnv(),
  searchProvider: 'algolia' as const,
  algolia: service.access,
  searchIndex: 'Car_hosted',
});
const soon = { interval: 100 };

const startPusher = () => {
  const stopping = new AbortController();
  const log = pino({ level: 'silent' });
  const index = new HostedIndex({ access: service.access, indexName: 'Car_hosted', log });
  const name = placeName(service.access, env());
  const running = keepHostedIndex({ database, env: env(), index, placeName: name, log }, stopping.signal);
  const pusher = {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
  pushers.push(pusher);
  return pusher;
};

/** What a site's pages find, by the key that they are given: slug and price of every vehicle. */
const found = async (site: string, indexName = 'Car_hosted'): Promise<Record<string, number | null>> => {
  const document = await getSiteDocument(database.db, site);
  if (document === null) throw new Error(`There is no site ${site}.`);
  const { appId, apiKey } = searchAccessOf(document, env());
  // The same document gives the same key: cached pages stay valid.
  expect(searchAccessOf(document, env()).apiKey).toBe(apiKey);
  expect(appId).toBe(service.access.appId);
  const { hits } = await algoliaClient(service.access, apiKey).searchSingleIndex<SearchHit>({
    indexName,
    searchParams: { hitsPerPage: 100 },
  });
  return Object.fromEntries(hits.map(({ slug, price }) => [slug, price]));
};

const published = async () => {
  await untilDecided(database);
  const written = await currentPosition(database.db);
  await expect.poll(() => publishedPosition(database.db), soon).toBe(written);
};

beforeEach(async () => {
  database = await createTestDatabase();
  service = await startTestAlgolia();
  await applyTestDealerships(database.db, dealershipNamed('yard'), dealershipNamed('far'));
  await applyTestSites(
    database.db,
    siteNamed('yard'),
    siteNamed('far', { stockFrom: [{ dealership: 'far' }, { dealership: 'yard' }] }),
  );
});
afterEach(async () => {
  service.fail(null);
  await Promise.all(pushers.splice(0).map((pusher) => pusher.stop()));
  await service.close();
  await database.close();
});

const car = (stocknum: string, price: number, more: Parameters<typeof addTestVehicle>[2] = {}) =>
  addTestVehicle(database.db, 'yard', { stocknum, slug: `car-${stocknum.toLowerCase()}`, price, ...more });

describe('an index at Algolia', () => {
  it('is created, filled and updated: new stock, prices, vehicles that leave, sites that change [STCK-02] [SITE-08]', async () => {
    const first = await car('A1', 20_000);
    await car('A2', 30_000);
    await addTestVehicle(database.db, 'far', { stocknum: 'F1', slug: 'car-f1', price: 40_000 });
    startPusher();
    await published();
    expect(await found('yard')).toEqual({ 'car-a1': 20_000, 'car-a2': 30_000 });
    expect(await found('far')).toEqual({ 'car-a1': 20_000, 'car-a2': 30_000, 'car-f1': 40_000 });
    expect(Object.keys(await found('yard', 'Car_hosted_price_desc'))).toEqual(['car-a2', 'car-a1']);

    await changeTestVehicle(database.db, first, { price: 19_000 });
    await car('A3', 10_000);
    await published();
    expect(await found('yard')).toEqual({ 'car-a1': 19_000, 'car-a2': 30_000, 'car-a3': 10_000 });

    await applyTestSites(database.db, siteNamed('far'));
    await published();
    expect(await found('far')).toEqual({ 'car-f1': 40_000 });
    expect(Object.keys(await found('yard'))).toHaveLength(3);
  });

  it('is continued where the last worker stopped, without writing everything again [DATA-02]', async () => {
    await car('A1', 20_000);
    const pusher = startPusher();
    await published();
    await pusher.stop();
    await car('A2', 30_000);
    const before = service.asked.length;
    startPusher();
    await published();
    expect(await found('yard')).toEqual({ 'car-a1': 20_000, 'car-a2': 30_000 });
    const writes = service.asked.slice(before).filter((line) => line.endsWith('/batch'));
    expect(writes).toHaveLength(1);
  });

  it('is written by one worker at a time, and the next one takes over', async () => {
    await car('A1', 20_000);
    const pusher = startPusher();
    await published();
    startPusher();
    const one = await database.pool.query("select 1 from followers where name = 'algolia'");
    expect(one.rowCount).toBe(1);
    await pusher.stop();
    await car('A2', 30_000);
    await published();
    expect(await found('yard')).toEqual({ 'car-a1': 20_000, 'car-a2': 30_000 });
  });

  it.each([
    ['does not answer', 'silence'],
    ['is over its quota', { status: 429, message: 'Too many requests' }],
    ['has lost its key', { status: 403, message: 'Invalid Application-ID or API key' }],
    ['is broken', { status: 500, message: 'Internal error' }],
    ['takes no more records', { status: 400, message: 'Record quota exceeded, change plan or delete records.' }],
  ] as const)('publishes no change while the service %s, and loses none', async (_words, fault) => {
    const one = await car('A1', 20_000);
    startPusher();
    await published();
    const before = await publishedPosition(database.db);
    service.fail(fault);
    await changeTestVehicle(database.db, one, { price: 18_000 });
    const tries = service.asked.length;
    await expect.poll(() => service.asked.length, soon).toBeGreaterThan(tries + 1);
    expect(await publishedPosition(database.db)).toBe(before);
    service.fail(null);
    await published();
    expect(await found('yard')).toEqual({ 'car-a1': 18_000 });
  });

  it('leaves out comments that are too long and a whole record that the service refuses, rather than show an old price', async () => {
    const talkative = await car('A1', 20_000, { dealercomments: 'Talk. '.repeat(4_000) });
    const odd = await car('A2', 30_000);
    await car('A3', 40_000);
    startPusher();
    await published();
    expect(await found('yard')).toEqual({ 'car-a1': 20_000, 'car-a2': 30_000, 'car-a3': 40_000 });
    // A record that cannot be made to fit: its specifications alone are too long.
    await changeTestVehicle(database.db, odd, { price: 31_000, badge: 'Very long '.repeat(2_000) });
    await changeTestVehicle(database.db, talkative, { price: 21_000 });
    await published();
    expect(await found('yard')).toEqual({ 'car-a1': 21_000, 'car-a3': 40_000 });
    await changeTestVehicle(database.db, odd, { price: 31_000, badge: 'Short' });
    await published();
    expect(await found('yard')).toEqual({ 'car-a1': 21_000, 'car-a2': 31_000, 'car-a3': 40_000 });
  });

  it('is rewritten on request while it serves, without vehicles that no site shows [STCK-03]', async () => {
    await car('A1', 20_000);
    startPusher();
    await published();
    const writer = algoliaClient(service.access, service.access.writeKey);
    await writer.saveObjects({
      indexName: 'Car_hosted',
      // All that a site's base filter may ask for.
      objects: [
        {
          objectID: 'yard:999',
          site: 'yard',
          slug: 'ghost',
          price: 1,
          available: true,
          has_price: true,
          has_photos: true,
        },
      ],
      waitForTasks: true,
    });
    expect((await found('yard')).ghost).toBe(1);
    await requestSearchRebuild(database.db);
    await car('A2', 30_000);
    await published();
    expect(await found('yard')).toEqual({ 'car-a1': 20_000, 'car-a2': 30_000 });
  });

  it('is filled again after its place was lost with a restored database', async () => {
    await car('A1', 20_000);
    const pusher = startPusher();
    await published();
    await pusher.stop();
    await database.pool.query('update hosted_index_places set position = position + 1000000');
    await car('A2', 30_000);
    startPusher();
    await published();
    expect(await found('yard')).toEqual({ 'car-a1': 20_000, 'car-a2': 30_000 });
  });
});

describe('the API beside Algolia', () => {
  it('is ready once the index is filled, answers similar vehicles from it, and has no search route of its own [SIM-03]', async () => {
    const log = pino({ level: 'silent' });
    const one = await car('A1', 20_000, { make: 'Toyota', model: 'Corolla' });
    const other = await car('A2', 21_000, { make: 'Toyota', model: 'Corolla' });
    const jobs = await openJobQueue(database, log, 'sender');
    const search = new AlgoliaSearch(database, service.access, env());
    const app = await createTestApp({ env: env(), database, search, jobs, log });
    const headers = { 'x-forecourt-gateway': testProof, 'x-forecourt-site': 'yard' };
    try {
      expect((await app.request('/readyz')).status).toBe(503);
      startPusher();
      await published();
      expect((await app.request('/readyz')).status).toBe(200);
      const similar = await app.request(`/cars/${one.slug}/similar`, { headers });
      expect(await similar.json()).toEqual({ ids: [other.id] });

      const site = (await (
        await app.request('/internal/v1/sites/yard', { headers: { authorization: `Bearer ${testBearer}` } })
      ).json()) as { readonly searchAccess: Record<string, string> };
      expect(site.searchAccess).toMatchObject({
        appId: 'TESTAPP',
        answeredBy: service.access.url,
        indexName: 'Car_hosted',
      });

      const own = await app.request('/_search/1/indexes/*/queries', { method: 'POST', body: '{}' });
      expect(own.status).toBe(404);
      expect(await own.json()).toMatchObject({ status: 404, message: expect.stringMatching(/load the page again/) });

      service.fail('silence');
      expect((await app.request(`/cars/${one.slug}/similar`, { headers })).status).toBe(503);
    } finally {
      await search.close();
      await jobs.stop({ graceful: false });
    }
  });
});

describe('forecourt search', () => {
  const cli = () => testCli(database, env());

  it('configure writes only the settings that differ and lists them, and recognises an index of another release', async () => {
    const index = new HostedIndex({ access: service.access, indexName: 'Car_hosted', log: pino({ level: 'silent' }) });
    // The official client gives a service two seconds to take a connection, which a busy machine may need.
    let planned = '';
    await expect
      .poll(async () => {
        planned = (await cli()('search', 'configure', '--dry-run', '--json')).out;
        return planned;
      }, soon)
      .not.toBe('');
    expect(JSON.parse(planned)).toMatchObject({ indexes: { Car_hosted: { created: true } } });
    expect(await index.exists()).toBe(false);
    const first = await cli()('search', 'configure');
    expect(first.out).toMatch(/^Car_hosted: new; searchableAttributes, .* set$/m);
    expect(first.out).toMatch(/^Car_hosted_price_asc: .*customRanking.* set$/m);
    const again = await cli()('search', 'configure');
    // The index, and a replica for each order.
    expect(again.out.split('\n')).toHaveLength(1 + sortNames.length);
    expect(again.out.split('\n').filter((line) => !line.endsWith(': as it should be'))).toEqual([]);
  });

  it('doctor compares a scratch index with the embedded engine, finds no fault, and takes it away', async () => {
    for (let number = 1; number <= 60; number += 1) {
      await car(`D${number}`, number % 7 === 0 ? 0 : 10_000 + number * 313, {
        make: ['Toyota', 'Mazda', 'Kia'][number % 3] ?? '',
        model: ['Corolla', 'CX-5', 'Rio', 'HiLux'][number % 4] ?? '',
        year: 2010 + (number % 15),
        km: number % 9 === 0 ? null : number * 1_111,
      });
    }
    const { code, out } = await cli()('search', 'doctor', '--json', '--records', '90');
    const { findings } = JSON.parse(out) as { findings: { title: string; outcome: string; details: string[] }[] };
    expect(findings.filter(({ outcome }) => outcome !== 'same')).toEqual([]);
    expect(findings.length).toBeGreaterThan(25);
    expect(code).toBe(0);
    const writer = algoliaClient(service.access, service.access.writeKey);
    expect(await writer.listIndices()).toMatchObject({ items: [] });
  });

  it('doctor cleans up and names what to check when the service refuses half-way', async () => {
    await car('A1', 20_000);
    const cliRun = cli()('search', 'doctor');
    await expect.poll(() => service.asked.some((line) => line.startsWith('PUT')), soon).toBe(true);
    service.fail({ status: 403, message: 'Not enough rights to update an object near line:1 column:1' });
    const { code, err } = await cliRun;
    expect(code).toBe(3);
    expect(err).toMatch(/Algolia cannot be worked with \(403\): Not enough rights/);
    expect(err).toMatch(/could not be taken away: delete it/);
  });

  it('doctor reports that it needs stock, and leaves no index', async () => {
    const { code, err } = await cli()('search', 'doctor');
    expect(code).toBe(1);
    expect(err).toMatch(/There is no stock to try the service with/);
    expect(err).not.toMatch(/Algolia cannot/);
    expect(service.asked.some((line) => line.startsWith('PUT'))).toBe(false);
  });

  it('explains how to set the service up when it is not set', async () => {
    const { code, err } = await testCli(database, testEnv())('search', 'configure');
    expect(code).toBe(2);
    expect(err).toMatch(/FORECOURT_ALGOLIA_APP_ID/);
  });
});
