// Alerts against a real database: what is found in changes of stock, told once, by whom it may be, and how it ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Vehicle } from '@forecourt/domain/vehicle';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { rowsReadBy } from '../../../test/rows-read';
import { startAccountTests } from '../../../test/test-accounts';
import { untilDecided } from '../../../test/test-database';
import { addTestVehicle, changeTestVehicle } from '../../../test/test-stock';
import type { Tx } from '../../ground/database/database';
import { DeliveryFailure } from '../../ground/messages/delivery-failure';
import { enqueueMessage } from '../../ground/messages/message-queue';
import type { Mail } from '../../ground/messages/message-template';
import { outboxMail, readFromOutbox } from '../../ground/messages/outbox';
import type { Sms } from '../../ground/messages/sms';
import { runUpkeep } from '../../ground/modules/upkeep';
import { AlertFollower } from './alert-follower';
import { alertUpkeep } from './alert-upkeep';
import { keepAlerts } from './keep-alerts';
import { tellDue } from './tell-due';
import { tellShopper } from './tell-shopper';
import { waitingShoppers } from './waiting-shoppers';

let tests: Awaited<ReturnType<typeof startAccountTests>>;
let follower: AlertFollower;
let mails: Mail[] = [];
let texts: Sms[] = [];

/** Eleven in the morning in Sydney, a Saturday in November. */
const morning = new Date('2026-11-21T00:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const later = (ms: number): void => {
  tests.clock.now = new Date(tests.clock.now.getTime() + ms);
};

const newFollower = () =>
  new AlertFollower({ database: tests.database, env: tests.env, log: pino({ level: 'silent' }) });

/** Reads all that has changed. */
const follow = async (one = follower): Promise<void> => {
  await untilDecided(tests.database);
  while ((await one.followOnce()) > 0);
};
const tell = (): Promise<number> =>
  tellDue(
    tests.database.db,
    { enqueue: enqueueMessage(tests.boss), mailFrom: 'leads@forecourt.example' },
    tests.clock.now,
  );
const deliver = () =>
  tests.deliverAll({
    mail: { send: async (mail) => void mails.push(mail) },
    sms: { send: async (sms) => void texts.push(sms) },
  });
/** All that a worker does: what shoppers are sent. */
const work = async (): Promise<void> => {
  await follow();
  await tell();
  await deliver();
};

const shopperIds = { avery: '019aa000-0000-4000-8000-000000000001', robin: '019aa000-0000-4000-8000-000000000002' };
const consent = (shopper: string, purpose: string) =>
  tests.rows(
    `insert into shopper_consents (id, shopper_id, purpose, wording, given_at) values (gen_random_uuid(), $1, $2, 'Tell me', now())`,
    [shopper, purpose],
  );
/** A shopper of the yard who has agreed to mail. */
const addShopper = async (id: string, phone: string, site = 'yard'): Promise<void> => {
  await tests.rows(
    `insert into shoppers (id, website_id, phone, email, email_confirmed_at, created_at, signed_in_at)
       values ($1, $2, $3, $4, now(), now(), now())`,
    [id, site, phone, `${phone.slice(1)}@example.com`],
  );
  await consent(id, 'alerts-email');
};
const addSearch = async (
  shopper: string,
  criteria: object,
  { frequency = 'at-once', channel = 'email', name = 'My search', site = 'yard' } = {},
): Promise<string> => {
  const [row] = await tests.rows(
    `insert into saved_searches (id, shopper_id, website_id, name, path, criteria, frequency, channel, created_at)
       values (gen_random_uuid(), $1, $2, $3, '/search?q=' || gen_random_uuid(), $4, $5, $6, now()) returning id`,
    [shopper, site, name, JSON.stringify(criteria), frequency, channel],
  );
  return row.id;
};
const save = (shopper: string, vehicle: Vehicle) =>
  tests.rows(
    `insert into saved_vehicles (shopper_id, kind, vehicle_id, name, saved_at) values ($1, 'saved', $2, 'A car', now())`,
    [shopper, vehicle.id],
  );
