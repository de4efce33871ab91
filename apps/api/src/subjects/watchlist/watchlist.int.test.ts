// Saving, removing, noting and joining against a real database: whose list it is, what may be in it, how it stands now.
import { accountCookieName, type SavedVehicle, tokenHeaders } from '@forecourt/api-contract';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, testBearer, testEnv, testProof } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  changeTestVehicle,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { savedVehicles, shoppers } from '../../ground/database/schema';
import { type JobQueue, openJobQueue } from '../../ground/jobs/job-queue';
import { createLog } from '../../ground/log/log';
import { EmbeddedSearch } from '../search/embedded-search';
import { shopperVisitor } from '../shoppers';
import { beginSession } from '../shoppers/sessions/sessions';

let database: Database;
let jobs: JobQueue;
let app: Awaited<ReturnType<typeof createTestApp>>;
let ute: Vehicle;
let van: Vehicle;
let soldCar: Vehicle;
let foreign: Vehicle;
const clock = { now: new Date('2026-11-21T01:00:00Z') };
const phone = '+61491570006';
const otherPhone = '+61491570156';

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await applyTestDealerships(db, dealershipNamed('yard'), dealershipNamed('other'));
  const accounts = { flags: { auth: true } };
  await applyTestSites(
    db,
    siteNamed('yard', accounts),
    siteNamed('other', accounts),
    siteNamed('closed', {
      dealership_id: 'yard',
      stockFrom: [{ dealership: 'yard' }],
      locations: [{ id: 'yard-yard' }],
    }),
  );
  ute = await addTestVehicle(db, 'yard', {
    slug: 'a-ute',
    stocknum: 'S1',
    price: 24_990,
    make: 'Kia',
    model: 'Tasman',
    year: 2025,
    badge: 'X-Pro',
    series: '',
  });
  van = await addTestVehicle(db, 'yard', { slug: 'a-van', stocknum: 'S2', price: 5 });
  soldCar = await addTestVehicle(db, 'yard', {
    slug: 'a-sold-car',
    stocknum: 'S3',
    status: 'sold',
    sold: true,
    sold_at: '2026-11-20T01:00:00Z',
  });
  foreign = await addTestVehicle(db, 'other', { slug: 'a-truck', stocknum: 'T1' });
  const env = testEnv(() => clock.now);
  const log = createLog('test', env);
  jobs = await openJobQueue(database, log, 'sender');
  app = await createTestApp({
    database,
    env,
    jobs,
    log,
    search: new EmbeddedSearch({ database, env, log }),
    askVisitor: shopperVisitor(database, env.now),
  });
});
afterAll(async () => {
  await jobs.stop({ graceful: false });
  await database.close();
});

/** Signs somebody in. @returns their session and their id */
const signedIn = async (number = phone, websiteId = 'yard') => {
  const id = uuidv7();
  await database.db
    .insert(shoppers)
    .values({ id, website_id: websiteId, phone: number, created_at: clock.now, signed_in_at: clock.now });
  const session = await database.db.transaction((tx) =>
    beginSession(tx, { shopperId: id, websiteId, userAgent: undefined, now: clock.now }),
  );
  return { id, session };
};

let me: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  await database.db.delete(shoppers);
  clock.now = new Date('2026-11-21T01:00:00Z');
  me = await signedIn();
});

