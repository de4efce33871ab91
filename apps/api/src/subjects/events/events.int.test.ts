// Events against a real database: found behind the commit, told once each and in order, whatever dies in between.
import type { EventName, EventWebhook } from '@forecourt/config/dealership';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { PgBoss } from 'pg-boss';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import { testSecrets } from '../../../test/test-leads';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  changeTestVehicle,
  dealershipNamed,
  siteNamed,
  testOperator,
} from '../../../test/test-stock';
import { loadTemplates } from '../../app/rosters';
import type { Database } from '../../ground/database/database';
import { vehicles } from '../../ground/database/schema';
import { type DeliveryDeps, deliverMessage } from '../../ground/messages/deliver-message';
import { DeliveryFailure } from '../../ground/messages/delivery-failure';
import { deliveryPace } from '../../ground/messages/delivery-pace';
import { enqueueMessage, prepareMessages } from '../../ground/messages/message-queue';
import type { MessageTemplates } from '../../ground/messages/message-template';
import { runUpkeep } from '../../ground/modules/upkeep';
import { recordChange } from '../../ground/spine/record-change';
import { applyContent, withdrawContent } from '../content/apply-content';
import { endDueReservations, reserveVehicle } from '../reservations';
import { readSiteDirectory } from '../sites';
import { readEventFigures } from './event-figures';
import { EventFollower } from './event-follower';
import { eventUpkeep } from './event-upkeep';
import { eventsWebhook } from './event-webhook';
import { sendEvents } from './send-events';

let database: Database;
let boss: PgBoss;
let templates: MessageTemplates;
let ute: Vehicle;
const clock = { now: new Date('2026-11-21T01:00:00Z') };
const begin = new Date('2026-11-21T01:00:00Z');
const hour = 60 * 60_000;
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};

const everything: readonly EventName[] = [
  'vehicle-added',
  'vehicle-changed',
  'vehicle-price-changed',
  'vehicle-reserved',
  'vehicle-released',
  'vehicle-sold',
  'vehicle-removed',
  'content-published',
  'content-withdrawn',
];
const receiver = (name = 'crm', events = everything): EventWebhook => ({
  url: `https://${name}.example/stock?token=T0K3N`,
  key_id: '1',
  secret: 'YARD_CRM',
  events: [...events],
});
const setReceivers = (...event_webhooks: EventWebhook[]) =>
  applyTestDealerships(
    database.db,
    dealershipNamed('yard', event_webhooks.length === 0 ? {} : { event_webhooks }),
    dealershipNamed('other'),
  );

const silent = pino({ level: 'silent' });
const counted: string[] = [];
const newFollower = () =>
  new EventFollower({
    ...{ database, env: { now: () => clock.now }, log: silent },
    count: (job, outcome) => counted.push(`${job} ${outcome}`),
  });
const follow = async (follower = newFollower()) => {
  await untilDecided(database);
  while ((await follower.followOnce()) > 0);
};
const errors: unknown[] = [];
const send = async () =>
  sendEvents({
    ...{ db: database.db, now: clock.now, log: { error: (told: object) => void errors.push(told) } as never },
    maker: { enqueue: enqueueMessage(boss), mailFrom: 'leads@forecourt.example' },
  });

type Body = ReturnType<typeof eventsWebhook.schema.parse> & {
  readonly stream: string;
  readonly after: number;
  readonly is_gap: boolean;
  readonly events: readonly {
    readonly event: string;
    readonly sequence: number;
    readonly vehicle?: { readonly stock_number: string };
  }[];
};
const forecourt = (...args: string[]) =>
  testCli(
    database,
    testEnv(() => clock.now),
  )(...args);