const chooseForSaved = (shopper: string, frequency: string, channel = 'email') =>
  tests.rows('update shoppers set saved_frequency = $2, saved_channel = $3 where id = $1', [
    shopper,
    frequency,
    channel,
  ]);
let stock = 0;
const addCar = (changed: Partial<Vehicle> = {}) => {
  stock += 1;
  return addTestVehicle(tests.database.db, 'yard', {
    ...{
      stocknum: `N${stock}`,
      slug: `car-${stock}`,
      name: `Kia Rio ${stock}`,
      make: 'Kia',
      model: 'Rio',
      price: 20_000,
    },
    ...changed,
  });
};
const reprice = (car: Vehicle, price: number) => changeTestVehicle(tests.database.db, car, { price });
const subjects = () => mails.map(({ subject }) => subject);
const items = (columns = 'reason') => tests.rows(`select ${columns} from alert_items order by at, id`);

beforeAll(async () => {
  tests = await startAccountTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.emptyAccounts();
  await emptyTables(tests.database, 'alert_memory', 'alert_items');
  await tests.rows("delete from hosted_index_places where name = 'alerts'");
  tests.clock.now = morning;
  [mails, texts] = [[], []];
  follower = newFollower();
  await addShopper(shopperIds.avery, '+61491570006');
  await chooseForSaved(shopperIds.avery, 'at-once');
  // All stock of now is remembered, and nothing is told.
  await follow();
});

