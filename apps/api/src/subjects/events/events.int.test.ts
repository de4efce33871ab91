// What receivers of events are told, against a real database: found behind the commit, in order, and as their document says.

import type { Vehicle } from '@forecourt/domain/vehicle';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { untilDecided } from '../../../test/test-database';
import { away, createEventsBench, type EventsBench, hour, receiver } from '../../../test/test-events';
import { addTestVehicle, changeTestVehicle, testOperator } from '../../../test/test-stock';
import { vehicles } from '../../ground/database/schema';
import { DeliveryFailure } from '../../ground/messages/delivery-failure';
import { recordChange } from '../../ground/spine/record-change';
import { applyContent, withdrawContent } from '../content/apply-content';
import { endDueReservations, reserveVehicle } from '../reservations';
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
  it('are told of changes in order, with numbers that go on from one request to the next', async () => {
    const { db } = bench.database;
    await changeTestVehicle(db, ute, { km: 11_000, price: 39_000 });
    await bench.work();
    await changeTestVehicle(db, ute, { reserved: true });
    await bench.work();
    await changeTestVehicle(db, ute, { sold: true, status: 'sold', sold_at: bench.clock.now, reserved: false });
    await bench.work();
    expect(bench.told()).toEqual([
      'vehicle-changed S1',
      'vehicle-price-changed S1',
      'vehicle-reserved S1',
      'vehicle-sold S1',
    ]);
    const numbers = bench.taken.flatMap(({ body }) => body.events.map(({ sequence }) => sequence));
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    expect(bench.taken.map(({ body }) => body.after)).toEqual([...[(numbers[0] ?? 0) - 1, numbers[1], numbers[2]]]);
    expect(new Set(bench.taken.map(({ key }) => key)).size).toBe(3);
  });

  it('are told of a reservation and of its end by the clock', async () => {
    const { db } = bench.database;
    const until = new Date(bench.clock.now.getTime() + hour);
    const place = { dealership: 'yard', stocknum: 'S1' };
    const reserved = await reserveVehicle(
      { db, now: bench.clock.now },
      {
        ...{ ...place, until, by: 'operator', who: 'Avery', note: 'T0K3N' },
      },
    );
    expect(reserved).toMatchObject({ ok: true });
    await bench.work();
    bench.later(2 * hour);
    await endDueReservations(db, bench.clock.now);
    await bench.work();
    expect(bench.taken.flatMap(({ body }) => body.events)).toMatchObject([
      { event: 'vehicle-reserved', was: 'available', vehicle: { state: 'reserved' } },
      { event: 'vehicle-released', was: 'reserved', vehicle: { state: 'available' } },
    ]);
    expect(JSON.stringify(bench.taken)).not.toMatch(/Avery|T0K3N/);
  });

  it('are told once of what changed many times before anybody looked, and nothing of what was undone', async () => {
    const { db } = bench.database;
    await changeTestVehicle(db, ute, { price: 30_000 });
    await changeTestVehicle(db, ute, { price: 35_000, reserved: true });
    await changeTestVehicle(db, ute, { price: 38_000, reserved: false });
    await bench.work();
    expect(bench.taken[0]?.body.events).toMatchObject([{ before: { price: 40_000 }, after: { price: 38_000 } }]);
    expect(bench.told()).toEqual(['vehicle-price-changed S1']);
  });

  it('are told of nothing that is not committed, nor of other dealerships, nor of what they did not ask for', async () => {
    const { db } = bench.database;
    await bench.setReceivers(receiver('crm', ['vehicle-sold', 'vehicle-removed']));
    await addTestVehicle(db, 'other', { stocknum: 'T1', slug: 'a-truck' });
    await changeTestVehicle(db, ute, { km: 12_000 });
    const failing = db.transaction(async (tx) => {
      await tx.update(vehicles).set({ sold: true, status: 'sold', sold_at: bench.clock.now });
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
    await bench.work();
    expect(bench.taken).toEqual([]);
    await changeTestVehicle(db, ute, { show_on_dealer_website: false });
    await bench.work();
    expect(bench.taken.map(({ body }) => body.events)).toMatchObject([
      [{ event: 'vehicle-removed', reason: 'hidden' }],
    ]);
  });

  it('are told of pages that are put live and taken away', async () => {
    const { db } = bench.database;
    const place = { website_id: 'yard', key: 'about-us' };
    const value = {
      ...place,
      title: 'About us',
      description: 'Who we are.',
      blocks: [{ type: 'rich-text', version: 1, html: '<p>Hello</p>' }],
    };
    const outcome = await applyContent(db, [{ source: 'about.json', value }], { ...testOperator, publish: false });
    expect(outcome, JSON.stringify(outcome)).toMatchObject({ ok: true });
    await bench.work();
    expect(bench.taken).toEqual([]);
    await applyContent(db, [{ source: 'about.json', value }], { ...testOperator, publish: true });
    await bench.work();
    await withdrawContent(db, place);
    await bench.work();
    expect(bench.taken.flatMap(({ body }) => body.events)).toMatchObject([
      { event: 'content-published', ...place, title: 'About us' },
      { event: 'content-withdrawn', ...place },
    ]);
  });

  it('get a large import in few requests of bounded size, and nobody else waits for the one that is away', async () => {
    await bench.setReceivers(receiver(), receiver('slow', ['vehicle-added']));
    await bench.follow();
    await bench.database.db.transaction(async (tx) => {
      const { id: _id, slug: _slug, stocknum: _stock, dealership_slug: _name, path: _path, ...fields } = ute;
      const instants = { created_at: bench.clock.now, updated_at: bench.clock.now, sold_at: null };
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
    await bench.follow();
    for (let round = 0; round < 10; round += 1) {
      await bench.send();
      await bench.deliver(async (destination, body, key) => {
        if (destination.url.includes('slow')) throw new DeliveryFailure('timeout');
        await bench.take(destination, body, key);
      });
    }
    expect(bench.told()).toHaveLength(1_200);
    expect(new Set(bench.told()).size).toBe(1_200);
    expect(bench.taken.length).toBeLessThanOrEqual(5);
    for (const { to, body } of bench.taken) {
      expect(to).toBe('crm.example');
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(300 * 1024);
    }
    expect(await readEventFigures(bench.database, new Date(bench.clock.now.getTime() + 5_000))).toMatchObject({
      ...{ told: 2, dropped: 0, oldestSeconds: 5 },
    });
  });

  it('get what is on its way by the key that their document has now', async () => {
    const { db } = bench.database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await bench.follow();
    await bench.send();
    await bench.deliver(away);
    await bench.setReceivers({ ...receiver(), key_id: '2' });
    await bench.follow();
    bench.later(hour);
    await bench.work();
    expect(bench.taken.map(({ by, body }) => [by, body.events.length])).toEqual([['2', 1]]);
  });

  it('are told of another stream where they leave their document and come back', async () => {
    const { db } = bench.database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await bench.work();
    await bench.setReceivers();
    await bench.work();
    await bench.setReceivers(receiver());
    await bench.work();
    await changeTestVehicle(db, ute, { km: 12_000 });
    await bench.work();
    expect(new Set(bench.taken.map(({ body }) => body.stream)).size).toBe(2);
  });

  it('cost no more than a look at where changes are while there are none', async () => {
    const { db, pool } = bench.database;
    await bench.setReceivers();
    await bench.follow();
    await changeTestVehicle(db, ute, { km: 11_000 });
    await untilDecided(bench.database);
    expect(await bench.newFollower().followOnce()).toBe(0);
    const { rows } = await pool.query(
      "select position = (select max(xid)::text::bigint from changes) as there from hosted_index_places where name = 'events'",
    );
    expect(rows).toEqual([{ there: true }]);
  });

  it('that leave their document get nothing more, and begin at that moment when they come back', async () => {
    const { db } = bench.database;
    await changeTestVehicle(db, ute, { km: 11_000 });
    await bench.follow();
    await bench.send();
    await bench.setReceivers(receiver('new'));
    await bench.follow();
    expect(await bench.deliver()).toEqual(['withdrawn']);
    await bench.setReceivers(receiver(), receiver('new'));
    await bench.work();
    expect(bench.taken).toEqual([]);
    await changeTestVehicle(db, ute, { km: 12_000 });
    await bench.work();
    expect(bench.taken.map(({ to }) => to).toSorted()).toEqual(['crm.example', 'new.example']);
  });
});