let taken: { readonly to: string; readonly by: string; readonly key: string; readonly body: Body }[] = [];
const take: DeliveryDeps['webhook'] = async (destination, body, key) => {
  taken.push({
    to: new URL(destination.url).hostname,
    by: destination.key_id,
    key,
    body: eventsWebhook.schema.parse(JSON.parse(body)) as Body,
  });
};
const away: DeliveryDeps['webhook'] = () => Promise.reject(new DeliveryFailure('http_503'));
const deliver = async (webhook = take) => {
  const { rows } = await database.pool.query(
    "select id from messages where status = 'pending' order by created_at, id",
  );
  const outcomes: string[] = [];
  for (const { id } of rows) {
    const { outcome } = await deliverMessage(
      {
        ...{ db: database.db, templates, webhook, secrets: testSecrets, pace: deliveryPace(), random: () => 0 },
        mail: { send: async () => undefined },
        sms: { send: async () => undefined },
        ...{ mailFrom: 'leads@forecourt.example', addresses: { publicScheme: 'http' as const, publicPort: 3000 } },
        ...{ enqueue: enqueueMessage(boss), now: () => clock.now },
      },
      id,
    );
    outcomes.push(outcome.kind);
  }
  return outcomes;
};
/** All that a worker does until nothing is on its way. */
const work = async (webhook = take) => {
  await follow();
  while (await send()) await deliver(webhook);
};
const clearAway = () => runUpkeep(eventUpkeep, { db: database.db, now: clock.now, log: silent } as never);
const told = () =>
  taken.flatMap(({ body }) =>
    body.events.map(({ event, vehicle }) => `${event} ${vehicle?.stock_number ?? ''}`.trim()),
  );

beforeAll(async () => {
  database = await createTestDatabase();
  boss = await new PgBoss({ connectionString: database.url }).start();
  await prepareMessages(boss);
  templates = await loadTemplates();
  await setReceivers();
  await applyTestSites(database.db, siteNamed('yard'));
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await database.close();
});
beforeEach(async () => {
  await setReceivers();
  await follow();
  ute = await addTestVehicle(database.db, 'yard', { stocknum: 'S1', slug: 'a-ute', price: 40_000, km: 10_000 });
  await setReceivers(receiver());
  await work();
  expect(taken).toEqual([]);
});
afterEach(async () => {
  await database.pool.query(
    'truncate messages, message_attempts, vehicle_reservations, content, delivery_circuits cascade',
  );
  await database.pool.query('delete from vehicles');
  taken = [];
  errors.length = 0;
  counted.length = 0;
  clock.now = begin;
});