describe('alerts', () => {
  it('tell nothing of what is there when they begin', async () => {
    await addSearch(shopperIds.avery, {});
    await work();
    expect([await items(), subjects()]).toEqual([[], []]);
    expect(Number((await tests.rows('select count(*) from alert_memory'))[0].count)).toBeGreaterThan(0);
  });

  it('tell of a new match by mail, at once and once, with its picture, price and links', async () => {
    const search = await addSearch(shopperIds.avery, { make: ['Kia'] }, { name: 'Kias' });
    await addSearch(shopperIds.avery, { make: ['Toyota'] }, { name: 'Toyotas' });
    const car = await addCar({ model: 'Stonic', price: 18_990, price_type: 'drive_away' });
    await work();
    await work();
    expect(subjects()).toEqual(['The Yard: new, 2022 Kia Stonic']);
    const [mail] = mails;
    expect(mail?.to).toBe('61491570006@example.com');
    expect(mail?.text).toContain('Kias\n\n2022 Kia Stonic\nNew, $18,990 Drive away\n');
    expect(mail?.text).toContain(`http://yard.localhost:3000${car.path}`);
    expect(mail?.text).toContain('http://yard.localhost:3000/my-garage/searches');
    expect(mail?.text).not.toContain('Toyotas');
    expect(mail?.html).toContain('<img src="');
    const [told] = await tests.rows('select told_at from saved_searches where id = $1', [search]);
    expect(told.told_at).toEqual(tests.clock.now);
  });

  it('tell each car once a shopper, however many searches find it and however often it changes', async () => {
    await addSearch(shopperIds.avery, { make: ['Kia'] });
    await addSearch(shopperIds.avery, {});
    const car = await addCar();
    await work();
    await changeTestVehicle(tests.database.db, car, { km: 12_000 });
    await changeTestVehicle(tests.database.db, car, { reserved: true });
    await work();
    await changeTestVehicle(tests.database.db, car, { reserved: false });
    await work();
    expect(subjects()).toHaveLength(1);
  });

  it('tell a car no more than once where the search that told it is removed, and what it had not told by another', async () => {
    const told = await addSearch(shopperIds.avery, { make: ['Kia'] });
    await addSearch(shopperIds.avery, { make: ['Kia'], price: { min: null, max: 20_000 } });
    const car = await addCar({ price: 21_000 });
    await work();
    const waiting = await addSearch(shopperIds.avery, { make: ['Mazda'] }, { frequency: 'weekly' });
    const mazda = await addCar({ make: 'Mazda', model: 'CX-5', price: 21_000 });
    await work();
    await tests.rows('delete from saved_searches where id in ($1, $2)', [told, waiting]);
    await addSearch(shopperIds.avery, { make: ['Mazda'], price: { min: null, max: 20_000 } });
    later(3 * hour);
    await reprice(car, 19_500);
    await reprice(mazda, 19_500);
    await work();
    later(2 * hour);
    await work();
    expect(subjects()).toEqual([expect.stringContaining('new, 2022 Kia Rio'), 'The Yard: new, 2022 Mazda CX-5']);
  });

  it('tell of a lower price once it has lasted an hour, with the price before', async () => {
    const car = await addCar({ model: 'Stonic' });
    await follow();
    later(2 * hour);
    await save(shopperIds.avery, car);
    await reprice(car, 18_500);
    later(hour - minute);
    await work();
    expect(subjects()).toEqual([]);
    later(minute);
    await follow();
    later(hour);
    await work();
    expect(subjects()).toEqual(['The Yard: lower price, 2022 Kia Stonic']);
    expect(mails[0]?.text).toMatch(/Your saved vehicles\n\n2022 Kia Stonic\nLower price, \$18,500.*, was \$20,000\n/);
    await work();
    expect(mails).toHaveLength(1);
  });

  it('tell nothing of a price that is back within the hour, down and up or up and down', async () => {
    const [down, up] = [await addCar(), await addCar()];
    await addSearch(shopperIds.avery, { price: { min: null, max: 19_500 } });
    await save(shopperIds.avery, down);
    await save(shopperIds.avery, up);
    await follow();
    later(2 * hour);
    await reprice(down, 19_800);
    await reprice(up, 22_000);
    await follow();
    later(30 * minute);
    await reprice(down, 20_000);
    await reprice(up, 20_000);
    await follow();
    later(hour);
    await work();
    expect(subjects()).toEqual([]);
    expect(await items('reason, dropped_at is not null as dropped')).toEqual([
      { reason: 'lower-price', dropped: true },
    ]);
    // It is found again when it stays.
    await reprice(down, 19_800);
    await follow();
    later(hour);
    await work();
    expect(subjects()).toHaveLength(1);
  });

  it('tell nothing of a price that came minutes before what is daily and is back after it, but what has lasted', async () => {
    const car = await addCar();
    await work();
    await addSearch(shopperIds.avery, { make: ['Kia'] }, { frequency: 'daily' });
    later(2 * hour);
    await reprice(car, 19_500);
    await work();
    // Five to eight in the morning.
    tests.clock.now = new Date('2026-11-21T20:55:00Z');
    await reprice(car, 1_950);
    await work();
    later(5 * minute);
    await work();
    later(10 * minute);
    await reprice(car, 19_500);
    await work();
    expect(subjects()).toEqual([]);
    later(45 * minute);
    await work();
    expect(mails.map(({ text }) => String(text).match(/^Lower price, \$[\d,]+/m)?.[0])).toEqual([
      'Lower price, $19,500',
    ]);
  });

  it('wait with a message that is made where a price comes before it goes', async () => {
    await addSearch(shopperIds.avery, {});
    const car = await addCar();
    await follow();
    await tell();
    later(minute);
    await reprice(car, 200);
    await follow();
    expect(await deliver()).toMatchObject([{ kind: 'failed', code: 'price_unsettled' }]);
    later(hour);
    expect(await deliver()).toEqual([{ kind: 'delivered' }]);
  });

  it('tell of a car as a match when its price falls to what a search asks, and not of the price besides', async () => {
    const car = await addCar({ price: 21_000 });
    await follow();
    later(2 * hour);
    await addSearch(shopperIds.avery, { price: { min: null, max: 20_500 } });
    await addSearch(shopperIds.avery, { make: ['Kia'] });
    await reprice(car, 20_000);
    await work();
    expect(await items()).toEqual([{ reason: 'new-match' }]);
    later(2 * hour);
    await work();
    expect(mails).toHaveLength(1);
  });

  it('tell nothing of a saved car to who has chosen "never" for those, whatever is chosen for searches', async () => {
    const car = await addCar();
    await addSearch(shopperIds.avery, { make: ['Toyota'] });
    await chooseForSaved(shopperIds.avery, 'off');
    await save(shopperIds.avery, car);
    await work();
    later(2 * hour);
    await reprice(car, 19_000);
    await work();
    later(2 * hour);
    await work();
    expect([await items(), subjects()]).toEqual([[], []]);
  });

  it('tell once that a saved car is reserved, and nothing more when it is sold after that', async () => {
    const car = await addCar({ model: 'Stonic' });
    await save(shopperIds.avery, car);
    await follow();
    await changeTestVehicle(tests.database.db, car, { reserved: true });
    await work();
    await changeTestVehicle(tests.database.db, car, { sold: true, status: 'sold', sold_at: tests.clock.now });
    await work();
    expect(subjects()).toEqual(['The Yard: reserved, 2022 Kia Stonic']);
  });

  it('tell of saved cars as often and by the way that is chosen for those', async () => {
    const car = await addCar({ model: 'Stonic' });
    await consent(shopperIds.avery, 'alerts-sms');
    await chooseForSaved(shopperIds.avery, 'daily', 'sms');
    await save(shopperIds.avery, car);
    await follow();
    await changeTestVehicle(tests.database.db, car, { reserved: true });
    await work();
    expect([subjects(), texts]).toEqual([[], []]);
    // Eight in the morning.
    tests.clock.now = new Date('2026-11-21T21:00:00Z');
    await work();
    expect([subjects(), texts.map(({ text }) => text)]).toEqual([
      [],
      [expect.stringMatching(/^The Yard: a saved vehicle reserved or sold/)],
    ]);
  });

  it('keep to the hours of the shopper, where they are others than those of the dealer', async () => {
    // Ten in the evening in Sydney, seven in Perth.
    tests.clock.now = new Date('2026-11-21T11:00:00Z');
    await addShopper(shopperIds.robin, '+61491570156');
    await tests.rows("update shoppers set time_zone = 'Australia/Perth' where id = $1", [shopperIds.robin]);
    for (const shopper of [shopperIds.avery, shopperIds.robin]) await addSearch(shopper, {});
    await addCar();
    await work();
    expect(mails.map(({ to }) => to)).toEqual(['61491570156@example.com']);
    // Half past eight in Sydney, half past five in Perth.
    tests.clock.now = new Date('2026-11-21T21:30:00Z');
    await addCar();
    await work();
    expect(mails.slice(1).map(({ to, subject }) => [to, subject])).toEqual([
      ['61491570006@example.com', 'The Yard: 2 new vehicles'],
    ]);
    tests.clock.now = new Date('2026-11-22T00:00:00Z');
    await work();
    expect(mails.slice(2).map(({ to }) => to)).toEqual(['61491570156@example.com']);
  });

  it('keep to the hours: nothing at night, daily at eight, weekly on Monday, all that is due in one mail', async () => {
    tests.clock.now = new Date('2026-11-21T11:00:00Z');
    await addSearch(shopperIds.avery, { make: ['Kia'] }, { name: 'At once' });
    await addSearch(shopperIds.avery, { make: ['Toyota'] }, { name: 'Daily', frequency: 'daily' });
    await addSearch(shopperIds.avery, { make: ['Mazda'] }, { name: 'Weekly', frequency: 'weekly' });
    await addCar();
    await addCar({ make: 'Toyota', model: 'Corolla' });
    await addCar({ make: 'Mazda', model: 'CX-5' });
    await work();
    expect(mails).toEqual([]);
    // A worker that was away all day finds all of it due at night, and waits.
    tests.clock.now = new Date('2026-11-22T14:00:00Z');
    await work();
    expect(mails).toEqual([]);
    tests.clock.now = new Date('2026-11-22T20:59:00Z');
    await work();
    expect(mails).toEqual([]);
    tests.clock.now = new Date('2026-11-22T21:00:00Z');
    await work();
    expect(subjects()).toEqual(['The Yard: 3 new vehicles']);
    expect(mails[0]?.text).toMatch(/At once.*Daily.*Weekly/s);
  });

  it('wait for the morning where a message could not go by day', async () => {
    tests.clock.now = new Date('2026-11-21T08:59:00Z');
    await addSearch(shopperIds.avery, {});
    await addCar();
    await follow();
    await tell();
    const refuses = () => Promise.reject(new DeliveryFailure('smtp_451'));
    expect(await tests.deliverAll({ mail: { send: refuses } })).toMatchObject([{ kind: 'failed', code: 'smtp_451' }]);
    later(minute);
    expect(await deliver()).toMatchObject([{ kind: 'failed', code: 'quiet_hours' }]);
    later(12 * hour);
    expect(await deliver()).toEqual([{ kind: 'delivered' }]);
    expect(mails).toHaveLength(1);
  });

  it('tell of 100 cars at once in one mail that names twenty', async () => {
    await addSearch(shopperIds.avery, { make: ['Kia'] }, { name: 'Kias' });
    await addShopper(shopperIds.robin, '+61491570156');
    await addSearch(shopperIds.robin, { make: ['Toyota'] });
    for (let car = 0; car < 100; car += 1) await addCar(car % 10 === 0 ? { make: 'Toyota', model: 'Corolla' } : {});
    await work();
    expect(subjects().toSorted()).toEqual(['The Yard: 10 new vehicles', 'The Yard: 90 new vehicles']);
    const long = mails.find(({ subject }) => subject?.includes('90'));
    expect(String(long?.text).match(/^New, /gm)).toHaveLength(20);
    expect(long?.text).toContain('70 more: see all results of this search: http://yard.localhost:3000/search?q=');
    expect(await tell()).toBe(0);
  });

  it('tell once when a worker ends in the middle and another reads the same changes again, or two tell at once', async () => {
    await addSearch(shopperIds.avery, {});
    const [{ position }] = await tests.rows("select position from hosted_index_places where name = 'alerts'");
    const car = await addCar();
    await addCar();
    await follow();
    // What was found is stored, the place is not.
    await tests.rows("update hosted_index_places set position = $1 where name = 'alerts'", [position]);
    const next = newFollower();
    await follow(next);
    expect(await items()).toHaveLength(2);
    expect((await Promise.all([tell(), tell()])).toSorted()).toEqual([0, 1]);
    await deliver();
    await reprice(car, 19_000);
    await follow(next);
    expect(subjects()).toEqual(['The Yard: 2 new vehicles']);
  });

  it('are kept up by one worker, and by the next when that ends', async () => {
    await addSearch(shopperIds.avery, {});
    const start = () => {
      const stopping = new AbortController();
      const env = { ...tests.env, now: () => tests.clock.now };
      const log = pino({ level: 'silent' });
      const deps = { database: tests.database, env, jobs: tests.boss, log, count: () => undefined };
      const running = keepAlerts(deps, stopping.signal);
      return async () => {
        stopping.abort();
        await running;
      };
    };
    const stops = [start()];
    const made = (count: number) => expect.poll(() => tests.count('messages')).toBe(count);
    try {
      await addCar();
      await made(1);
      stops.push(start());
      await stops[0]?.();
      await addCar();
      await made(2);
    } finally {
      await Promise.all(stops.map((stop) => stop()));
    }
  });

  it('follow changes of searches: new ones, others than before, and those that are off', async () => {
    const search = await addSearch(shopperIds.avery, { make: ['Toyota'] });
    await addCar();
    await work();
    await tests.rows('update saved_searches set criteria = $2 where id = $1', [search, { make: ['Kia'] }]);
    await addCar();
    await work();
    await tests.rows("update saved_searches set frequency = 'off' where id = $1", [search]);
    await addCar();
    await work();
    expect(subjects()).toHaveLength(1);
  });
});

