// One car, one rate: the record of a vehicle says the offer that its own page says, from when it begins to its end.
import type { OffersDocumentInput } from '@forecourt/config/offers-document';
import type { SiteDocumentInput } from '@forecourt/config/site-document';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
import { recordClockCrossings } from '../clock/clock-crossings';
import { applyOffers } from '../offers/apply-offers';
import { siteOffers } from '../offers/site-offers';
import { siteDirectory } from '../sites/site-directory';
import { EmbeddedSearch } from './embedded-search';

let now = new Date('2026-12-01T00:00:00Z');
let database: Database;
let service: EmbeddedSearch;
let used: Vehicle;
let demo: Vehicle;
let far: Vehicle;

const finance = { flags: { finance: true, offers: true }, finance_provider: 'manual' } as const;
const both = [{ dealership: 'yard' }, { dealership: 'far' }];
const yardSite = (overrides: Partial<SiteDocumentInput> = {}) =>
  siteNamed('yard', { ...finance, stockFrom: both, ...overrides });

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await applyTestDealerships(db, dealershipNamed('yard'), dealershipNamed('far'));
  await applyTestSites(db, yardSite(), siteNamed('far', finance));
  const kodiaq = { make: 'Skoda', model: 'Kodiaq', price: 30_000, rego_expiry: null, car_type: 'used' } as const;
  used = await addTestVehicle(db, 'yard', { ...kodiaq, stocknum: 'USED', slug: 'used' });
  demo = await addTestVehicle(db, 'yard', { ...kodiaq, stocknum: 'DEMO', slug: 'demo', car_type: 'demo' });
  far = await addTestVehicle(db, 'far', { ...kodiaq, stocknum: 'USED', slug: 'far-used' });
  service = new EmbeddedSearch({
    database,
    env: { ...testEnv(() => now), searchIndex: 'Car_test' },
    log: pino({ level: 'silent' }),
  });
  service.start();
  await vi.waitUntil(() => service.engine !== null, { timeout: 120_000 });
});
afterAll(async () => {
  await service.close();
  await database.close();
});

const lowRate = {
  ...{ id: 'low-rate', name: 'A low rate', description: '<p>Over five years.</p>', manufacturer: 'Skoda' },
  ...{ model: { name: 'Kodiaq', slug: 'kodiaq' }, car_type: ['used' as const] },
  rate: { interest: 5.99, comparison: 7.1 },
};
const note = 'Offer: 5.99% p.a., comparison rate 7.10% p.a.';

/** Waits until every change made so far is in the index. */
const applied = async (): Promise<void> => {
  await untilDecided(database);
  const last = await currentPosition(database.db);
  await vi.waitUntil(() => service.position === last, { timeout: 120_000 });
};
const offer = async (...offers: OffersDocumentInput['offers']) => {
  const value: OffersDocumentInput = { dealership_id: 'yard', offers };
  expect(await applyOffers(database.db, [{ source: 'yard.json', value }])).toMatchObject({ ok: true });
  await applied();
};
const setSite = async (overrides: Partial<SiteDocumentInput>) => {
  await applyTestSites(database.db, yardSite(overrides));
  await applied();
};

const documentOf = async (id: string) => {
  const site = (await siteDirectory(database.db)).sites.get(id)?.document;
  if (site === undefined) throw new Error(`There is no site ${id}.`);
  return site;
};
const found = async (filters: string, site = 'yard') => {
  const [hits = []] = await service.hitsOf(await documentOf(site), [
    { indexName: 'Car_test', query: '', filters, hitsPerPage: 10 },
  ]);
  return hits;
};
/** What the card of a vehicle says of a rate: the note of its offer, and its repayment. */
const said = async ({ id }: Vehicle, site = 'yard') => {
  const [hit] = await found(`id:${id}`, site);
  if (hit === undefined) throw new Error(`The index has no vehicle ${id} on ${site}.`);
  return { note: hit.offer_note, hasRepayment: hit.weekly !== null };
};
const usual = { note: null, hasRepayment: true };
const offered = { note, hasRepayment: false };

beforeEach(async () => {
  now = new Date('2026-12-01T00:00:00Z');
  await offer();
});

