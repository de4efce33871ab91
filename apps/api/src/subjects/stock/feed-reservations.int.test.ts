import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createImportBench } from '../../../test/test-import';
import { releaseVehicle, reserveVehicle } from '../reservations';

let bench: Awaited<ReturnType<typeof createImportBench>>;
beforeAll(async () => {
  bench = await createImportBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.reset());

const now = new Date('2026-11-28T03:00:00.000Z');
const context = () => ({ db: bench.database.db, now });
const vehicle = () => ({ dealership: bench.yard.slug, stocknum: 'S1' });
const reserve = () => reserveVehicle(context(), { ...vehicle(), by: 'operator', who: 'Jo', note: null, until: null });
const release = () => releaseVehicle(context(), { ...vehicle(), who: 'Jo' });

/** Imports vehicles with what their feed says beside, the first of them S1. */
const say = (...said: readonly object[]) =>
  bench.run({
    file: bench.write(
      'feed.json',
      JSON.stringify(
        (said.length === 0 ? [{}] : said).map((fields, at) => ({
          ...{ stocknum: `S${at + 1}`, make: 'Kia', model: 'Rio', year: 2020 },
          ...fields,
        })),
      ),
    ),
    feed: 'nightly',
    now,
  });
const reserved = async () => (await bench.all("select reserved from vehicles where stocknum = 'S1'"))[0].reserved;
const reservations = () =>
  bench.all('select "by", who, ended_by from vehicle_reservations order by reserved_at, ended_at nulls last');
const changes = () => bench.count('changes');

describe('a feed that says that a vehicle is reserved', () => {
  it('reserves it, and frees it when it says so no more', async () => {
    await say({ reserved: true });
    expect(await reserved()).toBe(true);
    expect(await reservations()).toEqual([{ by: 'feed', who: 'nightly', ended_by: null }]);
    await say({ reserved: false });
    expect(await reserved()).toBe(false);
    expect(await reservations()).toEqual([{ by: 'feed', who: 'nightly', ended_by: 'nightly' }]);
    await say({ reserved: true });
    await say();
    expect(await reserved()).toBe(false);
  });

  it('[DATA-02] writes a change when it begins and when it ends, though the rest of the row is as it was', async () => {
    await say();
    const before = await changes();
    expect(await say({ reserved: true })).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await changes()).toBe(before + 1);
    await say({ reserved: true, price: 20_000 });
    expect(await changes()).toBe(before + 2);
    expect(await say({ price: 20_000 })).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await changes()).toBe(before + 3);
    await say({ price: 20_000 });
    expect(await changes()).toBe(before + 3);
  });

  it.each(['Reserved', 'On Hold', 'UNDER OFFER', 'deposit-taken', 'Sale Pending'])(
    'may say it by the status: %s',
    async (status) => {
      expect(await say({ status })).toMatchObject({ created: 1, rejects: [] });
      expect(await bench.all('select status, reserved from vehicles')).toEqual([
        { status: 'in_stock', reserved: true },
      ]);
      await say({ status: 'in_stock' });
      expect(await reserved()).toBe(false);
    },
  );

  it('does not reserve a vehicle that it calls sold', async () => {
    await say({ reserved: true, status: 'sold' });
    expect(await bench.all('select sold, reserved from vehicles')).toEqual([{ sold: true, reserved: false }]);
  });

  it('frees a vehicle that it lists no more, which is sold then', async () => {
    await say({}, { reserved: true });
    const before = await changes();
    await say({});
    expect(await bench.all('select stocknum, sold, reserved from vehicles order by stocknum')).toEqual([
      { stocknum: 'S1', sold: false, reserved: false },
      { stocknum: 'S2', sold: true, reserved: false },
    ]);
    expect(await reservations()).toEqual([{ by: 'feed', who: 'nightly', ended_by: 'nightly' }]);
    expect(await changes()).toBe(before + 2);
  });

  it('leaves a value that cannot be read out, and says so', async () => {
    const { left_out } = await say({ reserved: 'perhaps' });
    expect(left_out).toMatchObject([{ field: 'reserved', value: 'perhaps' }]);
    expect(await reserved()).toBe(false);
  });

  it('comes back as long as it says so, after an operator has released the vehicle', async () => {
    await say({ reserved: true });
    expect(await release()).toMatchObject({ ok: true, reservation: { by: 'feed', who: 'nightly', ended_by: 'Jo' } });
    expect(await reserved()).toBe(false);
    await say({ reserved: true, price: 20_000 });
    expect(await reserved()).toBe(true);
  });
});

describe('an import', () => {
  it('[STCK-04] never ends the reservation of an operator, whatever its feed says, and adds none beside it', async () => {
    // The other vehicle is the feed's, so that what it says of reservations is looked at.
    const other = { reserved: true };
    await say({}, other);
    await reserve();
    for (const said of [{}, { reserved: false }, { reserved: true }, { status: 'in_stock' }, { price: 20_000 }]) {
      await say(said, other);
      expect(await reserved()).toBe(true);
    }
    await say({ reserved: false });
    expect(await reserved()).toBe(true);
    expect(await bench.all('select "by", ended_by from vehicle_reservations order by "by"')).toEqual([
      { by: 'feed', ended_by: 'nightly' },
      { by: 'operator', ended_by: null },
    ]);
  });

  it('[STCK-04] keeps the reservation of an operator over a sale and the return of the vehicle', async () => {
    await say();
    await reserve();
    await say({ status: 'sold' });
    await say();
    expect(await bench.all('select sold, reserved from vehicles')).toEqual([{ sold: false, reserved: true }]);
  });

  it("reserves for the feed once the operator's reservation has ended", async () => {
    await say();
    await reserve();
    await say({ reserved: true });
    await release();
    await say({ reserved: true, price: 20_000 });
    expect(await reservations()).toEqual([
      { by: 'operator', who: 'Jo', ended_by: 'Jo' },
      { by: 'feed', who: 'nightly', ended_by: null },
    ]);
  });

  it('of a profile without such a column reserves nothing, and ends what its feed has said by another', async () => {
    await say({ reserved: true });
    const row = { StockNumber: 'S1', StockType: 'Used', YearGroup: '2020', Make: 'Kia', Model: 'Rio', Reserved: 'yes' };
    const file = bench.write('easycars.json', JSON.stringify([row]));
    expect(await bench.run({ file, profile: 'easycars-json', feed: 'nightly', now })).toMatchObject({ rejects: [] });
    expect(await reserved()).toBe(false);
    expect(await reservations()).toEqual([{ by: 'feed', who: 'nightly', ended_by: 'nightly' }]);
  });

  it('and a reservation of the same vehicle at once leave one reservation', async () => {
    await say();
    await Promise.all([say({ reserved: true }), reserve()]);
    expect(await bench.count('vehicle_reservations where ended_at is null')).toBe(1);
    expect(await reserved()).toBe(true);
  });
});
