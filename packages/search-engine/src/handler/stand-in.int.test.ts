import type { Server } from 'node:http';
import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveHandler } from '../../test/http-server';
import { createSearchStandIn } from '../../test/stand-in/search-stand-in';

// The unmodified client of Algolia drives every write call of the service that stands in for Algolia in tests. What each
// call is expected to do are facts from the pages of Algolia's reference named beside it
// (algolia.com/doc/rest-api/search/...).

const OWNER = 'write-key-of-the-owner';
const PARENT = 'parent-key-that-no-browser-sees';

let server: Server;
let port: number;
let client: Algoliasearch;

beforeAll(async () => {
  ({ server, port } = await serveHandler(
    createSearchStandIn({ appId: 'forecourt', writeKey: OWNER, searchKey: PARENT }),
  ));
  client = withKey(OWNER);
});

afterAll(() => {
  server.close();
});

function withKey(key: string): Algoliasearch {
  return algoliasearch('forecourt', key, {
    hosts: [{ url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' }],
  });
}

interface Car {
  readonly objectID: string;
  readonly make: string;
  readonly price: number;
  readonly year: number;
  readonly note: string;
  readonly _geoloc?: { readonly lat: number; readonly lng: number };
}

const cars: Car[] = Array.from({ length: 30 }, (_, at) => ({
  objectID: String(at),
  make: ['Toyota', 'Mazda', 'Kia'][at % 3]!,
  price: 10_000 + ((at * 7) % 30) * 100,
  year: 2010 + (at % 10),
  note: `note ${at}`,
  _geoloc: { lat: -27 - at / 10, lng: 153 },
}));

const settings = {
  searchableAttributes: ['make', 'unordered(note)'],
  attributesForFaceting: ['searchable(make)', 'year'],
  numericAttributesForFiltering: ['price'],
  customRanking: ['desc(year)'],
};

async function fresh(indexName: string, objects: readonly Car[] = cars): Promise<void> {
  await client.deleteIndex({ indexName });
  await client.setSettings({ indexName, indexSettings: settings });
  await client.saveObjects({ indexName, objects: objects.map((car) => ({ ...car })), waitForTasks: true });
}

const all = async (indexName: string, searchParams: object = {}) =>
  client.searchSingleIndex<Car>({ indexName, searchParams: { hitsPerPage: 100, ...searchParams } });
const idsIn = async (indexName: string, searchParams: object = {}) =>
  (await all(indexName, searchParams)).hits.map(({ objectID }) => objectID);

describe('records written by the official client', () => {
  beforeEach(() => fresh('cars'));

  it('batch, save-object, add-or-update-object: added, replaced, given an objectID', async () => {
    expect((await all('cars')).nbHits).toBe(30);
    const added = await client.saveObject({
      indexName: 'cars',
      body: { make: 'Ford', price: 1, year: 2000, note: '' },
    });
    expect(added).toMatchObject({
      objectID: expect.any(String),
      taskID: expect.any(Number),
      createdAt: expect.any(String),
    });
    await client.waitForTask({ indexName: 'cars', taskID: added.taskID });
    expect(await idsIn('cars', { query: 'ford' })).toEqual([added.objectID]);
    const replaced = await client.addOrUpdateObject({ indexName: 'cars', objectID: '3', body: { make: 'Ford' } });
    expect(replaced).toMatchObject({ objectID: '3', updatedAt: expect.any(String) });
    expect(await client.getObject({ indexName: 'cars', objectID: '3' })).toEqual({ objectID: '3', make: 'Ford' });
    const { objectIDs, taskID } = await client.batch({
      indexName: 'cars',
      batchWriteParams: {
        requests: [
          { action: 'addObject', body: { objectID: 'x', make: 'Audi' } },
          { action: 'partialUpdateObject', body: { objectID: 'x', price: 5 } },
          { action: 'deleteObject', body: { objectID: '4' } },
          { action: 'updateObject', body: { objectID: '4', make: 'Audi' } },
          { action: 'deleteObject', body: { objectID: '5' } },
        ],
      },
    });
    expect(objectIDs).toEqual(['x', 'x', '4', '4', '5']);
    expect(await client.getTask({ indexName: 'cars', taskID })).toMatchObject({ status: 'published' });
    expect((await idsIn('cars', { query: 'audi' })).sort()).toEqual(['4', 'x']);
    expect(await client.getObject({ indexName: 'cars', objectID: 'x' })).toEqual({
      objectID: 'x',
      make: 'Audi',
      price: 5,
    });
    await expect(client.getObject({ indexName: 'cars', objectID: '5' })).rejects.toMatchObject({ status: 404 });
  });

  it('partial-update-object: some attributes, operations, with and without creating', async () => {
    const objects = [
      { objectID: '1', price: { _operation: 'Increment', value: 7 } },
      { objectID: 'none', make: 'Ford' },
    ];
    await client.partialUpdateObjects({ indexName: 'cars', objects, createIfNotExists: false, waitForTasks: true });
    expect(await client.getObject({ indexName: 'cars', objectID: '1' })).toEqual({
      ...cars[1],
      price: cars[1]!.price + 7,
    });
    await expect(client.getObject({ indexName: 'cars', objectID: 'none' })).rejects.toMatchObject({ status: 404 });
    await client.partialUpdateObjects({ indexName: 'cars', objects, createIfNotExists: true, waitForTasks: true });
    expect(await idsIn('cars', { query: 'ford' })).toEqual(['none']);
    const one = { indexName: 'cars', objectID: 'other', attributesToUpdate: { make: 'Ford' } };
    await client.partialUpdateObject({ ...one, createIfNotExists: false });
    expect(await idsIn('cars', { query: 'ford' })).toEqual(['none']);
    await client.partialUpdateObject(one);
    expect((await idsIn('cars', { query: 'ford' })).sort()).toEqual(['none', 'other']);
  });

  it('delete-object, delete-by, clear-objects: gone from the next answer on', async () => {
    await client.deleteObject({ indexName: 'cars', objectID: '0' });
    await client.deleteObjects({ indexName: 'cars', objectIDs: ['1', '2', 'unknown'], waitForTasks: true });
    expect((await all('cars')).nbHits).toBe(27);
    await client.deleteBy({ indexName: 'cars', deleteByParams: { filters: 'make:Toyota AND price < 11000' } });
    const left = cars.slice(3).filter(({ make, price }) => !(make === 'Toyota' && price < 11_000));
    expect((await idsIn('cars')).sort()).toEqual(left.map(({ objectID }) => objectID).sort());
    await client.deleteBy({ indexName: 'cars', deleteByParams: { aroundLatLng: '-27,153', aroundRadius: 60_000 } });
    expect(await idsIn('cars')).not.toContain('5');
    await expect(client.deleteBy({ indexName: 'cars', deleteByParams: { filters: '' } })).rejects.toMatchObject({
      status: 400,
    });
    await client.clearObjects({ indexName: 'cars' });
    expect((await all('cars')).nbHits).toBe(0);
    expect(await client.getSettings({ indexName: 'cars' })).toMatchObject(settings);
  });

  it('multiple-batch, get-objects, browse: across indexes, read back whole', async () => {
    await fresh('others', []);
    const { taskID } = await client.multipleBatch({
      requests: [
        { action: 'addObject', indexName: 'others', body: { objectID: 'o', make: 'Seat' } },
        { action: 'deleteObject', indexName: 'cars', body: { objectID: '9' } },
      ],
    });
    await client.waitForTask({ indexName: 'others', taskID: taskID.others! });
    const { results } = await client.getObjects({
      requests: [
        { indexName: 'others', objectID: 'o' },
        { indexName: 'cars', objectID: '9' },
        { indexName: 'cars', objectID: '8', attributesToRetrieve: ['make'] },
      ],
    });
    expect(results).toEqual([{ objectID: 'o', make: 'Seat' }, null, { objectID: '8', make: cars[8]!.make }]);
    const browsed: Car[] = [];
    await client.browseObjects<Car>({
      indexName: 'cars',
      browseParams: { hitsPerPage: 7, filters: 'year > 2011' },
      aggregator: ({ hits }) => browsed.push(...hits),
    });
    const expected = cars.filter(({ objectID, year }) => objectID !== '9' && year > 2011);
    const byID = (left: Car, right: Car) => Number(left.objectID) - Number(right.objectID);
    // `year` is no number that filters were told of, but a facet with numbers.
    expect(
      browsed.map(({ objectID, make, note }) => ({ objectID, make, note })).sort((a, b) => byID(a as Car, b as Car)),
    ).toEqual(expected.map(({ objectID, make, note }) => ({ objectID, make, note })));
    await client.deleteIndex({ indexName: 'others' });
    await expect(all('others')).rejects.toMatchObject({ status: 404 });
  });
});

describe('settings written by the official client', () => {
  it('set-settings: standard and virtual replicas sort the same records', async () => {
    await fresh('sorted');
    await client.setSettings({
      indexName: 'sorted',
      indexSettings: { replicas: ['sorted_price_asc', 'virtual(sorted_price_desc)'] },
    });
    const criteria = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
    await client.setSettings({
      indexName: 'sorted_price_asc',
      indexSettings: { ranking: ['asc(price)', ...criteria] },
    });
    const { taskID } = await client.setSettings({
      indexName: 'sorted_price_desc',
      indexSettings: { customRanking: ['desc(price)'], relevancyStrictness: 0 },
    });
    await client.waitForTask({ indexName: 'sorted', taskID });
    const prices = cars.map(({ price }) => price).sort((left, right) => left - right);
    expect((await all('sorted_price_asc')).hits.map(({ price }) => price)).toEqual(prices);
    expect((await all('sorted_price_desc')).hits.map(({ price }) => price)).toEqual(prices.toReversed());
    const years = (await all('sorted')).hits.map(({ year }) => year);
    expect(years).toEqual(years.toSorted((left, right) => right - left));
    expect(await client.getSettings({ indexName: 'sorted_price_asc' })).toMatchObject({
      primary: 'sorted',
      ranking: ['asc(price)', ...criteria],
      searchableAttributes: settings.searchableAttributes,
    });
    expect(await client.getSettings({ indexName: 'sorted' })).toMatchObject({
      ...settings,
      replicas: ['sorted_price_asc', 'virtual(sorted_price_desc)'],
      hitsPerPage: 20,
    });
    await expect(client.saveObject({ indexName: 'sorted_price_asc', body: { objectID: '1' } })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('replica'),
    });
    await client.setSettings({ indexName: 'sorted', indexSettings: { hitsPerPage: 2 } });
    expect((await client.searchSingleIndex({ indexName: 'sorted' })).hits).toHaveLength(2);
    const { items } = await client.listIndices();
    expect(items.find(({ name }) => name === 'sorted')).toMatchObject({
      entries: 30,
      replicas: ['sorted_price_asc', 'sorted_price_desc'],
    });
  });

  it('what the engine cannot honour is refused by name', async () => {
    await fresh('strict');
    for (const [indexSettings, message] of [
      [{ distinct: true }, /distinct/],
      [{ ignorePlurals: true }, /ignorePlurals/],
      [{ typoTolerance: 'strict' }, /typoTolerance/],
      [{ attributesToSnippet: ['note:20'] }, /attributesToSnippet/],
      [{ ranking: ['custom', 'typo'] }, /ranking/],
      [{ attributesForFaceting: ['afterDistinct(make)'] }, /afterDistinct/],
      [{ replicas: ['strict'] }, /strict/],
      [{ relevancyStrictness: 50 }, /relevancyStrictness/],
      [{ notASetting: 1 }, /notASetting/],
      [{ searchableAttributes: null }, /searchableAttributes/],
    ] as const) {
      await expect(
        client.setSettings({ indexName: 'strict', indexSettings: indexSettings as object }),
        JSON.stringify(indexSettings),
      ).rejects.toMatchObject({ status: 400, message: expect.stringMatching(message) });
    }
    await expect(client.setSettings({ indexName: 'without', indexSettings: { hitsPerPage: 5 } })).rejects.toMatchObject(
      {
        status: 400,
      },
    );
    await expect(client.saveObject({ indexName: 'without', body: { objectID: '1' } })).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('searchableAttributes'),
    });
    expect((await all('strict', { query: 'toyota' })).nbHits).toBe(10);
  });

  it('operation-index: replaceAllObjects swaps the records and keeps settings and replicas', async () => {
    await fresh('swapped');
    await client.setSettings({ indexName: 'swapped', indexSettings: { replicas: ['swapped_cheap'] } });
    await client.setSettings({
      indexName: 'swapped_cheap',
      indexSettings: {
        ranking: ['asc(price)', 'typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
      },
    });
    let asking = true;
    const seen = new Set<number>();
    const reader = (async () => {
      while (asking) seen.add((await all('swapped', { hitsPerPage: 0 })).nbHits ?? -1);
    })();
    const objects = cars.slice(0, 12).map((car) => ({ ...car, make: 'Skoda' }));
    await client.replaceAllObjects({ indexName: 'swapped', objects, batchSize: 5 });
    asking = false;
    await reader;
    expect([...seen].filter((count) => count !== 30 && count !== 12)).toEqual([]);
    expect((await all('swapped', { facets: ['make'] })).facets).toEqual({ make: { Skoda: 12 } });
    const prices = objects.map(({ price }) => price).sort((left, right) => left - right);
    expect((await all('swapped_cheap')).hits.map(({ price }) => price)).toEqual(prices);
    expect((await client.listIndices()).items.map(({ name }) => name).filter((name) => name.includes('tmp'))).toEqual(
      [],
    );
    await expect(client.replaceAllObjects({ indexName: 'never-made', objects })).rejects.toMatchObject({
      message: expect.stringContaining('does not exist'),
    });
  });

  it('operation-index: copy and move', async () => {
    await fresh('from');
    await client.operationIndex({
      indexName: 'from',
      operationIndexParams: { operation: 'copy', destination: 'copied' },
    });
    expect((await all('copied')).nbHits).toBe(30);
    await client.operationIndex({
      indexName: 'from',
      operationIndexParams: { operation: 'copy', destination: 'bare', scope: ['settings'] },
    });
    expect((await all('bare')).nbHits).toBe(0);
    expect(await client.getSettings({ indexName: 'bare' })).toMatchObject(settings);
    await client.operationIndex({
      indexName: 'from',
      operationIndexParams: { operation: 'move', destination: 'bare' },
    });
    expect((await all('bare')).nbHits).toBe(30);
    await expect(all('from')).rejects.toMatchObject({ status: 404 });
  });
});

