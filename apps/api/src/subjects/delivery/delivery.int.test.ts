import type { DeliveryRegion } from '@forecourt/config/delivery';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, testProof } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';

const delivery_regions: DeliveryRegion[] = [
  { name: 'Brisbane', price: 0, postcodes: ['4000-4179'] },
  { name: 'Darling Downs', price: 295, postcodes: ['4350'] },
];

let database: Database;
let running: Awaited<ReturnType<typeof startTestApp>>;
let ute: Vehicle;
let truck: Vehicle;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await applyTestDealerships(db, dealershipNamed('yard', { delivery_regions }), dealershipNamed('other'));
  await applyTestSites(
    db,
    siteNamed('yard', { flags: { delivery: true }, stockFrom: [{ dealership: 'yard' }, { dealership: 'other' }] }),
    siteNamed('quiet', {
      dealership_id: 'yard',
      stockFrom: [{ dealership: 'yard' }],
      locations: [{ id: 'yard-yard' }],
    }),
  );
  ute = await addTestVehicle(db, 'yard', { slug: 'a-ute', stocknum: 'S1' });
  truck = await addTestVehicle(db, 'other', { slug: 'a-truck', stocknum: 'T1' });
  running = await startTestApp(database);
});
afterAll(async () => {
  await running.close();
  await database.close();
});

const ask = (query: Record<string, string>, { site = 'yard', accept = 'application/json' } = {}) =>
  running.app.request(`/api/delivery?${new URLSearchParams(query)}`, {
    headers: { 'x-forecourt-gateway': testProof, 'x-forecourt-site': site, accept },
  });

describe('GET /api/delivery', () => {
  it('[DELV-01] gives region and price of the vehicle’s own dealership', async () => {
    const answer = await ask({ slug: ute.slug, postcode: '4350' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await answer.json()).toEqual({ result: { name: 'Darling Downs', price: 295 } });
    expect(await (await ask({ slug: ute.slug, postcode: ' 4000 ' })).json()).toEqual({
      result: { name: 'Brisbane', price: 0 },
    });
  });

  it.each(['0800', '400', '', 'abcd'])('[DELV-01] has no result for the postcode %j', async (postcode) => {
    expect(await (await ask({ slug: ute.slug, postcode })).json()).toEqual({ result: null });
  });

  it('answers 404 where the flag is off, the dealership has no rates, or the site shows no such vehicle', async () => {
    expect((await ask({ slug: ute.slug, postcode: '4000' }, { site: 'quiet' })).status).toBe(404);
    expect((await ask({ slug: truck.slug, postcode: '4000' })).status).toBe(404);
    expect((await ask({ slug: 'no-such', postcode: '4000' })).status).toBe(404);
    expect((await ask({ slug: ute.slug })).status).toBe(400);
    expect((await running.app.request(`/api/delivery?slug=${ute.slug}&postcode=4000`)).status).toBe(403);
  });

  it.each([
    ['4350', '$295 to Darling Downs.'],
    ['4000', 'Free delivery to Brisbane.'],
    ['', 'Please enter a postcode.'],
    [
      '0800',
      'Sorry, we can&#39;t provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.',
    ],
    ['abcd', 'Invalid postcode. Please enter a 4-digit number.'],
    ['20', 'Invalid postcode. Please enter a 4-digit number.'],
    ['"><script>', 'Invalid postcode. Please enter a 4-digit number.'],
  ])('[DELV-01] answers a plain form with a page of words: %j', async (postcode, sentence) => {
    const answer = await ask({ slug: ute.slug, postcode }, { accept: 'text/html,*/*' });
    expect(answer.headers.get('content-type')).toContain('text/html');
    const page = await answer.text();
    expect(page).toContain(sentence);
    expect(page).toContain(`href="${ute.path}"`);
    expect(page).not.toContain('<script>');
  });

  it('gives pages of a site no rates, only whether each dealership delivers', async () => {
    const site = await running.api.getSite('yard');
    expect(site?.dealerships.map(({ slug, delivers }) => [slug, delivers])).toEqual([
      ['yard', true],
      ['other', false],
    ]);
    expect(JSON.stringify(site)).not.toContain('Darling');
  });
});
