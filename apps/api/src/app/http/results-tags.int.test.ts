// Cached results against the real API and engine: whatever changes in the stock, each page whose results it changes is
// dropped, and those that it does not touch stay.
import { cacheTags } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { learnModels, type SearchCriteria } from '@forecourt/search/criteria';
import { searchParts } from '@forecourt/search/listed';
import { toSearchParameters } from '@forecourt/search/parameters';
import { parseSearchUrl } from '@forecourt/search/url';
import { testNow } from '@forecourt/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, testEnv, testProof } from '../../../test/test-app';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  changeTestVehicle,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import type { NewVehicleRow } from '../../ground/database/schema';
import { currentPosition } from '../../ground/spine/read-changes';
import { recordClockCrossings } from '../../subjects/clock/clock-crossings';

const day = 86_400_000;
let now = testNow;
let database: Database;
let running: Awaited<ReturnType<typeof startTestApp>>;
const stock = new Map<string, Vehicle>();
/** `yard` shows what has sold for some days, `available` does not, `used` lists used cars alone, `city` one city first. */
const sites = ['yard', 'available', 'used', 'city'] as const;
const paths = [
  ...['/search', '/search/used-cars', '/search/new-cars', '/search/new-and-demo-cars', '/search/demo'],
  ...['/search/suv-cars', '/search/ute-cars'],
  ...[
    '/search/toyota',
    '/search/kia',
    '/search/mazda',
    '/search/toyota/hilux',
    '/search/toyota/yaris',
    '/search/kia/rio',
  ],
];

const add = async (stocknum: string, overrides: Partial<Vehicle>) => {
  const slug = `car-${stocknum.toLowerCase()}`;
  const more = { created_at: new Date(now.getTime() - 20 * day).toISOString(), ...overrides };
  stock.set(stocknum, await addTestVehicle(database.db, 'yard', { stocknum, slug, ...more }));
};
const change = async (stocknum: string, changed: Partial<NewVehicleRow>) => {
  const vehicle = stock.get(stocknum);
  if (vehicle === undefined) throw new Error(`There is no ${stocknum}.`);
  await changeTestVehicle(database.db, vehicle, changed);
  stock.set(stocknum, JSON.parse(JSON.stringify({ ...vehicle, ...changed })) as Vehicle);
};

beforeAll(async () => {
  database = await createTestDatabase();
  running = await startTestApp(
    database,
    testEnv(() => now),
  );
  await applyTestDealerships(database.db, dealershipNamed('yard'));
  const shows = { dealership_id: 'yard', stockFrom: [{ dealership: 'yard' }], locations: [{ id: 'yard-yard' }] };
  await applyTestSites(
    database.db,
    siteNamed('yard'),
    siteNamed('available', { ...shows, search: { preset: 2 } }),
    siteNamed('used', { ...shows, search: { preset: 6 } }),
    siteNamed('city', { ...shows, search: { defaultCity: 'Hobart' } }),
  );
  await add('T1', { make: 'Toyota', model: 'HiLux', car_type: 'used', simple_body: 'ute' });
  await add('T2', { make: 'Toyota', model: 'Yaris', car_type: 'new', simple_body: 'hatchback', city: 'Hobart' });
  await add('K1', { make: 'Kia', model: 'Rio', car_type: 'demo', simple_body: 'hatchback' });
  await add('K2', { make: 'Kia', model: 'Sportage', car_type: 'used', simple_body: 'suv', city: 'Hobart' });
  await add('M1', { make: 'Mazda', model: 'CX-5', car_type: 'used', simple_body: 'suv' });
  await running.ready();
  await untilDecided(database);
  const last = await currentPosition(database.db);
  await vi.waitUntil(async () => (await toldSoFar()) >= last, { timeout: 120_000 });
});
afterAll(async () => {
  await running.close();
  await database.close();
});

/** As a page learns its models: those of the makes in the path, by name. */
const vocabulary = [
  ...['HiLux', 'Yaris', 'Corolla'].map((model) => ['Toyota', model]),
  ['Kia', 'Rio'],
  ['Kia', 'Sportage'],
].reduce((known, [make = '', model = '']) => learnModels(known, make, [model]), { models: {} });
const criteriaOf = (path: string, site: PublicSite): SearchCriteria => {
  const parsed = parseSearchUrl(path, new URLSearchParams(), site.search, vocabulary);
  if (parsed.kind !== 'criteria') throw new Error(`${path} is no search.`);
  return parsed.criteria;
};

/** What a page of results shows: the vehicles it lists, and every count, each filter's without itself. */
const answerOf = async (site: PublicSite, criteria: SearchCriteria): Promise<unknown> => {
  const { apiKey, appId, indexName } = site.searchAccess;
  const asked = toSearchParameters(criteria, { ...site.search, indexName });
  const refined = Object.entries(asked.disjunctiveFacetsRefinements ?? {});
  const filtersWithout = (left: string | null) =>
    refined.flatMap(([name, values]) => (name === left ? [] : [values.map((value) => `${name}:${value}`)]));
  const { hitsPerPage, maxValuesPerFacet } = asked;
  const requests = [
    { indexName, hitsPerPage, maxValuesPerFacet, facets: asked.disjunctiveFacets, facetFilters: filtersWithout(null) },
    ...refined.map(([name]) => ({ indexName, hitsPerPage: 0, facets: [name], facetFilters: filtersWithout(name) })),
  ];
  const answer = await running.app.request('/_search/1/indexes/*/queries', {
    method: 'POST',
    headers: {
      'x-algolia-api-key': apiKey,
      'x-algolia-application-id': appId,
      'x-forecourt-gateway': testProof,
      'x-forecourt-site': site.website_id,
    },
    body: JSON.stringify({ requests }),
  });
  expect(answer.status).toBe(200);
  const { results } = (await answer.json()) as { results: { hits: unknown; facets: unknown; nbHits: number }[] };
  return results.map(({ hits, facets, nbHits }) => ({ hits, facets, nbHits }));
};

