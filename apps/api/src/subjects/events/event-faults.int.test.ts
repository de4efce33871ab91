// Events where workers die, receivers are away, documents and vehicles cannot be read, and databases are restored.

import type { Vehicle } from '@forecourt/domain/vehicle';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { untilDecided } from '../../../test/test-database';
import { away, createEventsBench, type EventsBench, hour, receiver } from '../../../test/test-events';
import { addTestVehicle, changeTestVehicle } from '../../../test/test-stock';
import { readSiteDirectory } from '../sites';
import { readEventFigures } from './event-figures';

let bench: EventsBench;
let ute: Vehicle;
beforeAll(async () => {
  bench = await createEventsBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  ute = await bench.begin();
});
afterEach(() => bench.reset());

describe('receivers of events', () => {
  it('are each told once where a worker dies between any two steps', async () => {
    const { db } = bench.database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await untilDecided(bench.database);
    const place = (await bench.database.pool.query("select position from hosted_index_places where name = 'events'"))
      .rows[0];
    await bench.newFollower().followOnce();
    // It died before its place was kept, and the next reads the same changes again.
    await bench.database.pool.query("update hosted_index_places set position = $1 where name = 'events'", [
      place.position,
    ]);
    await bench.follow();
    await bench.send();
    await bench.deliver(away);
    await bench.send();
    bench.later(hour);
    await bench.deliver();
    await bench.work();
    expect(bench.told()).toEqual(['vehicle-changed S1']);
  });

  it('are each told once by two workers that both believe that it is their turn', async () => {
    const { db } = bench.database;
    for (const km of [11_000, 12_000, 13_000]) {
      await changeTestVehicle(db, ute, { km });
      await addTestVehicle(db, 'yard', { stocknum: `N${km}`, slug: `new-${km}` });
      await untilDecided(bench.database);
      await Promise.all([
        bench.newFollower().followOnce(),
        bench.newFollower().followOnce(),
        bench.newFollower().followOnce(),
      ]);
      await Promise.all([bench.send(), bench.send()]);
    }
    await bench.work();
    expect(bench.told().toSorted()).toEqual([
      ...['vehicle-added N11000', 'vehicle-added N12000', 'vehicle-added N13000'],
      ...['vehicle-changed S1', 'vehicle-changed S1', 'vehicle-changed S1'],
    ]);
  });

  it('that take nothing in all tries are dropped, an operator is told, and they go on where they stopped', async () => {
    const { db } = bench.database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await bench.follow();
    for (let round = 0; round < 200 && bench.errors.length === 0; round += 1) {
      await bench.send();
      await bench.deliver(away);
      bench.later(hour);
    }
    expect(bench.errors).toEqual([expect.objectContaining({ dealership: 'yard' })]);
    await changeTestVehicle(db, ute, { km: 12_000 });
    await bench.work();
    expect(bench.taken).toEqual([]);
    expect(await readEventFigures(bench.database, bench.clock.now)).toMatchObject({ told: 0, dropped: 1 });
    const list = await bench.forecourt('events', 'list');
    expect(list.out).toContain('DROPPED');
    expect(list.out).not.toContain('T0K3N');
    expect((await bench.forecourt('doctor', 'yard')).out).toContain('forecourt events resume yard');
    expect(await bench.forecourt('events', 'resume', 'nobody')).toMatchObject({ code: 1 });
    expect(await bench.forecourt('events', 'resume', 'yard')).toMatchObject({ code: 0 });
    await bench.work();
    expect(bench.taken.map(({ body }) => [body.is_gap, body.events.length])).toEqual([[false, 2]]);
  });

  it('are told that some are missing where they were away for longer than events are kept', async () => {
    const { db } = bench.database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await bench.follow();
    bench.later(8 * 24 * hour);
    await bench.clearAway();
    await changeTestVehicle(db, ute, { km: 12_000 });
    await bench.work();
    expect(bench.taken.map(({ body }) => [body.is_gap, body.events.length])).toEqual([[true, 1]]);
  });

  it('stay as they were while this release cannot read their document', async () => {
    const { db, pool } = bench.database;
    const { rows } = await pool.query("select document from dealerships where id = 'yard'");
    await pool.query("update dealerships set document = document || '{\"locations\": 7}' where id = 'yard'");
    expect((await readSiteDirectory(db)).unreadable).toMatchObject([{ kind: 'dealership', id: 'yard' }]);
    await changeTestVehicle(db, ute, { km: 11_000 });
    await bench.work();
    await pool.query("update dealerships set document = $1 where id = 'yard'", [JSON.stringify(rows[0].document)]);
    await changeTestVehicle(db, ute, { km: 12_000 });
    await bench.work();
    const numbers = bench.taken.flatMap(({ body }) => body.events.map(({ sequence }) => sequence));
    expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1]);
    expect(new Set(bench.taken.map(({ body }) => body.stream)).size).toBe(1);
  });

  it('are told that some are missing with the next that they want, where what was cleared away may have been for them', async () => {
    const { db } = bench.database;
    await bench.setReceivers(receiver('crm', ['vehicle-sold']));
    await changeTestVehicle(db, ute, { sold: true, status: 'sold', sold_at: bench.clock.now });
    await bench.follow();
    bench.later(8 * 24 * hour);
    await bench.clearAway();
    const van = await addTestVehicle(db, 'yard', { stocknum: 'S2', slug: 'a-van' });
    await bench.work();
    expect(bench.taken).toEqual([]);
    await changeTestVehicle(db, van, { sold: true, status: 'sold', sold_at: bench.clock.now });
    await bench.work();
    await changeTestVehicle(db, van, { sold: false, status: 'in_stock', sold_at: null });
    await bench.work();
    await changeTestVehicle(db, van, { sold: true, status: 'sold', sold_at: bench.clock.now });
    await bench.work();
    expect(bench.taken.map(({ body }) => [body.is_gap, body.events.length])).toEqual([
      [true, 1],
      [false, 1],
    ]);
  });

  it('are told that some are missing where they were cleared away between two tries', async () => {
    const { db } = bench.database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await bench.follow();
    bench.later(2 * 24 * hour);
    await changeTestVehicle(db, ute, { km: 12_000 });
    await bench.follow();
    await bench.send();
    expect(await bench.deliver(away)).toEqual(['failed']);
    bench.later(6 * 24 * hour);
    await bench.clearAway();
    await bench.work();
    await changeTestVehicle(db, ute, { km: 13_000 });
    await bench.work();
    expect(bench.taken.map(({ body }) => [body.is_gap, body.events.length])).toEqual([
      [true, 1],
      [false, 1],
    ]);
  });

  it('are sent at once what waits for its next try where an operator says so', async () => {
    const { db } = bench.database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await bench.follow();
    for (let round = 0; round < 6; round += 1) {
      await bench.send();
      await bench.deliver(away);
      bench.later(hour);
    }
    expect(await bench.forecourt('events', 'resume', 'yard')).toMatchObject({ code: 0 });
    expect((await bench.database.pool.query('select from delivery_circuits')).rowCount).toBe(0);
    await bench.work();
    expect(bench.told()).toEqual(['vehicle-changed S1']);
    expect((await bench.database.pool.query('select status from messages order by id')).rows).toMatchObject([
      { status: 'withdrawn' },
      { status: 'delivered' },
    ]);
  });

  it('that fail pause no other messages to the same address', async () => {
    const { db } = bench.database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await bench.follow();
    for (let round = 0; round < 6; round += 1) {
      await bench.send();
      await bench.deliver(away);
      bench.later(hour);
    }
    const { rows } = await bench.database.pool.query('select destination, paused_until from delivery_circuits');
    expect(rows).toEqual([{ destination: expect.stringMatching(/^events:webhook:/), paused_until: expect.any(Date) }]);
  });

  it('are told of another stream where the database was restored, and that some are missing', async () => {
    const { db, pool } = bench.database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await bench.work();
    // As it came along with a dump of another server.
    await pool.query("update event_streams set origin = '7000000000000000001:1:5:16400'");
    await changeTestVehicle(db, ute, { km: 12_000 });
    await bench.work();
    await changeTestVehicle(db, ute, { km: 13_000 });
    await bench.work();
    expect(await bench.forecourt('events', 'renew', 'yard')).toMatchObject({ code: 0 });
    await changeTestVehicle(db, ute, { km: 14_000 });
    await bench.work();
    const streams = bench.taken.map(({ body }) => body.stream);
    expect(bench.taken.map(({ body }) => body.is_gap)).toEqual([false, true, false, true]);
    expect(streams.map((stream) => streams.indexOf(stream))).toEqual([0, 1, 1, 3]);
  });

  it('are told of every vehicle but the one that cannot be read', async () => {
    const { db, pool } = bench.database;
    const van = await addTestVehicle(db, 'yard', { stocknum: 'S2', slug: 'a-van' });
    await bench.work();
    bench.taken.length = 0;
    await pool.query('update vehicles set photos_count = -1 where id = $1', [ute.id]);
    await changeTestVehicle(db, ute, { km: 11_000 });
    await changeTestVehicle(db, van, { km: 11_000 });
    await bench.work();
    expect(bench.told()).toEqual(['vehicle-changed S2']);
    expect(bench.counted).toContain('events vehicle-unreadable');
    await pool.query('update vehicles set photos_count = 2 where id = $1', [ute.id]);
    await changeTestVehicle(db, ute, { km: 11_500 });
    await bench.work();
    expect(bench.taken.at(-1)?.body.events).toMatchObject([
      { event: 'vehicle-changed', changes: [{ field: 'km', before: 10_000, after: 11_500 }] },
    ]);
  });

  it('are told what a release before this one remembered otherwise', async () => {
    const { db, pool } = bench.database;
    await pool.query(
      `update event_memory set told = '{"stocknum": "S1", "slug": "a-ute", "km": 10000, "year": "old"}'`,
    );
    await changeTestVehicle(db, ute, { show_on_dealer_website: false });
    await bench.work();
    expect(bench.taken.map(({ body }) => body.events)).toMatchObject([
      [{ event: 'vehicle-removed', vehicle: { stock_number: 'S1', km: 10_000, year: 0, price: null } }],
    ]);
  });

  it('are told what differs where changes are gone that nobody read', async () => {
    const { db } = bench.database;
    await changeTestVehicle(db, ute, { price: 39_000 });
    const late = await addTestVehicle(db, 'yard', { stocknum: 'S2', slug: 'a-van' });
    await untilDecided(bench.database);
    await bench.database.pool.query('delete from changes where xid < (select max(xid) from changes)');
    await changeTestVehicle(db, late, { km: 1 });
    await bench.database.pool.query('delete from changes where xid < (select max(xid) from changes)');
    await bench.work();
    expect(bench.told()).toEqual(['vehicle-price-changed S1', 'vehicle-added S2']);
    expect(bench.taken.map(({ body }) => body.is_gap)).toEqual([true]);
  });

  it('are cleared away batch by batch', async () => {
    await bench.database.pool.query(
      `insert into events (dealership_id, sequence, event, body, at)
       select 'yard', 1000 + n, 'vehicle-sold', '{}', $1::timestamptz from generate_series(1, 2500) n`,
      [new Date(bench.clock.now.getTime() - 8 * 24 * hour)],
    );
    await bench.clearAway();
    expect((await bench.database.pool.query('select from events')).rowCount).toBe(0);
  });
});
