import { cacheTags } from '@forecourt/api-contract';
import type { OffersDocumentInput } from '@forecourt/config/offers-document';
import type { SiteDocumentInput } from '@forecourt/config/site-document';
import { testNow } from '@forecourt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { startTestApp, testEnv } from '../../../test/test-app';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  changeTestVehicle,
  dealershipNamed,
  siteNamed,
  testOperator,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { tagsOf } from '../../ground/spine/change-tags';
import { currentPosition, readChanges } from '../../ground/spine/read-changes';
import { recordClockCrossings } from '../clock/clock-crossings';
import { applySites, planSites } from '../sites/apply-sites';
import { readSiteDirectory } from '../sites/site-directory';
import { applyOffers, planOffers } from './apply-offers';

const day = 86_400_000;
const on = { flags: { offers: true } };

let database: Database;
let running: Awaited<ReturnType<typeof startTestApp>>;
let now = testNow;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await applyTestDealerships(db, dealershipNamed('harbour'), dealershipNamed('nissan'), dealershipNamed('yard'));
  await applyTestSites(
    db,
    siteNamed('harbour', {
      ...on,
      stockFrom: [{ dealership: 'harbour' }, { dealership: 'nissan', car_type: ['used'] }],
    }),
    siteNamed('nissan', { ...on, vehicle: { soldCarDays: 5 } }),
    siteNamed('yard'),
  );
  running = await startTestApp(
    database,
    testEnv(() => now),
  );
});
afterAll(async () => {
  await running.close();
  await database.close();
});
beforeEach(async () => {
  now = testNow;
  await emptyTables(database, 'offer_lists', 'vehicles');
});

const tow = { id: 'tow-bar', name: 'Tow bar included', description: '<p onclick="x()">With <b>every</b> ute.</p>' };
const document = (dealership: string, ...offers: OffersDocumentInput['offers']): OffersDocumentInput => ({
  dealership_id: dealership,
  offers,
});
const apply = (...documents: readonly OffersDocumentInput[]) =>
  applyOffers(
    database.db,
    documents.map((value) => ({ source: `${value.dealership_id}.json`, value })),
  );
const shownOn = async (site: string) => (await running.api.getOffers(site)).map(({ id }) => id);
const position = async () => {
  await untilDecided(database);
  return currentPosition(database.db);
};

