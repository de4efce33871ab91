// Alerts of a site that shows offer prices: a lower price is one that is asked, and what was there already is no news.
import type { Vehicle } from '@forecourt/domain/vehicle';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { startAccountTests } from '../../../test/test-accounts';
import { untilDecided } from '../../../test/test-database';
import { addTestVehicle, applyTestSites, changeTestVehicle, siteNamed } from '../../../test/test-stock';
import { enqueueMessage } from '../../ground/messages/message-queue';
import type { Mail } from '../../ground/messages/message-template';
import { AlertFollower } from './alert-follower';
import { tellDue } from './tell-due';

let tests: Awaited<ReturnType<typeof startAccountTests>>;
let follower: AlertFollower;
let mails: Mail[] = [];

/** Eleven in the morning in Sydney, a Saturday in November. */
const morning = new Date('2026-11-21T00:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const avery = '019aa000-0000-4000-8000-000000000001';

/** Time passes, and a worker does all that it does. */
const workIn = async (ms: number): Promise<void> => {
  tests.clock.now = new Date(tests.clock.now.getTime() + ms);
  const { database, boss, clock } = tests;
  await untilDecided(database);
  while ((await follower.followOnce()) > 0);
  await tellDue(database.db, { enqueue: enqueueMessage(boss), mailFrom: 'leads@forecourt.example' }, clock.now);
  await tests.deliverAll({ mail: { send: async (mail) => void mails.push(mail) } });
};
const showOffers = (offerPrices: boolean) =>
  applyTestSites(
    tests.database.db,
    siteNamed('yard', {
      ...{ name: 'The Yard', flags: { auth: true, garage: true }, garage_enabled: true },
      vehicle: { offerPrices },
    }),
  );
let stock = 0;
/** A car of the yard at 30,000 that Avery has saved. */
const savedCar = async (changed: Partial<Vehicle> = {}): Promise<Vehicle> => {
  stock += 1;
  const car = await addTestVehicle(tests.database.db, 'yard', {
    ...{ stocknum: `F${stock}`, slug: `offered-${stock}`, make: 'Kia', model: 'Stonic', price: 30_000 },
    ...changed,
  });
  await tests.rows(
    `insert into saved_vehicles (shopper_id, kind, vehicle_id, name, saved_at) values ($1, 'saved', $2, 'A car', now())`,
    [avery, car.id],
  );
  return car;
};
const change = (car: Vehicle, changed: Parameters<typeof changeTestVehicle>[2]) =>
  changeTestVehicle(tests.database.db, car, changed);
/** As rows were before it was remembered what is asked. */
const forgetAsked = () => tests.rows('update alert_memory set asked = null, settled_asked = null');
const askedOf = async (car: Vehicle): Promise<string | null> =>
  (await tests.rows('select asked from alert_memory where vehicle_id = $1', [car.id]))[0].asked;
const told = () => mails.map(({ text }) => /^Lower price.*$/m.exec(String(text))?.[0]);

beforeAll(async () => {
  tests = await startAccountTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.emptyAccounts();
  await emptyTables(tests.database, 'alert_memory', 'alert_items');
  await tests.rows("delete from hosted_index_places where name = 'alerts'");
  tests.clock.now = morning;
  mails = [];
  await showOffers(true);
  follower = new AlertFollower({ database: tests.database, env: tests.env, log: pino({ level: 'silent' }) });
  await tests.rows(
    `insert into shoppers (id, website_id, phone, email, email_confirmed_at, saved_frequency, created_at, signed_in_at)
       values ($1, 'yard', '+61491570006', 'avery@example.com', now(), 'at-once', now(), now())`,
    [avery],
  );
  await tests.rows(
    `insert into shopper_consents (id, shopper_id, purpose, wording, given_at)
       values (gen_random_uuid(), $1, 'alerts-email', 'Tell me', now())`,
    [avery],
  );
  await workIn(0);
});

describe('alerts where offer prices are shown', () => {
  it('tell of a new offer price once it has lasted an hour, with what was asked before', async () => {
    const car = await savedCar();
    await workIn(0);
    tests.clock.now = new Date(morning.getTime() + 2 * hour);
    await change(car, { offer_price: 27_000 });
    await workIn(0);
    expect(mails).toEqual([]);
    await workIn(hour);
    await workIn(hour);
    expect(told()).toEqual([expect.stringMatching(/^Lower price, Offer price \$27,000, was \$30,000, .+ \$30,000$/)]);
    await change(car, { offer_price: 26_000 });
    await workIn(0);
    await workIn(hour);
    expect(told()[1]).toContain('Offer price $26,000, was $27,000');
  });

  it('tell who keeps a search that finds the car by its list price', async () => {
    await tests.rows(
      `insert into saved_searches (id, shopper_id, website_id, name, path, criteria, frequency, created_at)
         values (gen_random_uuid(), $1, 'yard', 'Stonics', '/search', $2, 'at-once', now())`,
      [avery, JSON.stringify({ price: { min: 29_000, max: null } })],
    );
    const car = await savedCar();
    await tests.rows('delete from saved_vehicles');
    await workIn(0);
    expect(mails.map(({ subject }) => subject)).toEqual(['The Yard: new, 2022 Kia Stonic']);
    await workIn(2 * hour);
    await change(car, { offer_price: 27_000 });
    await workIn(0);
    await workIn(hour);
    expect(told()[1]).toContain('Offer price $27,000, was $30,000');
  });

  it('tell nothing of an offer that is back within the hour', async () => {
    const [comes, goes] = [await savedCar(), await savedCar({ offer_price: 27_000 })];
    await workIn(0);
    await workIn(2 * hour);
    await change(comes, { offer_price: 27_000 });
    await change(goes, { offer_price: null });
    await workIn(0);
    await workIn(30 * minute);
    await change(comes, { offer_price: null });
    await change(goes, { offer_price: 27_000 });
    await workIn(0);
    await workIn(2 * hour);
    expect(mails).toEqual([]);
    expect(await tests.rows('select reason from alert_items where dropped_at is null')).toEqual([]);
  });

  it('tell nothing of a list price that falls above an offer that stays', async () => {
    const car = await savedCar({ offer_price: 27_000 });
    await workIn(0);
    await workIn(2 * hour);
    await change(car, { price: 28_000 });
    await workIn(0);
    await workIn(hour);
    expect(mails).toEqual([]);
  });

  it('tell nothing of offers that were there before it was remembered what is asked, and each later one once', async () => {
    const car = await savedCar({ offer_price: 27_000 });
    await workIn(0);
    await forgetAsked();
    await workIn(2 * hour);
    await change(car, { km: 12_345 });
    await workIn(0);
    await workIn(2 * hour);
    expect([await askedOf(car), mails]).toEqual(['2700000', []]);
    await change(car, { offer_price: 26_000 });
    await workIn(0);
    await workIn(hour);
    await workIn(hour);
    expect(told()).toEqual([expect.stringContaining('Offer price $26,000, was $27,000')]);
  });

  it('tell of a lower list price where it was not remembered what is asked and there is no offer', async () => {
    const car = await savedCar();
    await workIn(0);
    await forgetAsked();
    await workIn(2 * hour);
    await change(car, { price: 29_000 });
    await workIn(0);
    await workIn(hour);
    expect(told()).toEqual([expect.stringMatching(/^Lower price, \$29,000.*, was \$30,000$/)]);
  });

  it('tell nothing of offers that a site begins to show, but of those that come after', async () => {
    await showOffers(false);
    const [there, later] = [await savedCar({ offer_price: 27_000 }), await savedCar()];
    await workIn(0);
    expect([await askedOf(there), await askedOf(later)]).toEqual([null, null]);
    await showOffers(true);
    await workIn(2 * hour);
    await change(there, { km: 12_345 });
    await change(later, { offer_price: 26_000 });
    await workIn(0);
    await workIn(hour);
    expect(told()).toEqual([expect.stringContaining('Offer price $26,000, was $30,000')]);
  });
});

describe('alerts where offer prices are not shown', () => {
  it('go by the list price alone', async () => {
    await showOffers(false);
    const car = await savedCar();
    await workIn(0);
    await workIn(2 * hour);
    await change(car, { offer_price: 27_000 });
    await workIn(0);
    await workIn(hour);
    expect([mails, await askedOf(car)]).toEqual([[], null]);
    await change(car, { price: 29_000 });
    await workIn(0);
    await workIn(hour);
    expect(told()).toEqual([expect.stringMatching(/^Lower price, \$29,000.*, was \$30,000$/)]);
  });
});
