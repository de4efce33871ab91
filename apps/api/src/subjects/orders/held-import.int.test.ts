import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { createImportBench } from '../../../test/test-import';
import { orders } from '../../ground/database/schema';
import { reserveVehicle } from '../reservations';
import { watchOrders } from './watch-orders';

let bench: Awaited<ReturnType<typeof createImportBench>>;
beforeAll(async () => {
  bench = await createImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.reset();
  await emptyTables(bench.database, 'orders');
});

const now = new Date('2026-11-28T03:00:00.000Z');
const until = new Date('2026-12-01T03:00:00.000Z');
const moment = { now, enqueue: async () => undefined, mailFrom: 'leads@forecourt.example' };

const say = (...stocknums: readonly string[]) =>
  bench.run({
    file: bench.write(
      'feed.json',
      JSON.stringify(stocknums.map((stocknum) => ({ stocknum, make: 'Kia', model: 'Rio', year: 2020, price: 20_000 }))),
    ),
    feed: 'nightly',
    now,
  });

/** An order that holds S1 at no cost. */
const hold = async (): Promise<string> => {
  const { db } = bench.database;
  const id = uuidv7();
  const held = await reserveVehicle(
    { db, now },
    { dealership: bench.yard.slug, stocknum: 'S1', by: 'hold', who: `order ${id}`, note: null, until },
  );
  if (!held.ok) throw new Error(held.fault.message);
  const [vehicle] = await bench.all("select id from vehicles where stocknum = 'S1'");
  await db.insert(orders).values({
    ...{ id, number: 10_001, website_id: 'yard', dealership_id: bench.yard.id, vehicle_id: BigInt(vehicle.id) },
    ...{ vehicle_name: '2020 Kia Rio', stocknum: 'S1', kind: 'reserve', state: 'held', answers: {} },
    ...{
      reservation_id: held.reservation.id,
      hold_until: until,
      link_ends_at: until,
      created_at: now,
      updated_at: now,
    },
  });
  return id;
};

it('a hold stays through the imports of its vehicle, and a feed that sells it is an alarm, and ends it after a day [STCK-04]', async () => {
  await say('S1', 'S2');
  const id = await hold();
  await say('S1', 'S2');
  expect(await watchOrders(bench.database.db, moment)).toEqual({ ended: 0, sold: [], released: 0 });
  expect(await bench.all("select reserved from vehicles where stocknum = 'S1'")).toEqual([{ reserved: true }]);
  expect(await bench.all('select state from orders')).toEqual([{ state: 'held' }]);
  // What the feed lists no more is sold.
  await say('S2');
  expect(await watchOrders(bench.database.db, moment)).toMatchObject({ ended: 0, sold: [id] });
  const tomorrow = { ...moment, now: new Date('2026-11-29T03:00:00.000Z') };
  expect(await watchOrders(bench.database.db, tomorrow)).toMatchObject({ ended: 1, sold: [] });
  expect(await bench.all('select state, ending from orders')).toEqual([{ state: 'refunded', ending: 'sold' }]);
  expect(await bench.all('select id from vehicle_reservations where ended_at is null')).toEqual([]);
});