describe('the record of a vehicle', () => {
  it('says an offer of a rate in place of a repayment while the offer is live, as it is changed and until it is withdrawn', async () => {
    expect(await said(used)).toEqual(usual);
    await offer(lowRate);
    expect(await said(used)).toEqual(offered);
    await offer({ ...lowRate, rate: { interest: 4.9, comparison: 6 } });
    expect((await said(used)).note).toBe('Offer: 4.90% p.a., comparison rate 6.00% p.a.');
    await offer();
    expect(await said(used)).toEqual(usual);
  });

  it('says it to the end of its last day in the state of the site, and the usual repayment from then on', async () => {
    await recordClockCrossings(database.db, now);
    await offer({ ...lowRate, until: '2027-03-31' });
    now = new Date('2027-03-31T12:59:59Z');
    await recordClockCrossings(database.db, now);
    await applied();
    expect(await said(used)).toEqual(offered);
    now = new Date('2027-03-31T13:00:30Z');
    expect(await recordClockCrossings(database.db, now)).toBeGreaterThan(0);
    await applied();
    expect(await said(used)).toEqual(usual);
  });

  it('says it of the vehicles that the offer is for alone: its kinds, those of its dealership, the one it is tied to', async () => {
    await offer(lowRate);
    expect(await said(demo)).toEqual(usual);
    expect(await said(far)).toEqual(usual);
    // The other dealership has a vehicle of this stock number, too.
    await offer({ ...lowRate, model: null, car_type: [], stocknum: 'USED' });
    expect([await said(used), await said(demo), await said(far)]).toEqual([offered, usual, usual]);
  });

  it('says the same offer of several as the page of the vehicle: the one with the lowest comparison rate', async () => {
    const dear = { ...lowRate, id: 'dear', rate: { interest: 1, comparison: 9 } };
    const words = { ...lowRate, id: 'words', rate: null };
    await offer(dear, words, lowRate);
    expect(await said(used)).toEqual(offered);
  });

  it('says none on a site that the offer is kept from, and where offers or finance are off', async () => {
    await offer({ ...lowRate, excluded_website_ids: ['yard'] });
    expect(await said(used)).toEqual(usual);
    await offer(lowRate);
    await setSite({ flags: { finance: true } });
    expect(await said(used)).toEqual(usual);
    await setSite({ flags: { offers: true } });
    expect(await said(used)).toEqual({ note: null, hasRepayment: false });
    await setSite({});
    expect(await said(used)).toEqual(offered);
  });

  it('says it of a vehicle on hold, and of none that has sold', async () => {
    await offer(lowRate);
    await changeTestVehicle(database.db, used, { reserved: true });
    await applied();
    expect(await said(used)).toEqual(offered);
    await changeTestVehicle(database.db, used, { reserved: false, sold: true, status: 'sold', sold_at: now });
    await applied();
    expect((await said(used)).note).toBeNull();
    await changeTestVehicle(database.db, used, { sold: false, status: 'in_stock', sold_at: null });
    await applied();
  });

  it('has no repayment to be filtered or ordered by, as its card shows none, and its price still', async () => {
    const within = async () => (await found('weekly_repayment <= 1000')).map(({ id }) => id).sort();
    const ids = [used.id, demo.id, far.id].sort();
    expect(await within()).toEqual(ids);
    await offer(lowRate);
    expect(await within()).toEqual(ids.filter((id) => id !== used.id));
    expect((await found('price <= 30000')).map(({ id }) => id).sort()).toEqual(ids);
  });
});

it('the index says an offer where the page does, and nowhere else', async () => {
  const log = pino({ level: 'silent' });
  await offer({ ...lowRate, until: '2026-12-05' }, { ...lowRate, id: 'over', until: '2026-11-30' });
  for (const site of ['yard', 'far']) {
    const shown = await siteOffers({ db: database.db, site: await documentOf(site), now, log });
    expect(
      shown.map(({ id }) => id),
      site,
    ).toEqual(site === 'yard' ? ['low-rate'] : []);
    const noted = (await found('', site)).filter(({ offer_note }) => offer_note !== null).map(({ id }) => id);
    expect(noted, site).toEqual(site === 'yard' ? [used.id] : []);
  }
});
