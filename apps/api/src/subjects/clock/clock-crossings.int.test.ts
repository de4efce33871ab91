import type { Vehicle } from '@forecourt/domain/vehicle';
import { testNow } from '@forecourt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { rowsReadBy } from '../../../test/rows-read';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { tagsOf } from '../../ground/spine/change-tags';
import { currentPosition, readChanges } from '../../ground/spine/read-changes';
import { readSiteDirectory } from '../sites/site-directory';
import { recordClockCrossings } from './clock-crossings';
import { crossedVehicles } from './crossed-vehicles';

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
  await emptyTables(database, 'vehicles', 'clock_marks');
});

const crossingsAt = async (now: Date): Promise<string[]> => {
  await untilDecided(database);
  const before = await currentPosition(database.db);
  await recordClockCrossings(database.db, now);
  await untilDecided(database);
  const { changes } = await readChanges(database.db, before);
  expect(changes.every((change) => change.kind === 'clock')).toBe(true);
  return changes.map((change) => String(change.vehicleId ?? change.websiteId)).sort();
};

/** The tags of the newest changes. */
const lastTags = async (): Promise<string[]> => {
  const { changes } = await readChanges(database.db, (await currentPosition(database.db)) - 1);
  const directory = await readSiteDirectory(database.db);
  return changes.flatMap((change) => tagsOf(change, directory, testNow));
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

  it('writes a change when the last day of a registration has ended in the state of the vehicle (VDP-02)', async () => {
    const expiring = { created_at: later(-100).toISOString(), rego_expiry: '2027-03-10' } as const;
    const sydney = await addTestVehicle(database.db, 'yard', { ...expiring, stocknum: 'S', slug: 's', state: 'NSW' });
    const perth = await addTestVehicle(database.db, 'yard', { ...expiring, stocknum: 'P', slug: 'p', state: 'WA' });
    await addTestVehicle(database.db, 'yard', { ...expiring, stocknum: 'L', slug: 'l', rego_expiry: '2027-03-11' });
    expect(await crossingsAt(new Date('2027-03-09T12:59:00Z'))).toEqual([]);
    // Midnight in Sydney is three hours before that in Perth.
    expect(await crossingsAt(new Date('2027-03-09T13:01:00Z'))).toEqual([sydney.id]);
    expect(await crossingsAt(new Date('2027-03-09T16:01:00Z'))).toEqual([perth.id]);
    expect(await crossingsAt(new Date('2027-03-09T16:02:00Z'))).toEqual([]);
  });

  it('reads of registrations those that end in the days gone, and no other vehicle', async () => {
    const ending = { created_at: later(-100).toISOString(), state: 'NSW' } as const;
    const due = await addTestVehicle(database.db, 'yard', { ...ending, rego_expiry: '2027-03-10', slug: 'due' });
    for (const [place, rego_expiry] of ['2026-01-10', '2027-09-10', '2028-01-10', null].entries())
      await addTestVehicle(database.db, 'yard', { ...ending, stocknum: `R${place}`, slug: `r-${place}`, rego_expiry });
    const gone = { from: new Date('2027-03-09T12:59:00Z'), to: new Date('2027-03-09T13:01:00Z') };
    const directory = await readSiteDirectory(database.db);
    const { result, rowsRead } = await rowsReadBy(database, 'vehicles', (tx) => crossedVehicles(tx, gone, directory));
    expect(result.map(({ id }) => id)).toEqual([due.id]);
    expect(rowsRead).toBe(1);
  });

  it('writes a change for the vehicles that bear an announced badge when its last day has ended (TAG-04)', async () => {
    const old = { created_at: later(-100).toISOString(), state: 'NSW' } as const;
    await applyTestSites(
      database.db,
      siteNamed('announcing', {
        dealership_id: 'yard',
        stockFrom: [{ dealership: 'yard' }],
        locations: [{ id: 'yard-yard' }],
        vehicle: { announcedBadge: { text: 'COMING SOON', status: ['coming_soon'], until: '2027-03-10' } },
      }),
    );
    const soon = { ...old, status: 'coming_soon', stocknum: 'C', slug: 'c' } as const;
    const coming = await addTestVehicle(database.db, 'yard', soon);
    await addTestVehicle(database.db, 'yard', { ...old, stocknum: 'I', slug: 'i' });
    expect(await crossingsAt(new Date('2027-03-10T12:59:00Z'))).toEqual([]);
    expect(await crossingsAt(new Date('2027-03-10T13:01:00Z'))).toEqual([coming.id]);
    expect(await crossingsAt(new Date('2027-03-11T13:01:00Z'))).toEqual([]);
  });

  it('writes a change when a lender ceases to lend on a model year, and one for each site whose footer shows the year', async () => {
    const nothing = { deposit: null, paymentMonth: null, totalPayable: null, termMonths: null, termWeeks: null };
    const rates = { interestRate: 8, comparisonRate: 9, paymentWeek: 120, termYears: 5 };
    const rest = { disclaimer: null, term: null, balloon: null, establishmentFees: null };
    const lent: Vehicle['finance_lenders'] = { taurus: { financeProvider: 'taurus', ...nothing, ...rates, ...rest } };
    await applyTestSites(
      database.db,
      siteNamed('financed', {
        dealership_id: 'yard',
        stockFrom: [{ dealership: 'yard' }],
        locations: [{ id: 'yard-yard' }],
        flags: { finance: true },
        finance_provider: 'taurus',
      }),
    );
    const old = { created_at: later(-100).toISOString(), rego_expiry: null };
    // Taurus accepts model years later than the year less 12.
    const refused = { ...old, stocknum: 'R', slug: 'r', year: 2015, finance_lenders: lent };
    const ending = await addTestVehicle(database.db, 'yard', refused);
    await addTestVehicle(database.db, 'yard', { ...refused, stocknum: 'Y', slug: 'y', year: 2016 });
    await addTestVehicle(database.db, 'yard', { ...refused, stocknum: 'N', slug: 'n', finance_lenders: {} });
    const sites = ['financed', 'group', 'yard'];
    await crossingsAt(new Date('2026-12-31T12:00:00Z'));
    expect(await crossingsAt(new Date('2026-12-31T13:30:00Z'))).toEqual(expect.arrayContaining(sites));
    expect(await lastTags()).toEqual(expect.arrayContaining(sites.map((site) => `site:${site}`)));
    expect(await crossingsAt(new Date('2027-01-01T00:00:30Z'))).toEqual([ending.id]);
    expect(await crossingsAt(new Date('2027-01-01T00:01:00Z'))).toEqual([]);
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