describe('a search that cannot be asked', () => {
  it('is told of in the log, and keeps no other from being told', async () => {
    const search = await addSearch(shopperIds.avery, { make: 5, price: 'cheap' });
    await addShopper(shopperIds.robin, '+61491570156');
    await addSearch(shopperIds.robin, {});
    const lines: string[] = [];
    const log = pino({ base: {} }, { write: (line) => void lines.push(line) });
    await addCar();
    await follow(new AlertFollower({ database: tests.database, env: tests.env, log }));
    expect(await tests.rows('select shopper_id from alert_items')).toEqual([{ shopper_id: shopperIds.robin }]);
    expect(lines.filter((line) => line.includes(search))).toHaveLength(1);
  });
});

describe('whom alerts go to', () => {
  const found = async (): Promise<void> => {
    await addCar();
    await follow();
    await tell();
  };

  it('is nobody without a consent, without a confirmed address, or on a site without accounts', async () => {
    await addSearch(shopperIds.avery, {});
    await tests.rows('update shoppers set email_confirmed_at = null');
    await found();
    await tests.rows('update shoppers set email_confirmed_at = now()');
    await tests.rows('update shopper_consents set withdrawn_at = now()');
    await found();
    await addShopper(shopperIds.robin, '+61491570156', 'plain');
    await addSearch(shopperIds.robin, {}, { site: 'plain' });
    await addTestVehicle(tests.database.db, 'other', { stocknum: 'P1', slug: 'p1' });
    await follow();
    await tell();
    expect(await tests.count('messages')).toBe(0);
    expect(await tests.rows('select count(*)::int from alert_items where dropped_at is null')).toEqual([{ count: 0 }]);
    expect(await tests.rows("select count(*)::int from alert_memory where website_id = 'plain'")).toEqual([
      { count: 0 },
    ]);
  });

  it('is nobody who takes the consent back, ends the search or loses interest while the message waits', async () => {
    const search = await addSearch(shopperIds.avery, {});
    for (const end of [
      'update shopper_consents set withdrawn_at = now()',
      "update saved_searches set frequency = 'off'",
      'update shoppers set email_confirmed_at = null',
      'update vehicles set reserved = true',
    ]) {
      await found();
      await tests.rows(end);
      expect(await deliver(), end).toEqual([{ kind: 'withdrawn' }]);
      await tests.rows('update shopper_consents set withdrawn_at = null');
      await tests.rows("update saved_searches set frequency = 'at-once' where id = $1", [search]);
      await tests.rows('update shoppers set email_confirmed_at = now()');
    }
    expect(mails).toEqual([]);
    await tests.rows('update vehicles set reserved = false');
  });

  it('is who has two searches by the way that is open, where the other would be sooner', async () => {
    await consent(shopperIds.avery, 'alerts-sms');
    await addSearch(shopperIds.avery, { make: ['Kia'] }, { name: 'By mail' });
    await addSearch(shopperIds.avery, { make: ['Kia'] }, { name: 'By text', channel: 'sms', frequency: 'daily' });
    await tests.rows('update shoppers set email_confirmed_at = null');
    await addCar();
    await work();
    later(24 * hour);
    await work();
    expect(mails).toEqual([]);
    expect(texts.map(({ text }) => text)).toEqual([expect.stringMatching(/^The Yard: a new vehicle/)]);
  });

  it('is the number of who asked for texts, with a count, a link and a way to end them', async () => {
    await addSearch(shopperIds.avery, {}, { channel: 'sms' });
    await consent(shopperIds.avery, 'alerts-sms');
    await found();
    await deliver();
    expect(mails).toEqual([]);
    expect(texts).toMatchObject([{ to: '+61491570006' }]);
    expect(texts[0]?.text).toMatch(
      /^The Yard: a new vehicle in what you have saved\. http:\/\/yard\.localhost:3000\/my-garage\/searches Stop: http:\/\/yard\.localhost:3000\/api\/alerts\/unsubscribe\?token=[\w-]+\.[\w-]+$/,
    );
    expect(texts[0]?.text.length).toBeLessThanOrEqual(306);
  });
});

