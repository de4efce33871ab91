// What a changed document writes into the index: the records that are made of what has changed, and no others.
import type { OffersDocumentInput } from '@forecourt/config/offers-document';
import type { SiteDocumentInput } from '@forecourt/config/site-document';
import { createSearchEngine } from '@forecourt/search-engine';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testEnv } from '../../../test/test-app';
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
import { currentPosition } from '../../ground/spine/read-changes';
import { requestSearchRebuild } from '../../ground/spine/record-change';
import { applyOffers } from '../offers/apply-offers';
import { EmbeddedSearch } from './embedded-search';

let database: Database;
let service: EmbeddedSearch;
/** objectIDs written and taken out since the last look. */
const written: string[] = [];
const removed: string[] = [];
const site = (overrides: Partial<SiteDocumentInput> = {}) =>
  applyTestSites(database.db, siteNamed('harbour', { stockFrom: [{ dealership: 'harbour' }], ...overrides }));

/** Waits until every change made so far is in the index. */
const applied = async (): Promise<void> => {
  await untilDecided(database);
  const last = await currentPosition(database.db);
  await vi.waitUntil(() => service.position === last, { timeout: 120_000 });
};
const writtenBy = async (change: () => Promise<unknown>): Promise<readonly string[]> => {
  await applied();
  written.length = 0;
  removed.length = 0;
  await change();
  await applied();
  return [...written].sort();
};

beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('harbour'), dealershipNamed('far'));
  await site();
  await applyTestSites(database.db, siteNamed('far'));
  for (const stocknum of ['A', 'B'])
    await addTestVehicle(database.db, 'harbour', { stocknum, slug: `car-${stocknum.toLowerCase()}` });
  await addTestVehicle(database.db, 'far', { stocknum: 'F', slug: 'car-f', make: 'Kia' });
  service = new EmbeddedSearch({
    database,
    env: { ...testEnv(() => new Date()), searchIndex: 'Car_test' },
    log: pino({ level: 'silent' }),
    createEngine: () => {
      const engine = createSearchEngine();
      const apply = engine.apply.bind(engine);
      engine.apply = async (change) => {
        written.push(...(change.upsert ?? []).map(({ objectID }) => String(objectID)));
        removed.push(...(change.remove ?? []));
        return apply(change);
      };
      return engine;
    },
  });
  service.start();
  await vi.waitUntil(() => service.engine !== null, { timeout: 120_000 });
});
afterAll(async () => {
  await service.close();
  await database.close();
});
beforeEach(() => applied());

const contentWith = (tagline: string) => ({ ...siteNamed('harbour').content, tagline });
const ofHarbour = ['harbour:1', 'harbour:2'];

it('writes no record for a changed headline, menu, colour or button, which no record holds', async () => {
  const words = { content: contentWith('Another line'), vehicle: { enquireLabel: 'Enquire' as const } };
  expect(await writtenBy(() => site({ ...words, name: 'Another name', flags: { favourites: true } }))).toEqual([]);
  expect(removed).toEqual([]);
});

it('writes the records of one site, and of no other, for a setting that its records are made of', async () => {
  expect(await writtenBy(() => site({ vehicle: { noPriceText: 'POA' } }))).toEqual(ofHarbour);
  // Changed back, which again differs from the text in the index.
  expect(await writtenBy(() => site())).toEqual(ofHarbour);
  expect(await writtenBy(() => site({ flags: { finance: true }, finance_provider: 'manual' }))).toEqual(ofHarbour);
  expect(await writtenBy(() => site({ search: { seriesOrder: ['GX'] } }))).toEqual(ofHarbour);
});

it('writes the records of vehicles that a site begins to show, and removes those that it ceases to show', async () => {
  const both = [{ dealership: 'harbour' }, { dealership: 'far' }];
  expect(await writtenBy(() => site({ stockFrom: both }))).toEqual([...ofHarbour, 'harbour:3']);
  await writtenBy(() => site());
  expect(removed).toEqual(['harbour:3']);
});

it('writes records for a changed name of a dealership, and none for a changed destination of leads', async () => {
  const named = dealershipNamed('far', { name: 'Far and away' });
  expect(await writtenBy(() => applyTestDealerships(database.db, named))).toEqual(['far:3']);
  const leads = { ...named, lead_destinations: [{ kind: 'email' as const, to: ['other@far.example'] }] };
  expect(await writtenBy(() => applyTestDealerships(database.db, leads))).toEqual([]);
});

it('writes the records of the sites that show an offer of a rate, and none for an offer in words alone', async () => {
  const offer = { id: 'offer', name: 'An offer', description: '<p>Words.</p>', manufacturer: 'Toyota' };
  const offered = (...offers: OffersDocumentInput['offers']) =>
    writtenBy(() =>
      applyOffers(database.db, [{ source: 'harbour.json', value: { dealership_id: 'harbour', offers } }]),
    );
  await writtenBy(() => site({ flags: { finance: true, offers: true }, finance_provider: 'manual' }));
  expect(await offered(offer)).toEqual([]);
  const rate = { interest: 5.99, comparison: 7.1 };
  expect(await offered({ ...offer, rate })).toEqual(ofHarbour);
  expect(await offered({ ...offer, rate, name: 'Another name' })).toEqual([]);
  expect(await offered({ ...offer, rate, until: '2000-01-01' })).toEqual(ofHarbour);
  expect(await offered()).toEqual([]);
  await writtenBy(() => site());
});

it('still compares settings with what records were made of after a rebuild', async () => {
  await writtenBy(() => requestSearchRebuild(database.db));
  expect(await writtenBy(() => site({ content: contentWith('A third line') }))).toEqual([]);
  expect(await writtenBy(() => site({ vehicle: { noPriceText: 'Ask us' } }))).toEqual(ofHarbour);
});

it('writes the records of a changed vehicle on the sites of its dealership alone', async () => {
  const vehicle = await addTestVehicle(database.db, 'far', { stocknum: 'G', slug: 'car-g' });
  expect(await writtenBy(() => changeTestVehicle(database.db, vehicle, { price: 19_990 }))).toEqual([
    `far:${vehicle.id}`,
  ]);
  await writtenBy(() => changeTestVehicle(database.db, vehicle, { show_on_dealer_website: false }));
  expect(removed).toEqual([`far:${vehicle.id}`]);
});