const headersOf = (session: string | null, site: string) => ({
  'x-forecourt-gateway': testProof,
  'x-forecourt-site': site,
  'x-forecourt-client': '203.0.113.7',
  'x-forwarded-proto': 'http',
  'x-forwarded-host': `${site}.localhost:3000`,
  origin: `http://${site}.localhost:3000`,
  ...(session === null ? {} : { cookie: `${accountCookieName('session', 'http')}=${session}` }),
});
interface Asked {
  readonly session?: string | null;
  readonly site?: string;
}
const post = async (path: string, body: object, { session = me.session, site = 'yard' }: Asked = {}) => {
  const response = await app.request(`/api/watchlist/${path}`, {
    method: 'POST',
    headers: { ...headersOf(session, site), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: { readonly success: boolean; readonly code?: string } = await response.json();
  return { status: response.status, ...answer };
};
const send = (
  path: string,
  fields: Readonly<Record<string, string>>,
  { session = me.session, site = 'yard' }: Asked = {},
) =>
  app.request(`/api/watchlist/${path}`, {
    method: 'POST',
    headers: { ...headersOf(session, site), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
const ask = async ({ session = me.session, site = 'yard' }: Asked = {}) => {
  const response = await app.request('/api/watchlist', { headers: headersOf(session, site) });
  return { status: response.status, cookies: response.headers.getSetCookie(), answer: await response.json() };
};
const idsOf = async (list: 'saved' | 'compared' = 'saved', asked: Asked = {}): Promise<readonly string[]> =>
  (await ask(asked)).answer[list].map(({ id }: { readonly id: string }) => id);
const mine = (car: Vehicle, more: object = {}) => ({ phone_number: phone, car_id: car.id, ...more });
const savedNow = async (): Promise<readonly SavedVehicle[]> => {
  const response = await app.request('/internal/v1/sites/yard/saved-vehicles', {
    headers: { authorization: `Bearer ${testBearer}`, [tokenHeaders.session]: me.session },
  });
  return (await response.json()).vehicles;
};

describe('POST /api/watchlist/save-car and remove-car', () => {
  it('keep a vehicle once, let it go, and say whether it is done, however often they come [WTCH-02]', async () => {
    for (const _ of [1, 2]) expect(await post('save-car', mine(ute))).toEqual({ status: 200, success: true });
    expect(await idsOf()).toEqual([ute.id]);
    expect(await database.db.select().from(savedVehicles)).toMatchObject([
      { name: '2025 Kia Tasman', price_then: 2_499_000, asked_then: 2_499_000 },
    ]);
    for (const _ of [1, 2]) expect(await post('remove-car', mine(ute))).toEqual({ status: 200, success: true });
    expect(await idsOf()).toEqual([]);
  });

  it('take the number of the session alone, however it is written [WTCH-02]', async () => {
    const other = await signedIn(otherPhone);
    expect(await post('save-car', { ...mine(ute), phone_number: '0491 570 006' })).toMatchObject({ status: 200 });
    for (const path of ['save-car', 'remove-car'])
      expect(await post(path, mine(ute), { session: other.session })).toMatchObject({
        status: 403,
        success: false,
        code: 'other_phone',
      });
    expect(await post('save-car', { car_id: ute.id })).toMatchObject({ status: 422, success: false });
    expect(await idsOf()).toEqual([ute.id]);
    expect(await idsOf('saved', { session: other.session })).toEqual([]);
  });

  it('refuse who is signed out, and the session of another site [WTCH-02] [AUTH-04]', async () => {
    const elsewhere = await signedIn(phone, 'other');
    for (const session of [null, 'x'.repeat(43), elsewhere.session])
      expect(await post('save-car', mine(ute), { session })).toMatchObject({
        status: 403,
        success: false,
        code: 'signed_out',
      });
    expect(await database.db.$count(savedVehicles)).toBe(0);
  });

  it('refuse what the site does not show, what has sold, and what is no id; what is saved already stays [WTCH-03]', async () => {
    expect(await post('save-car', mine(foreign))).toMatchObject({
      status: 404,
      success: false,
      code: 'vehicle_not_found',
    });
    expect(await post('save-car', mine(soldCar))).toMatchObject({ status: 409, success: false, code: 'sold' });
    for (const car_id of ['', 'a-ute', '-1', '9'.repeat(30), null])
      expect(await post('save-car', { phone_number: phone, car_id })).toMatchObject({ status: 422, code: 'faults' });
    await database.db
      .insert(savedVehicles)
      .values({ shopper_id: me.id, kind: 'saved', vehicle_id: BigInt(soldCar.id), name: 'Saved', saved_at: clock.now });
    expect(await post('save-car', mine(soldCar))).toMatchObject({ status: 200, success: true });
  });

  it('keep 200 vehicles at most, also when they come at once', async () => {
    const rows = Array.from({ length: 199 }, (_, at) => ({
      shopper_id: me.id,
      kind: 'saved' as const,
      vehicle_id: BigInt(at) + 900_000_000n,
      name: 'Old',
      saved_at: clock.now,
    }));
    await database.db.insert(savedVehicles).values(rows);
    const answers = await Promise.all([ute, van].map((car) => post('save-car', mine(car))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'full', success: false });
    expect(await database.db.$count(savedVehicles)).toBe(200);
  });

  it('are plain forms, too, which go on to the list, or to sign-in', async () => {
    const saved = await send('save-car', { car_id: ute.id, phone_number: '' });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/watchlist']);
    expect(await idsOf()).toEqual([ute.id]);
    const out = await send('remove-car', { car_id: ute.id }, { session: null });
    expect([out.status, out.headers.get('location')]).toEqual([
      303,
      '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fwatchlist',
    ]);
    const refused = await send('save-car', { car_id: soldCar.id });
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('This vehicle has sold.')]);
    await send('remove-car', { car_id: ute.id });
    expect(await idsOf()).toEqual([]);
  });

  it('keep the comparison apart from what is saved', async () => {
    await post('save-car', mine(ute, { list: 'compared' }));
    await post('save-car', mine(van));
    expect([await idsOf('compared'), await idsOf()]).toEqual([[ute.id], [van.id]]);
    await post('remove-car', mine(ute, { list: 'compared' }));
    expect(await idsOf('compared')).toEqual([]);
  });

  it('are not there on a site without accounts [SITE-04/auth]', async () => {
    for (const path of ['save-car', 'remove-car', 'note', 'join'])
      expect(await post(path, mine(ute), { site: 'closed' }), path).toMatchObject({
        status: 404,
        success: false,
        code: 'no_accounts',
      });
    expect(await ask({ site: 'closed' })).toMatchObject({ status: 404, answer: { code: 'no_accounts' } });
  });
});

describe('GET /api/watchlist', () => {
  it('names the shopper and the vehicles, the oldest first', async () => {
    await post('save-car', mine(van));
    clock.now = new Date(clock.now.getTime() + 1000);
    await post('save-car', mine(ute));
    const { answer } = await ask();
    expect(answer).toMatchObject({
      phone_number: phone,
      saved: [{ id: van.id }, { id: ute.id, name: '2025 Kia Tasman', make: 'Kia', model: 'Tasman' }],
      compared: [],
    });
  });

  it('is empty for nobody, and takes the hint of a session that has ended', async () => {
    const { answer, cookies } = await ask({ session: 'x'.repeat(43) });
    expect(answer).toEqual({ phone_number: null, saved: [], compared: [] });
    expect(cookies.join()).toMatch(/forecourt-signed-in=;[^,]*Max-Age=0/);
  });
});

describe('POST /api/watchlist/note', () => {
  it('keeps what a shopper notes of a saved vehicle, up to 500 characters', async () => {
    await post('save-car', mine(ute));
    expect(await post('note', { car_id: ute.id, note: ' Ask about the tow bar. ' })).toMatchObject({ status: 200 });
    expect((await savedNow()).map(({ note }) => note)).toEqual(['Ask about the tow bar.']);
    expect(await post('note', { car_id: ute.id, note: 'x'.repeat(501) })).toMatchObject({
      status: 422,
      fields: [{ path: 'note' }],
    });
    expect(await post('note', { car_id: van.id, note: 'x' })).toMatchObject({ status: 404, code: 'not_saved' });
    const other = await signedIn(otherPhone);
    expect(await post('note', { car_id: ute.id, note: 'x' }, { session: other.session })).toMatchObject({
      status: 404,
    });
  });
});

describe('POST /api/watchlist/join', () => {
  it('joins the lists of a device with those of the account, each vehicle once, in their order [FAVS-01]', async () => {
    await post('save-car', mine(van));
    clock.now = new Date(clock.now.getTime() + 1000);
    const device = { saved: [ute.id, soldCar.id, van.id, ute.id, foreign.id, '999999'], compared: [van.id] };
    expect(await post('join', device)).toEqual({ status: 200, success: true, left: { saved: [], compared: [] } });
    expect(await idsOf()).toEqual([van.id, ute.id, soldCar.id]);
    expect(await idsOf('compared')).toEqual([van.id]);
    await post('join', device);
    expect(await idsOf()).toEqual([van.id, ute.id, soldCar.id]);
  });

  it('names what had no room, the oldest of the device first', async () => {
    const rows = Array.from({ length: 199 }, (_, at) => ({
      shopper_id: me.id,
      kind: 'saved' as const,
      vehicle_id: BigInt(at) + 900_000_000n,
      name: 'Old',
      saved_at: clock.now,
    }));
    await database.db.insert(savedVehicles).values(rows);
    expect(await post('join', { saved: [ute.id, van.id] })).toMatchObject({ status: 200, left: { saved: [ute.id] } });
    expect(await idsOf()).toContain(van.id);
  });

  it('refuses what no device could have sent', async () => {
    expect(await post('join', { saved: 'all' })).toMatchObject({ status: 422, success: false });
    expect(await post('join', { saved: Array.from({ length: 201 }, (_, at) => String(at)) })).toMatchObject({
      status: 422,
    });
  });
});

describe('GET /internal/v1/sites/{website_id}/saved-vehicles', () => {
  it('tells how each vehicle stands now, and what it cost when it was saved [WTCH-03]', async () => {
    for (const car of [van, ute]) {
      await post('save-car', mine(car));
      clock.now = new Date(clock.now.getTime() + 1000);
    }
    await changeTestVehicle(database.db, ute, { price: 23_490 });
    const [first, second] = await savedNow();
    expect(first).toMatchObject({
      id: ute.id,
      name: '2025 Kia Tasman',
      detail: 'X-Pro',
      state: 'available',
      path: '/cars/a-ute',
      price: { kind: 'amount', amount: 23_490 },
      price_then: 24_990,
    });
    expect(second).toMatchObject({ id: van.id, price_then: null, price: { kind: 'text' } });

    const stateAfter = async (change: Parameters<typeof changeTestVehicle>[2]) => {
      await changeTestVehicle(database.db, ute, change);
      const found = (await savedNow()).find(({ id }) => id === ute.id);
      return [found?.state, found?.path];
    };
    expect(await stateAfter({ reserved: true })).toEqual(['reserved', '/cars/a-ute']);
    expect(await stateAfter({ reserved: false, status: 'coming_soon' })).toEqual(['announced', '/cars/a-ute']);
    const sale = { status: 'sold' as const, sold: true, sold_at: new Date(clock.now) };
    expect(await stateAfter(sale)).toEqual(['sold', '/cars/a-ute']);
    clock.now = new Date(clock.now.getTime() + 28 * 86_400_000);
    me = {
      ...me,
      session: await database.db.transaction((tx) =>
        beginSession(tx, { shopperId: me.id, websiteId: 'yard', userAgent: undefined, now: clock.now }),
      ),
    };
    expect(await stateAfter(sale)).toEqual(['sold', null]);
    expect(await stateAfter({ sold_at: new Date('2026-01-01T00:00:00Z') })).toEqual(['gone', null]);
    await changeTestVehicle(database.db, ute, { status: 'in_stock', sold: false, sold_at: null, price: 24_990 });
  });

  it('tells what was asked, which is an offer price where the site showed one, and that it is not known of older rows', async () => {
    const showOffers = (offerPrices: boolean) =>
      applyTestSites(database.db, siteNamed('yard', { flags: { auth: true }, vehicle: { offerPrices } }));
    const asked = async () => {
      const [found] = await savedNow();
      return [found?.price, found?.price_then, found?.asked_then];
    };
    const priced = (offer: number | null) => expect.objectContaining({ amount: 24_990, offer });
    await changeTestVehicle(database.db, ute, { offer_price: 23_990 });
    await post('save-car', mine(ute));
    expect(await asked()).toEqual([priced(null), 24_990, 24_990]);
    await showOffers(true);
    expect(await asked()).toEqual([priced(23_990), 24_990, 24_990]);
    await post('remove-car', mine(ute));
    await post('join', { saved: [ute.id] });
    await changeTestVehicle(database.db, ute, { offer_price: 22_990 });
    expect(await asked()).toEqual([priced(22_990), 24_990, 23_990]);
    await database.db.update(savedVehicles).set({ asked_then: null });
    expect(await asked()).toEqual([priced(22_990), 24_990, null]);
    await showOffers(false);
    await changeTestVehicle(database.db, ute, { offer_price: null });
  });

  it('shows nothing to a session of another site', async () => {
    const elsewhere = await signedIn(phone, 'other');
    const statusOf = async (site: string, session: string) =>
      (
        await app.request(`/internal/v1/sites/${site}/saved-vehicles`, {
          headers: { authorization: `Bearer ${testBearer}`, [tokenHeaders.session]: session },
        })
      ).status;
    expect(await statusOf('yard', me.session)).toBe(200);
    expect(await statusOf('yard', elsewhere.session)).toBe(404);
    expect(await statusOf('nowhere', me.session)).toBe(404);
  });
});

describe('the lists of a shopper', () => {
  it('go with the shopper', async () => {
    await post('save-car', mine(ute));
    await database.db.delete(shoppers).where(eq(shoppers.id, me.id));
    expect(await database.db.$count(savedVehicles)).toBe(0);
  });
});