describe('unsubscribing', () => {
  /** A message with one search, and the links in it. */
  const told = async () => {
    const search = await addSearch(shopperIds.avery, { make: ['Kia'] });
    await addCar();
    await work();
    const mail = mails.at(-1);
    const headers = mail?.headers as Readonly<Record<string, string>>;
    const all = new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '');
    const one = new URL(/No more alerts of this search: (\S+)/.exec(String(mail?.text))?.[1] ?? '');
    return { search, all: `${all.pathname}${all.search}`, one: `${one.pathname}${one.search}` };
  };
  /** As a mail program sends it: no cookie, from anywhere. */
  const press = (path: string, site = 'yard') =>
    tests
      .browser(site)
      .post(path, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), { 'sec-fetch-site': 'cross-site' });
  const frequencies = async () =>
    (await tests.rows('select frequency from saved_searches order by created_at, id')).map((row) => row.frequency);
  const consents = async () =>
    (await tests.rows("select withdrawn_at from shopper_consents where purpose = 'alerts-email'")).map(
      (row) => row.withdrawn_at,
    );

  it('has both headers in the mail as it is sent, and the same links in what is read', async () => {
    await addSearch(shopperIds.avery, {});
    await addCar();
    await follow();
    await tell();
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-alerts-'));
    try {
      await tests.deliverAll({ mail: outboxMail(folder) });
      const [{ message_id }] = await tests.rows('select message_id from messages');
      const head = ((await readFromOutbox(folder, message_id)) ?? '').split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, ' ');
      expect(head).toMatch(
        /^List-Unsubscribe: <http:\/\/yard\.localhost:3000\/api\/alerts\/unsubscribe\?token=[\w-]+\.[\w-]+>$/m,
      );
      expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('ends all alerts with one press, without signing in and from no page of the site, and takes the consent back', async () => {
    const { all } = await told();
    await addSearch(shopperIds.avery, {}, { channel: 'sms' });
    expect((await press(all)).status).toBe(200);
    expect([await frequencies(), await consents()]).toEqual([['off', 'at-once'], [tests.clock.now]]);
    expect(await tests.rows('select saved_frequency from shoppers')).toEqual([{ saved_frequency: 'off' }]);
    later(minute);
    expect((await press(all)).status).toBe(200);
    expect(await consents()).toEqual([morning]);
    await addCar();
    await work();
    expect(mails).toHaveLength(1);
  });

  it('ends the alerts of one search alone', async () => {
    const { one } = await told();
    const other = await addSearch(shopperIds.avery, {});
    expect(await (await press(one)).text()).toContain('You have ended alerts of your search “My search” at The Yard.');
    expect(await consents()).toEqual([null]);
    expect(await tests.rows('select frequency from saved_searches where id = $1', [other])).toEqual([
      { frequency: 'at-once' },
    ]);
  });

  it('ends the alerts of saved vehicles alone', async () => {
    const car = await addCar();
    await addSearch(shopperIds.avery, { make: ['Toyota'] });
    await save(shopperIds.avery, car);
    await follow();
    await changeTestVehicle(tests.database.db, car, { reserved: true });
    await work();
    const link = new URL(/No more alerts of saved vehicles: (\S+)/.exec(String(mails.at(-1)?.text))?.[1] ?? '');
    expect(await (await press(`${link.pathname}${link.search}`)).text()).toContain(
      'You have ended alerts of the vehicles that you saved at The Yard.',
    );
    expect([await frequencies(), await consents()]).toEqual([['at-once'], [null]]);
    expect(await tests.rows('select saved_frequency from shoppers')).toEqual([{ saved_frequency: 'off' }]);
  });

  it('changes nothing when the link is only opened, and asks by a button', async () => {
    const { all } = await told();
    const opened = await tests.browser('yard').get(all);
    const words = await opened.text();
    expect([opened.status, opened.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(words).toContain('Press the button to end all alerts by email of The Yard.');
    expect(words).toContain(`<form method="post" action="${all}">`);
    expect([await frequencies(), await consents()]).toEqual([['at-once'], [null]]);
  });

  it('takes no link of another site, and none that was changed', async () => {
    const { all } = await told();
    for (const answer of [await press(all, 'mart'), await press(`${all}x`), await press('/api/alerts/unsubscribe')])
      expect(answer.status).toBe(410);
    expect((await tests.browser('mart').get(all)).status).toBe(410);
    expect(await consents()).toEqual([null]);
  });

  it('[SITE-04/auth] is not there on a site without accounts, but for links that it has sent', async () => {
    const answer = await press('/api/alerts/unsubscribe?token=none', 'plain');
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'no_accounts']);
  });

  it('says that nothing more is sent once the account is gone', async () => {
    const { all, one } = await told();
    await tests.rows('delete from shoppers');
    for (const path of [all, one]) expect((await press(path)).status).toBe(200);
    expect(await items()).toEqual([]);
  });
});