const tagsOfPage = (site: string, criteria: SearchCriteria): readonly string[] => [
  cacheTags.site(site),
  cacheTags.counts(site),
  ...(searchParts(criteria)?.map((part) => cacheTags.results(site, part)) ?? [cacheTags.stock(site)]),
];

const allAnswers = async (): Promise<ReadonlyMap<string, { answer: string; tags: readonly string[] }>> => {
  const answers = new Map<string, { answer: string; tags: readonly string[] }>();
  for (const websiteId of sites) {
    const site = await running.api.getSite(websiteId);
    if (site === null) throw new Error(`There is no site ${websiteId}.`);
    for (const path of paths) {
      const criteria = criteriaOf(path, site);
      const answer = JSON.stringify(await answerOf(site, criteria));
      answers.set(`${websiteId} ${path}`, { answer, tags: tagsOfPage(websiteId, criteria) });
    }
  }
  return answers;
};

const toldSoFar = async (): Promise<number> => (await running.api.getChanges(0, 0)).seq;

/** The tags of all changes since a place of the spine, once the engine has applied them. */
const changesSince = async (start: number): Promise<ReadonlySet<string>> => {
  await untilDecided(database);
  const last = await currentPosition(database.db);
  const tags = new Set<string>();
  for (let seq = start; seq < last; ) {
    const answer = await running.api.getChanges(seq, 5_000);
    expect(answer.reset).toBe(false);
    for (const tag of answer.changes.flatMap((one) => one.tags)) tags.add(tag);
    seq = answer.seq;
  }
  return tags;
};

/** Does something to the stock; gives the pages whose results are others then, and those that are dropped for it. */
const effectOf = async (act: () => Promise<unknown>) => {
  const before = await allAnswers();
  const seq = await toldSoFar();
  await act();
  const tags = await changesSince(seq);
  const after = await allAnswers();
  const pages = [...before.keys()];
  return {
    changed: pages.filter((page) => before.get(page)?.answer !== after.get(page)?.answer),
    dropped: pages.filter((page) => before.get(page)?.tags.some((tag) => tags.has(tag))),
    tags,
  };
};
const missed = ({ changed, dropped }: { changed: readonly string[]; dropped: readonly string[] }) =>
  changed.filter((page) => !dropped.includes(page));
const of = (site: string, pages: readonly string[]) =>
  pages.flatMap((page) => (page.startsWith(`${site} `) ? [page.slice(site.length + 1)] : []));

describe('cached results', () => {
  it('[DATA-02] are dropped when the price of a vehicle changes on pages that list it, and on no other', async () => {
    const effect = await effectOf(() => change('T1', { price: 31_337 }));
    expect(missed(effect)).toEqual([]);
    const expected = ['/search', '/search/used-cars', '/search/ute-cars', '/search/toyota', '/search/toyota/hilux'];
    expect(of('yard', effect.dropped)).toEqual(expected);
    expect(of('yard', effect.changed)).toEqual(expected);
    // Its page and address, the lists of each site, and four parts: no more than that.
    expect(effect.tags.size).toBe(1 + sites.length * 6);
  });

  it('[DATA-02] are dropped when a vehicle sells, on the pages whose list or counts the sale changes', async () => {
    const sold = { sold: true, status: 'sold', sold_at: now } as const;
    const effect = await effectOf(() => change('K1', sold));
    expect(missed(effect)).toEqual([]);
    // It is still listed here, as sold.
    expect(of('yard', effect.dropped)).not.toContain('/search/toyota');
    expect(of('yard', effect.dropped)).toContain('/search/kia');
    // Here it is gone, and the list of makes of every other page counts one Kia less.
    expect(of('available', effect.dropped)).toContain('/search/toyota');
    expect(of('used', effect.dropped)).toEqual(['/search']);
  });

  const moves: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a new vehicle', () => add('N1', { make: 'Toyota', model: 'Corolla', car_type: 'used', simple_body: 'sedan' })],
    ['another make', () => change('M1', { make: 'KIA', model: 'Rio' })],
    ['another type', () => change('N1', { car_type: 'demo' })],
    ['another body', () => change('N1', { simple_body: 'suv' })],
    ['another city', () => change('T1', { city: 'Hobart' })],
    ['a vehicle that is hidden', () => change('K2', { show_on_dealer_website: false })],
    ['a hidden vehicle whose price changes', () => change('K2', { price: 9_999 })],
    ['a vehicle that is shown again', () => change('K2', { show_on_dealer_website: true })],
    ['a vehicle that is for sale again', () => change('K1', { sold: false, status: 'in_stock', sold_at: null })],
    [
      'a vehicle that sold long ago',
      () => change('T2', { sold: true, status: 'sold', sold_at: new Date(now.getTime() - 9 * day) }),
    ],
    ['a vehicle that is still to come', () => change('M1', { status: 'coming_soon' })],
  ];
  it.each(moves)('[DATA-02] are dropped wherever an answer changes: %s', async (_what, act) => {
    expect(missed(await effectOf(act))).toEqual([]);
  });

  it('[DATA-02] are dropped with the clock when a sold vehicle leaves the lists and counts', async () => {
    await change('K2', { sold: true, status: 'sold', sold_at: now });
    await recordClockCrossings(database.db, now);
    const effect = await effectOf(async () => {
      now = new Date(now.getTime() + 4 * day);
      await recordClockCrossings(database.db, now);
    });
    expect(missed(effect)).toEqual([]);
    expect(of('yard', effect.changed)).toContain('/search/toyota');
  });
});