describe('receivers of events', () => {
  it('are told of changes in order, with numbers that go on from one request to the next', async () => {
    const { db } = database;
    await changeTestVehicle(db, ute, { km: 11_000, price: 39_000 });
    await work();
    await changeTestVehicle(db, ute, { reserved: true });
    await work();
    await changeTestVehicle(db, ute, { sold: true, status: 'sold', sold_at: clock.now, reserved: false });
    await work();
    expect(told()).toEqual([
      'vehicle-changed S1',
      'vehicle-price-changed S1',
      'vehicle-reserved S1',
      'vehicle-sold S1',
    ]);
    const numbers = taken.flatMap(({ body }) => body.events.map(({ sequence }) => sequence));
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    expect(taken.map(({ body }) => body.after)).toEqual([...[(numbers[0] ?? 0) - 1, numbers[1], numbers[2]]]);
    expect(new Set(taken.map(({ key }) => key)).size).toBe(3);
  });

  it('are told of a reservation and of its end by the clock', async () => {
    const { db } = database;
    const until = new Date(clock.now.getTime() + hour);
    const place = { dealership: 'yard', stocknum: 'S1' };
    const reserved = await reserveVehicle(
      { db, now: clock.now },
      {
        ...{ ...place, until, by: 'operator', who: 'Avery', note: 'T0K3N' },
      },
    );
    expect(reserved).toMatchObject({ ok: true });
    await work();
    later(2 * hour);
    await endDueReservations(db, clock.now);
    await work();
    expect(taken.flatMap(({ body }) => body.events)).toMatchObject([
      { event: 'vehicle-reserved', was: 'available', vehicle: { state: 'reserved' } },
      { event: 'vehicle-released', was: 'reserved', vehicle: { state: 'available' } },
    ]);
    expect(JSON.stringify(taken)).not.toMatch(/Avery|T0K3N/);
  });

  it('are told once of what changed many times before anybody looked, and nothing of what was undone', async () => {
    const { db } = database;
    await changeTestVehicle(db, ute, { price: 30_000 });
    await changeTestVehicle(db, ute, { price: 35_000, reserved: true });
    await changeTestVehicle(db, ute, { price: 38_000, reserved: false });
    await work();
    expect(taken[0]?.body.events).toMatchObject([{ before: { price: 40_000 }, after: { price: 38_000 } }]);
    expect(told()).toEqual(['vehicle-price-changed S1']);
  });

  it('are told of nothing that is not committed, nor of other dealerships, nor of what they did not ask for', async () => {
    const { db } = database;
    await setReceivers(receiver('crm', ['vehicle-sold', 'vehicle-removed']));
    await addTestVehicle(db, 'other', { stocknum: 'T1', slug: 'a-truck' });
    await changeTestVehicle(db, ute, { km: 12_000 });
    const failing = db.transaction(async (tx) => {
      await tx.update(vehicles).set({ sold: true, status: 'sold', sold_at: clock.now });
      await recordChange(tx, {
        kind: 'vehicle',
        dealershipId: 'yard',
        vehicleId: BigInt(ute.id),
        slugs: [],
        facts: [null, null],
      });
      throw new Error('the import failed');
    });
    await expect(failing).rejects.toThrow('the import failed');
    await work();
    expect(taken).toEqual([]);
    await changeTestVehicle(db, ute, { show_on_dealer_website: false });
    await work();
    expect(taken.map(({ body }) => body.events)).toMatchObject([[{ event: 'vehicle-removed', reason: 'hidden' }]]);
  });

  it('are told of pages that are put live and taken away', async () => {
    const { db } = database;
    const place = { website_id: 'yard', key: 'about-us' };
    const value = {
      ...place,
      title: 'About us',
      description: 'Who we are.',
      blocks: [{ type: 'rich-text', version: 1, html: '<p>Hello</p>' }],
    };
    const outcome = await applyContent(db, [{ source: 'about.json', value }], { ...testOperator, publish: false });
    expect(outcome, JSON.stringify(outcome)).toMatchObject({ ok: true });
    await work();
    expect(taken).toEqual([]);
    await applyContent(db, [{ source: 'about.json', value }], { ...testOperator, publish: true });
    await work();
    await withdrawContent(db, place);
    await work();
    expect(taken.flatMap(({ body }) => body.events)).toMatchObject([
      { event: 'content-published', ...place, title: 'About us' },
      { event: 'content-withdrawn', ...place },
    ]);
  });

  it('are each told once where a worker dies between any two steps', async () => {
    const { db } = database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await untilDecided(database);
    const place = (await database.pool.query("select position from hosted_index_places where name = 'events'")).rows[0];
    await newFollower().followOnce();
    // It died before its place was kept, and the next reads the same changes again.
    await database.pool.query("update hosted_index_places set position = $1 where name = 'events'", [place.position]);
    await follow();
    await send();
    await deliver(away);
    await send();
    later(hour);
    await deliver();
    await work();
    expect(told()).toEqual(['vehicle-changed S1']);
  });

  it('are each told once by two workers that both believe that it is their turn', async () => {
    const { db } = database;
    for (const km of [11_000, 12_000, 13_000]) {
      await changeTestVehicle(db, ute, { km });
      await addTestVehicle(db, 'yard', { stocknum: `N${km}`, slug: `new-${km}` });
      await untilDecided(database);
      await Promise.all([newFollower().followOnce(), newFollower().followOnce(), newFollower().followOnce()]);
      await Promise.all([send(), send()]);
    }
    await work();
    expect(told().toSorted()).toEqual([
      ...['vehicle-added N11000', 'vehicle-added N12000', 'vehicle-added N13000'],
      ...['vehicle-changed S1', 'vehicle-changed S1', 'vehicle-changed S1'],
    ]);
  });

  it('get a large import in few requests of bounded size, and nobody else waits for the one that is away', async () => {
    await setReceivers(receiver(), receiver('slow', ['vehicle-added']));
    await follow();
    await database.db.transaction(async (tx) => {
      const { id: _id, slug: _slug, stocknum: _stock, dealership_slug: _name, path: _path, ...fields } = ute;
      const instants = { created_at: clock.now, updated_at: clock.now, sold_at: null };
      const made: { readonly id: bigint }[] = [];
      for (let start = 0; start < 1_200; start += 400)
        made.push(
          ...(await tx
            .insert(vehicles)
            .values(
              Array.from({ length: 400 }, (_, index) => ({
                ...{ ...fields, ...instants, slug: `many-${start + index}`, stocknum: `M${start + index}` },
              })),
            )
            .returning({ id: vehicles.id })),
        );
      await recordChange(
        tx,
        made.map(({ id }) => ({
          kind: 'vehicle',
          dealershipId: 'yard',
          vehicleId: id,
          slugs: [],
          facts: [null, null],
        })),
      );
    });
    await follow();
    for (let round = 0; round < 10; round += 1) {
      await send();
      await deliver(async (destination, body, key) => {
        if (destination.url.includes('slow')) throw new DeliveryFailure('timeout');
        await take(destination, body, key);
      });
    }
    expect(told()).toHaveLength(1_200);
    expect(new Set(told()).size).toBe(1_200);
    expect(taken.length).toBeLessThanOrEqual(5);
    for (const { to, body } of taken) {
      expect(to).toBe('crm.example');
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(300 * 1024);
    }
    expect(await readEventFigures(database, new Date(clock.now.getTime() + 5_000))).toMatchObject({
      ...{ told: 2, dropped: 0, oldestSeconds: 5 },
    });
  });

  it('that take nothing in all tries are dropped, an operator is told, and they go on where they stopped', async () => {
    const { db } = database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await follow();
    for (let round = 0; round < 200 && errors.length === 0; round += 1) {
      await send();
      await deliver(away);
      later(hour);
    }
    expect(errors).toEqual([expect.objectContaining({ dealership: 'yard' })]);
    await changeTestVehicle(db, ute, { km: 12_000 });
    await work();
    expect(taken).toEqual([]);
    expect(await readEventFigures(database, clock.now)).toMatchObject({ told: 0, dropped: 1 });
    const list = await forecourt('events', 'list');
    expect(list.out).toContain('DROPPED');
    expect(list.out).not.toContain('T0K3N');
    expect((await forecourt('doctor', 'yard')).out).toContain('forecourt events resume yard');
    expect(await forecourt('events', 'resume', 'nobody')).toMatchObject({ code: 1 });
    expect(await forecourt('events', 'resume', 'yard')).toMatchObject({ code: 0 });
    await work();
    expect(taken.map(({ body }) => [body.is_gap, body.events.length])).toEqual([[false, 2]]);
  });

  it('are told that some are missing where they were away for longer than events are kept', async () => {
    const { db } = database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await follow();
    later(8 * 24 * hour);
    await clearAway();
    await changeTestVehicle(db, ute, { km: 12_000 });
    await work();
    expect(taken.map(({ body }) => [body.is_gap, body.events.length])).toEqual([[true, 1]]);
  });

  it('stay as they were while this release cannot read their document', async () => {
    const { db, pool } = database;
    const { rows } = await pool.query("select document from dealerships where id = 'yard'");
    await pool.query("update dealerships set document = document || '{\"locations\": 7}' where id = 'yard'");
    expect((await readSiteDirectory(db)).unreadable).toMatchObject([{ kind: 'dealership', id: 'yard' }]);
    await changeTestVehicle(db, ute, { km: 11_000 });
    await work();
    await pool.query("update dealerships set document = $1 where id = 'yard'", [JSON.stringify(rows[0].document)]);
    await changeTestVehicle(db, ute, { km: 12_000 });
    await work();
    const numbers = taken.flatMap(({ body }) => body.events.map(({ sequence }) => sequence));
    expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1]);
    expect(new Set(taken.map(({ body }) => body.stream)).size).toBe(1);
  });

  it('are told that some are missing with the next that they want, where what was cleared away may have been for them', async () => {
    const { db } = database;
    await setReceivers(receiver('crm', ['vehicle-sold']));
    await changeTestVehicle(db, ute, { sold: true, status: 'sold', sold_at: clock.now });
    await follow();
    later(8 * 24 * hour);
    await clearAway();
    const van = await addTestVehicle(db, 'yard', { stocknum: 'S2', slug: 'a-van' });
    await work();
    expect(taken).toEqual([]);
    await changeTestVehicle(db, van, { sold: true, status: 'sold', sold_at: clock.now });
    await work();
    await changeTestVehicle(db, van, { sold: false, status: 'in_stock', sold_at: null });
    await work();
    await changeTestVehicle(db, van, { sold: true, status: 'sold', sold_at: clock.now });
    await work();
    expect(taken.map(({ body }) => [body.is_gap, body.events.length])).toEqual([
      [true, 1],
      [false, 1],
    ]);
  });

  it('are told that some are missing where they were cleared away between two tries', async () => {
    const { db } = database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await follow();
    later(2 * 24 * hour);
    await changeTestVehicle(db, ute, { km: 12_000 });
    await follow();
    await send();
    expect(await deliver(away)).toEqual(['failed']);
    later(6 * 24 * hour);
    await clearAway();
    await work();
    await changeTestVehicle(db, ute, { km: 13_000 });
    await work();
    expect(taken.map(({ body }) => [body.is_gap, body.events.length])).toEqual([
      [true, 1],
      [false, 1],
    ]);
  });

  it('get what is on its way by the key that their document has now', async () => {
    const { db } = database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await follow();
    await send();
    await deliver(away);
    await setReceivers({ ...receiver(), key_id: '2' });
    await follow();
    later(hour);
    await work();
    expect(taken.map(({ by, body }) => [by, body.events.length])).toEqual([['2', 1]]);
  });

  it('are sent at once what waits for its next try where an operator says so', async () => {
    const { db } = database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await follow();
    for (let round = 0; round < 6; round += 1) {
      await send();
      await deliver(away);
      later(hour);
    }
    expect(await forecourt('events', 'resume', 'yard')).toMatchObject({ code: 0 });
    expect((await database.pool.query('select from delivery_circuits')).rowCount).toBe(0);
    await work();
    expect(told()).toEqual(['vehicle-changed S1']);
    expect((await database.pool.query('select status from messages order by id')).rows).toMatchObject([
      { status: 'withdrawn' },
      { status: 'delivered' },
    ]);
  });

  it('that fail pause no other messages to the same address', async () => {
    const { db } = database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await follow();
    for (let round = 0; round < 6; round += 1) {
      await send();
      await deliver(away);
      later(hour);
    }
    const { rows } = await database.pool.query('select destination, paused_until from delivery_circuits');
    expect(rows).toEqual([{ destination: expect.stringMatching(/^events:webhook:/), paused_until: expect.any(Date) }]);
  });

  it('are told of another stream where the database was restored, and that some are missing', async () => {
    const { db, pool } = database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await work();
    // As it came along with a dump of another server.
    await pool.query("update event_streams set origin = '7000000000000000001:1:5:16400'");
    await changeTestVehicle(db, ute, { km: 12_000 });
    await work();
    await changeTestVehicle(db, ute, { km: 13_000 });
    await work();
    expect(await forecourt('events', 'renew', 'yard')).toMatchObject({ code: 0 });
    await changeTestVehicle(db, ute, { km: 14_000 });
    await work();
    const streams = taken.map(({ body }) => body.stream);
    expect(taken.map(({ body }) => body.is_gap)).toEqual([false, true, false, true]);
    expect(streams.map((stream) => streams.indexOf(stream))).toEqual([0, 1, 1, 3]);
  });

  it('are told of another stream where they leave their document and come back', async () => {
    const { db } = database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await work();
    await setReceivers();
    await work();
    await setReceivers(receiver());
    await work();
    await changeTestVehicle(db, ute, { km: 12_000 });
    await work();
    expect(new Set(taken.map(({ body }) => body.stream)).size).toBe(2);
  });

  it('are told of every vehicle but the one that cannot be read', async () => {
    const { db, pool } = database;
    const van = await addTestVehicle(db, 'yard', { stocknum: 'S2', slug: 'a-van' });
    await work();
    taken = [];
    await pool.query('update vehicles set photos_count = -1 where id = $1', [ute.id]);
    await changeTestVehicle(db, ute, { km: 11_000 });
    await changeTestVehicle(db, van, { km: 11_000 });
    await work();
    expect(told()).toEqual(['vehicle-changed S2']);
    expect(counted).toContain('events vehicle-unreadable');
    await pool.query('update vehicles set photos_count = 2 where id = $1', [ute.id]);
    await changeTestVehicle(db, ute, { km: 11_500 });
    await work();
    expect(taken.at(-1)?.body.events).toMatchObject([
      { event: 'vehicle-changed', changes: [{ field: 'km', before: 10_000, after: 11_500 }] },
    ]);
  });

  it('are told what a release before this one remembered otherwise', async () => {
    const { db, pool } = database;
    await pool.query(
      `update event_memory set told = '{"stocknum": "S1", "slug": "a-ute", "km": 10000, "year": "old"}'`,
    );
    await changeTestVehicle(db, ute, { show_on_dealer_website: false });
    await work();
    expect(taken.map(({ body }) => body.events)).toMatchObject([
      [{ event: 'vehicle-removed', vehicle: { stock_number: 'S1', km: 10_000, year: 0, price: null } }],
    ]);
  });

  it('cost no more than a look at where changes are while there are none', async () => {
    const { db, pool } = database;
    await setReceivers();
    await follow();
    await changeTestVehicle(db, ute, { km: 11_000 });
    await untilDecided(database);
    expect(await newFollower().followOnce()).toBe(0);
    const { rows } = await pool.query(
      "select position = (select max(xid)::text::bigint from changes) as there from hosted_index_places where name = 'events'",
    );
    expect(rows).toEqual([{ there: true }]);
  });

  it('that leave their document get nothing more, and begin at that moment when they come back', async () => {
    const { db } = database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await follow();
    await send();
    await setReceivers(receiver('new'));
    await follow();
    expect(await deliver()).toEqual(['withdrawn']);
    await setReceivers(receiver(), receiver('new'));
    await work();
    expect(taken).toEqual([]);
    await changeTestVehicle(db, ute, { km: 12_000 });
    await work();
    expect(taken.map(({ to }) => to).toSorted()).toEqual(['crm.example', 'new.example']);
  });

  it('are told what differs where changes are gone that nobody read', async () => {
    const { db } = database;
    await changeTestVehicle(db, ute, { price: 39_000 });
    const late = await addTestVehicle(db, 'yard', { stocknum: 'S2', slug: 'a-van' });
    await untilDecided(database);
    await database.pool.query('delete from changes where xid < (select max(xid) from changes)');
    await changeTestVehicle(db, late, { km: 1 });
    await database.pool.query('delete from changes where xid < (select max(xid) from changes)');
    await work();
    expect(told()).toEqual(['vehicle-price-changed S1', 'vehicle-added S2']);
    expect(taken.map(({ body }) => body.is_gap)).toEqual([true]);
  });

  it('are cleared away batch by batch', async () => {
    await database.pool.query(
      `insert into events (dealership_id, sequence, event, body, at)
       select 'yard', 1000 + n, 'vehicle-sold', '{}', $1::timestamptz from generate_series(1, 2500) n`,
      [new Date(clock.now.getTime() - 8 * 24 * hour)],
    );
    await clearAway();
    expect((await database.pool.query('select from events')).rowCount).toBe(0);
  });
});