describe('what is kept of alerts', () => {
  it('is cleared away: what was told 90 days ago, and vehicles that are gone', async () => {
    await addSearch(shopperIds.avery, {});
    const car = await addCar();
    await work();
    const upkeep = async () =>
      runUpkeep(alertUpkeep, { db: tests.database.db, now: tests.clock.now } as Parameters<typeof runUpkeep>[1]);
    later(89 * 24 * hour);
    await upkeep();
    expect(await items()).toHaveLength(1);
    later(2 * 24 * hour);
    await tests.rows('delete from vehicles where id = $1', [car.id]);
    await upkeep();
    expect(await items()).toEqual([]);
    expect(await tests.rows('select 1 from alert_memory where vehicle_id = $1', [car.id])).toEqual([]);
    // All is looked through once a day, and not at every turn.
    await tests.rows("insert into alert_memory values ('yard', 999999999, null, now(), null, false, false, now())");
    const strays = () => tests.rows('select 1 from alert_memory where vehicle_id = 999999999');
    later(hour);
    await upkeep();
    expect(await strays()).toHaveLength(1);
    later(24 * hour);
    await upkeep();
    expect(await strays()).toEqual([]);
  });
});

describe('shoppers who wait', () => {
  const addWaiting = async (many: number, site: string) => {
    const first = Number((await tests.rows('select count(*) from shoppers'))[0].count);
    await tests.rows(
      `with waiting as (
         insert into shoppers (id, website_id, phone, created_at, signed_in_at)
         select gen_random_uuid(), $1, '+61' || ($2::int + n), now(), now() from generate_series(1, $3::int) as n
         returning id)
       insert into alert_items (id, shopper_id, website_id, vehicle_id, reason, at, due_at)
       select gen_random_uuid(), waiting.id, $1, vehicle, 'selling', $4, $4 from waiting, generate_series(1, 3) as vehicle`,
      [site, first, many, tests.clock.now],
    );
  };
  /** What something reads of the items of all shoppers. */
  const itemsReadBy = <Result>(work: (tx: Tx) => Promise<Result>) => rowsReadBy(tests.database, 'alert_items', work);
  const maker = { enqueue: async () => undefined, mailFrom: 'leads@forecourt.example' };

  it('are found a page at a time, each once, at the cost of those of the page', async () => {
    await addWaiting(300, 'yard');
    await addWaiting(700, 'elsewhere');
    await tests.rows('analyze alert_items');
    const found: string[] = [];
    const costs: number[] = [];
    for (let after: string | null = null, isLast = false; !isLast; ) {
      const asked = { now: tests.clock.now, after, limit: 50 };
      const { result: page, rowsRead } = await itemsReadBy((tx) => waitingShoppers(tx, 'yard', asked));
      isLast = page.length < 50;
      costs.push(rowsRead);
      found.push(...page.map(({ id }) => id));
      after = found.at(-1) ?? null;
    }
    const all = await tests.rows("select distinct shopper_id from alert_items where website_id = 'yard' order by 1");
    expect(found).toEqual(all.map(({ shopper_id }) => shopper_id));
    expect(found).toHaveLength(300);
    // Three items each, and the first of the next page.
    expect(Math.max(...costs)).toBeLessThanOrEqual(3 * 50 + 1);
  });

  it('are told at the cost of what is kept of each', async () => {
    await addWaiting(500, 'yard');
    await tests.rows('analyze alert_items');
    const [{ shopper_id: shopperId }] = await tests.rows('select shopper_id from alert_items limit 1');
    const { rowsRead } = await itemsReadBy((tx) => tellShopper(tx, maker, { shopperId, now: tests.clock.now }));
    expect(rowsRead).toBeLessThanOrEqual(4 * 3);
  });
});