describe('offers of a dealership', () => {
  it('shows an offer to the end of its last day in the state of the site, and then writes a change', async () => {
    await apply(document('nissan', { ...tow, until: '2027-03-31' }, { ...tow, id: 'always' }));
    const at = async (instant: string) => {
      now = new Date(instant);
      return shownOn('nissan');
    };
    expect(await at('2027-03-31T12:59:59Z')).toEqual(['tow-bar', 'always']);
    expect(await at('2027-03-31T13:00:00Z')).toEqual(['always']);
    await recordClockCrossings(database.db, new Date('2027-03-31T12:00:00Z'));
    const before = await position();
    await recordClockCrossings(database.db, new Date('2027-03-31T13:01:00Z'));
    await untilDecided(database);
    const { changes } = await readChanges(database.db, before);
    expect(changes.map(({ kind, dealershipId }) => [kind, dealershipId])).toEqual([['offers', 'nissan']]);
  });

  it('are applied, changed and withdrawn, each with a change for the pages that show them', async () => {
    const start = await position();
    expect(await apply(document('nissan', { ...tow, model: { name: 'Navara', slug: 'navara' } }))).toMatchObject({
      ok: true,
      changes: [{ id: 'nissan', action: 'create' }],
    });
    expect(await running.api.getOffer('nissan', 'tow-bar')).toMatchObject({
      name: 'Tow bar included',
      sanitized_description: '<p>With <strong>every</strong> ute.</p>',
      dealership: { slug: 'nissan' },
      vehicle: null,
    });
    expect(await shownOn('harbour')).toEqual(['tow-bar']);
    const applied = await position();
    const tags = async (after: number) => {
      const { changes } = await readChanges(database.db, after);
      const directory = await readSiteDirectory(database.db);
      return changes.flatMap((change) => tagsOf(change, directory, testNow)).sort();
    };
    expect(await tags(start)).toEqual([cacheTags.offers('harbour'), cacheTags.offers('nissan')]);

    const changed = document('nissan', { ...tow, name: 'Tow bar fitted' });
    const planned = await planOffers(database.db, [{ source: 'n.json', value: changed }]);
    expect(planned).toMatchObject({
      changes: [
        {
          action: 'change',
          differences: expect.arrayContaining([expect.objectContaining({ path: 'offers[tow-bar].name' })]),
        },
      ],
    });
    await apply(changed);
    expect(await running.api.getOffer('nissan', 'tow-bar')).toMatchObject({ name: 'Tow bar fitted' });
    // The same again is no change, and nobody is told.
    const again = await position();
    expect(await apply(changed)).toMatchObject({ changes: [{ action: 'none' }] });
    expect(await position()).toBe(again);
    expect(again).toBeGreaterThan(applied);

    await apply(document('nissan'));
    expect(await running.api.getOffer('nissan', 'tow-bar')).toBeNull();
    expect(await shownOn('harbour')).toEqual([]);
  });

  it('are refused with the field that is wrong, and nothing live changes', async () => {
    await apply(document('nissan', tow));
    const outcome = await apply(
      document('nissan', { ...tow, name: 'Changed', excluded_website_ids: ['nowhere'] }),
      document('harbour', tow),
      document('nobody', { ...tow, id: 'other' }),
      document('yard', { ...tow, id: 'a b' }),
    );
    if (outcome.ok) throw new Error('The documents were not refused.');
    expect(outcome.faults.map(({ source, path }) => `${source} ${path}`).sort()).toEqual([
      'harbour.json offers[0].id',
      'nissan.json offers[0].excluded_website_ids[0]',
      'nissan.json offers[0].id',
      'nobody.json dealership_id',
      'yard.json offers[0].id',
    ]);
    expect(await running.api.getOffer('nissan', 'tow-bar')).toMatchObject({ name: 'Tow bar included' });
  });

  it('[ROUTE-05] have one address each on every site that shows them, whichever document is applied last', async () => {
    const { db } = database;
    const yardOn = siteNamed('yard', on);
    const both = siteNamed('yard', { ...on, stockFrom: [{ dealership: 'yard' }, { dealership: 'nissan' }] });
    const applySite = (value: SiteDocumentInput) => applySites(db, [{ source: 'yard.json', value }], testOperator);
    // Each dealer by itself may use any id, and so may two of one site when only one offer is shown there.
    expect(await apply(document('nissan', tow), document('yard', tow))).toMatchObject({ ok: true });
    expect(await apply(document('harbour', { ...tow, id: 'rack', excluded_website_ids: ['harbour'] }))).toMatchObject({
      ok: true,
    });
    expect(await apply(document('nissan', tow, { ...tow, id: 'rack' }))).toMatchObject({ ok: true });
    expect(await applySite({ ...both, flags: { offers: false } })).toMatchObject({ ok: true });

    const refused = {
      ok: false,
      faults: [{ source: 'yard.json', path: 'stockFrom', reason: expect.stringContaining('"tow-bar"') }],
    };
    expect(await planSites(db, [{ source: 'yard.json', value: both }])).toMatchObject(refused);
    expect(await applySite(both)).toMatchObject(refused);
    expect(await shownOn('yard')).toEqual([]);
    // Written past the check, the second is left out, in the list as at its address.
    await applySite({ ...both, flags: { offers: false } });
    await database.pool.query(
      `update sites set document = jsonb_set(document, '{flags,offers}', 'true') where website_id = 'yard'`,
    );
    expect(await shownOn('yard')).toEqual(['tow-bar', 'rack']);
    expect(await running.api.getOffer('yard', 'tow-bar')).toMatchObject({ dealership: { slug: 'yard' } });

    expect(await apply(document('yard', { ...tow, excluded_website_ids: ['yard'] }))).toMatchObject({ ok: true });
    expect(await applySite(both)).toMatchObject({ ok: true });
    expect(await running.api.getOffer('yard', 'tow-bar')).toMatchObject({ dealership: { slug: 'nissan' } });
    expect(await applySite(yardOn)).toMatchObject({ ok: true });
    expect(await applySite(siteNamed('yard'))).toMatchObject({ ok: true });
  });

  it('are shown by the sites of their dealership alone, without the excluded sites', async () => {
    await apply(
      document('nissan', tow, { ...tow, id: 'own-site', excluded_website_ids: ['harbour'] }),
      document('yard', { ...tow, id: 'yard-only' }),
    );
    expect(await shownOn('nissan')).toEqual(['tow-bar', 'own-site']);
    expect(await shownOn('harbour')).toEqual(['tow-bar']);
    expect(await running.api.getOffer('harbour', 'own-site')).toBeNull();
    expect(await running.api.getOffer('nissan', 'yard-only')).toBeNull();
    // A site without the feature has none, not even its own.
    expect(await shownOn('yard')).toEqual([]);
    expect(await running.api.getOffer('yard', 'yard-only')).toBeNull();
    await expect(running.api.getOffers('nowhere')).rejects.toMatchObject({ status: 404 });
  });

  it('for one vehicle stay for soldCarDays of each site after the sale, and never show without the vehicle', async () => {
    await apply(document('nissan', { ...tow, stocknum: 'N1' }, { ...tow, id: 'gone', stocknum: 'N2' }));
    expect(await shownOn('nissan')).toEqual([]);
    const vehicle = await addTestVehicle(database.db, 'nissan', {
      stocknum: 'N1',
      car_type: 'used',
      primary_image_url: '/media/one',
      colour: 'Red',
    });
    expect(await running.api.getOffer('nissan', 'tow-bar')).toMatchObject({
      vehicle: { id: vehicle.id, slug: vehicle.slug, sold: false },
      image_or_model_image: { url: '/media/one' },
      image_colour: 'Red',
    });
    await changeTestVehicle(database.db, vehicle, { status: 'sold', sold: true, sold_at: now });
    const shownAfter = async (days: number) => {
      now = new Date(testNow.getTime() + days * day + 1);
      return [await shownOn('harbour'), await shownOn('nissan')].map(({ length }) => length);
    };
    expect(await shownAfter(2.9)).toEqual([1, 1]);
    expect(await running.api.getOffer('nissan', 'tow-bar')).toMatchObject({ vehicle: { sold: true } });
    expect(await shownAfter(3)).toEqual([0, 1]);
    expect(await shownAfter(5)).toEqual([0, 0]);
    // A car that the group does not show has no offer there either.
    now = testNow;
    await changeTestVehicle(database.db, vehicle, { status: 'in_stock', sold: false, sold_at: null, car_type: 'new' });
    expect([await shownOn('harbour'), await shownOn('nissan')]).toEqual([[], ['tow-bar']]);
  });

  it('[OFFR-03] take the first real picture from the stock of their model when they have none of their own', async () => {
    const navara = { make: 'Nissan', model: 'Navara' };
    for (const [stocknum, primary_image_url, colour] of [
      ['N1', '/images/coming-soon.jpg', 'White'],
      ['N2', '/media/navara', 'Red'],
      ['N3', '/media/another', 'Blue'],
    ] as const) {
      await addTestVehicle(database.db, 'nissan', { ...navara, stocknum, slug: stocknum, primary_image_url, colour });
    }
    const model = { name: 'NAVARA', slug: 'navara' };
    await apply(
      document(
        'nissan',
        { ...tow, manufacturer: 'Nissan', model },
        { ...tow, id: 'own', manufacturer: 'Nissan', model, image_or_model_image: { url: '/media/own' } },
        { ...tow, id: 'none', manufacturer: 'Nissan', model: { name: 'Patrol', slug: 'patrol' } },
      ),
    );
    const offers = await running.api.getOffers('nissan');
    expect(offers.map((offer) => offer.image_or_model_image?.url ?? null)).toEqual([
      '/media/navara',
      '/media/own',
      null,
    ]);
    expect(offers[0]).toMatchObject({ image_colour: 'Red' });
  });
});