describe('the write key', () => {
  it('is the only key that writes, sets settings or reads records back', async () => {
    await fresh('guarded');
    const sealed = client.generateSecuredApiKey({ parentApiKey: PARENT, restrictions: { filters: 'make:Kia' } });
    for (const key of [sealed, PARENT, 'guess']) {
      const other = withKey(key);
      for (const call of [
        other.saveObject({ indexName: 'guarded', body: { objectID: '1' } }),
        other.setSettings({ indexName: 'guarded', indexSettings: settings }),
        other.deleteBy({ indexName: 'guarded', deleteByParams: { filters: 'make:Kia' } }),
        other.clearObjects({ indexName: 'guarded' }),
        other.deleteIndex({ indexName: 'guarded' }),
        other.browse({ indexName: 'guarded' }),
        other.getSettings({ indexName: 'guarded' }),
        other.operationIndex({ indexName: 'guarded', operationIndexParams: { operation: 'move', destination: 'x' } }),
      ]) {
        await expect(call).rejects.toMatchObject({ status: 403 });
      }
    }
    const keyless = await fetch(`http://127.0.0.1:${port}/1/indexes/guarded/clear`, { method: 'POST' });
    expect(keyless.status).toBe(403);
    expect((await all('guarded')).nbHits).toBe(30);
  });
});
