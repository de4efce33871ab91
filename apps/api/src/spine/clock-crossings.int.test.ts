import { testNow } from '@forecourt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, untilDecided } from '../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../test/test-stock';
import type { Database } from '../database/database';
import { recordClockCrossings } from './clock-crossings';
import { currentPosition, readChanges } from './read-changes';

const day = 86_400_000;
const later = (days: number, ms = 0) => new Date(testNow.getTime() + days * day + ms);

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('yard'));
  await applyTestSites(
    database.db,
    siteNamed('yard', { vehicle: { soldCarDays: 3 } }),
    siteNamed('group', {
      dealership_id: 'yard',
      stockFrom: [{ dealership: 'yard' }],
      locations: [{ id: 'yard-yard' }],
      vehicle: { soldCarDays: 10 },
    }),
  );
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('truncate vehicles, clock_marks cascade');
});

const crossingsAt = async (now: Date): Promise<string[]> => {
  await untilDecided(database);
  const before = await currentPosition(database.db);
  await recordClockCrossings(database.db, now);
  await untilDecided(database);
  const { changes } = await readChanges(database.db, before);
  expect(changes.every((change) => change.kind === 'clock')).toBe(true);
  return changes.map((change) => String(change.vehicleId)).sort();
};

describe('clock crossings', () => {
  it('[DATA-02] writes a change when New ends after 8 days, once, the boundary instant still being New', async () => {
    const fresh = await addTestVehicle(database.db, 'yard', { created_at: testNow.toISOString() });
    expect(await crossingsAt(later(1))).toEqual([]);
    expect(await crossingsAt(later(8))).toEqual([]);
    expect(await crossingsAt(later(8, 1))).toEqual([fresh.id]);
    expect(await crossingsAt(later(8, 2))).toEqual([]);
  });

  it("[DATA-02] writes a change when a sold page ends by each site's soldCarDays, and when its redirect does", async () => {
    const sold = await addTestVehicle(database.db, 'yard', {
      status: 'sold',
      sold: true,
      sold_at: testNow.toISOString(),
      created_at: later(-100).toISOString(),
    });
    expect(await crossingsAt(later(1))).toEqual([]);
    expect(await crossingsAt(later(4))).toEqual([sold.id]);
    expect(await crossingsAt(later(9))).toEqual([]);
    expect(await crossingsAt(later(11))).toEqual([sold.id]);
    expect(await crossingsAt(later(91))).toEqual([sold.id]);
  });

  it('catches up after the worker was away, and two workers write a crossing once', async () => {
    await addTestVehicle(database.db, 'yard', { created_at: testNow.toISOString() });
    await recordClockCrossings(database.db, later(1));
    await untilDecided(database);
    const before = await currentPosition(database.db);
    await Promise.all([1, 2, 3].map(() => recordClockCrossings(database.db, later(30))));
    await untilDecided(database);
    expect((await readChanges(database.db, before)).changes).toHaveLength(1);
  });
});
