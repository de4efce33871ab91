import type { Vehicle } from '@forecourt/domain/vehicle';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { testEnv } from '../../../test/test-app';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import { migrateTo } from '../../../test/test-migrations';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { runMigrations } from '../../ground/database/migrate';
import { tagsOf } from '../../ground/spine/change-tags';
import { currentPosition, readChanges } from '../../ground/spine/read-changes';
import { EmbeddedSearch } from '../search/embedded-search';
import { readSiteDirectory } from '../sites/site-directory';
import { endDueReservations } from './end-due-reservations';
import { listReservations } from './list-reservations';
import { releaseVehicle } from './release-vehicle';
import { forgetReservations, keptDays } from './reservation-upkeep';
import { type ReserveVehicle, reserveVehicle } from './reserve-vehicle';

const now = new Date('2026-11-28T03:00:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const hour = 60 * 60_000;

let database: Database;
let search: EmbeddedSearch;
let ute: Vehicle;

beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('yard'), dealershipNamed('other'));
  await applyTestSites(database.db, siteNamed('yard'));
  const env = { ...testEnv(() => now), searchIndex: 'Car_test' };
  search = new EmbeddedSearch({ database, env, log: pino({ level: 'silent' }) });
  search.start();
  await vi.waitUntil(() => search.engine !== null, { timeout: 120_000 });
});
afterAll(async () => {
  await search.close();
  await database.close();
});
beforeEach(async () => {
  await emptyTables(database, 'vehicles');
  ute = await addTestVehicle(database.db, 'yard', { stocknum: 'S1', slug: 'a-ute' });
});

const reserve = (change: Partial<ReserveVehicle> = {}, at = now) =>
  reserveVehicle(
    { db: database.db, now: at },
    { dealership: 'yard', stocknum: 'S1', by: 'operator', who: 'Jo', note: null, until: null, ...change },
  );
const release = (who = 'Sam', at = now) =>
  releaseVehicle({ db: database.db, now: at }, { dealership: 'yard', stocknum: 'S1', who });
const codeOf = async (outcome: ReturnType<typeof reserve>) => {
  const told = await outcome;
  return told.ok ? 'done' : told.fault.code;
};
const all = async (sql: string) => (await database.pool.query(sql)).rows;
const isReserved = async () => (await all('select reserved from vehicles'))[0].reserved;

/** The changes that an action wrote, with the tags that they drop. */
const changesOf = async (action: () => Promise<unknown>) => {
  await untilDecided(database);
  const before = await currentPosition(database.db);
  await action();
  await untilDecided(database);
  const { changes } = await readChanges(database.db, before);
  const directory = await readSiteDirectory(database.db);
  return changes.map((change) => ({
    kind: change.kind,
    vehicle: String(change.vehicleId),
    tags: tagsOf(change, directory, now),
  }));
};

/** Whether the card in the index says that the vehicle is reserved, once the index has followed. */
const cardSays = async () => {
  await untilDecided(database);
  const last = await currentPosition(database.db);
  await vi.waitUntil(() => search.position === last, { timeout: 120_000 });
  const site = (await readSiteDirectory(database.db)).sites.get('yard')?.document;
  if (site === undefined) throw new Error('There is no site.');
  const query = { indexName: 'Car_test', query: '', filters: `id:${ute.id}`, hitsPerPage: 1 };
  const [hits = []] = await search.hitsOf(site, [query]);
  return hits[0]?.reserved;
};

describe('reserveVehicle', () => {
  it('reserves a vehicle, says by whom and until when, and tells every page and card', async () => {
    expect(await cardSays()).toBe(false);
    const changes = await changesOf(async () => {
      const until = '2026-12-05 17:00';
      expect(await reserve({ note: 'Deposit by transfer', until })).toMatchObject({
        ok: true,
        reservation: {
          ...{ dealership: 'yard', stocknum: 'S1', by: 'operator', who: 'Jo', note: 'Deposit by transfer' },
          ...{ reserved_at: now.toISOString(), until: '2026-12-05T06:00:00.000Z', ended_at: null, ended_by: null },
        },
      });
    });
    expect(await isReserved()).toBe(true);
    expect(changes).toEqual([
      { kind: 'vehicle', vehicle: ute.id, tags: expect.arrayContaining([`vehicle:${ute.id}`]) },
    ]);
    expect(await cardSays()).toBe(true);
  });

  it('marks the page as changed, so that one which is open says so', async () => {
    const [before] = await all('select updated_at from vehicles');
    await reserve();
    const [after] = await all('select updated_at from vehicles');
    expect(after.updated_at > before.updated_at).toBe(true);
  });

  it('refuses a vehicle that is reserved, and says who has it', async () => {
    await reserve({ until: '2026-12-05' });
    const changes = await changesOf(async () => {
      const refused = await reserve({ who: 'Sam' });
      expect(refused).toMatchObject({ ok: false, fault: { code: 'reserved-already' } });
      if (refused.ok) throw new Error('Both have it.');
      expect(refused.fault.message).toContain('by operator "Jo" since 28 November 2026, 14:00');
      expect(refused.fault.message).toContain('until the end of 5 December 2026');
      expect(refused.fault.remedy).toBe('End that first: forecourt stock release yard S1');
    });
    expect(changes).toEqual([]);
  });

  it('gives it to one of many who try at once', async () => {
    const names = ['Ash', 'Bo', 'Cas', 'Dee', 'Eli', 'Flo'];
    const outcomes = await Promise.all(names.map((who) => reserve({ who })));
    const [winner, ...others] = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.reservation.who] : []));
    expect(others).toEqual([]);
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome.fault.message).toContain(`by operator "${winner}"`);
    expect(await all('select who from vehicle_reservations')).toEqual([{ who: winner }]);
  });

  it('cannot be got round: the database holds one reservation of a vehicle that has not ended', async () => {
    await reserve();
    const second = `insert into vehicle_reservations (vehicle_id, dealership_id, "by", who, reserved_at)
      values (${ute.id}, 'yard', 'hold', 'shopper', now())`;
    await expect(database.pool.query(second)).rejects.toMatchObject({ constraint: 'vehicle_reservations_one' });
    await release();
    await database.pool.query(second);
  });

  it('refuses what is sold, unknown, over or no date, each by name, and changes nothing', async () => {
    await addTestVehicle(database.db, 'yard', {
      ...{ stocknum: 'SOLD', slug: 'sold', status: 'sold', sold: true, sold_at: now.toISOString() },
    });
    const changes = await changesOf(async () => {
      expect(await codeOf(reserve({ stocknum: 'SOLD' }))).toBe('vehicle-sold');
      expect(await codeOf(reserve({ stocknum: 'S2' }))).toBe('vehicle-unknown');
      expect(await codeOf(reserve({ dealership: 'other' }))).toBe('vehicle-unknown');
      expect(await codeOf(reserve({ dealership: 'nobody' }))).toBe('dealership-unknown');
      expect(await codeOf(reserve({ until: 'soon' }))).toBe('until-unreadable');
      expect(await codeOf(reserve({ until: '2026-11-27' }))).toBe('until-past');
      expect(await codeOf(reserve({ until: now }))).toBe('until-past');
    });
    expect(changes).toEqual([]);
    expect(await all('select 1 from vehicle_reservations')).toEqual([]);
  });

  it('takes a vehicle whose reservation has just come to its end, before the worker has noticed', async () => {
    await reserve({ until: later(hour) });
    expect(await codeOf(reserve({ who: 'Sam' }, later(hour - 1)))).toBe('reserved-already');
    expect(await codeOf(reserve({ who: 'Sam' }, later(hour)))).toBe('done');
    expect(await all('select who, ended_by from vehicle_reservations order by reserved_at')).toEqual([
      { who: 'Jo', ended_by: 'clock' },
      { who: 'Sam', ended_by: null },
    ]);
    expect(await endDueReservations(database.db, later(2 * hour))).toBe(0);
    expect(await isReserved()).toBe(true);
  });

  it('joins a transaction, and is undone with it', async () => {
    await expect(
      database.db.transaction(async (db) => {
        const input = {
          dealership: 'yard',
          stocknum: 'S1',
          by: 'hold',
          who: 'shopper',
          note: null,
          until: null,
        } as const;
        expect(await reserveVehicle({ db, now }, input)).toMatchObject({ ok: true });
        throw new Error('The payment was refused.');
      }),
    ).rejects.toThrow('The payment was refused.');
    expect(await isReserved()).toBe(false);
    expect(await codeOf(reserve())).toBe('done');
  });
});

describe('releaseVehicle', () => {
  it('ends a reservation, says who ended it, and tells every page and card', async () => {
    await reserve();
    expect(await cardSays()).toBe(true);
    const changes = await changesOf(async () => {
      expect(await release('Sam', later(hour))).toMatchObject({
        ok: true,
        reservation: { who: 'Jo', ended_at: later(hour).toISOString(), ended_by: 'Sam' },
      });
    });
    expect(changes).toMatchObject([{ kind: 'vehicle', vehicle: ute.id }]);
    expect(await isReserved()).toBe(false);
    expect(await cardSays()).toBe(false);
    expect(await codeOf(reserve({ who: 'Kim' }))).toBe('done');
  });

  it('ends the one of a vehicle that has been sold meanwhile', async () => {
    await reserve();
    await database.pool.query("update vehicles set sold = true, status = 'sold', sold_at = now()");
    expect(await release()).toMatchObject({ ok: true, reservation: { sold: true } });
  });

  it('refuses a vehicle that nobody has', async () => {
    expect(await release()).toMatchObject({ ok: false, fault: { code: 'not-reserved' } });
  });

  it('[DATA-02] finds one that has come to its end ended by the clock, before the worker has noticed', async () => {
    await reserve({ until: later(hour) });
    const changes = await changesOf(async () => {
      expect(await release('Sam', later(2 * hour))).toMatchObject({ ok: false, fault: { code: 'not-reserved' } });
    });
    expect(changes).toMatchObject([{ kind: 'clock', vehicle: ute.id }]);
    expect(await isReserved()).toBe(false);
    expect(await all('select ended_at, ended_by from vehicle_reservations')).toEqual([
      { ended_at: later(hour), ended_by: 'clock' },
    ]);
  });
});

describe('the end of a reservation', () => {
  it('[DATA-02] comes by itself at its instant, and is a crossing of the clock on the spine, once', async () => {
    await reserve({ until: later(hour) });
    expect(await cardSays()).toBe(true);
    expect(await endDueReservations(database.db, later(hour - 1))).toBe(0);
    expect(await isReserved()).toBe(true);
    const changes = await changesOf(async () => {
      expect(await endDueReservations(database.db, later(hour))).toBe(1);
      expect(await endDueReservations(database.db, later(2 * hour))).toBe(0);
    });
    expect(changes).toEqual([{ kind: 'clock', vehicle: ute.id, tags: expect.arrayContaining([`vehicle:${ute.id}`]) }]);
    expect(await isReserved()).toBe(false);
    expect(await cardSays()).toBe(false);
    expect(await all('select ended_at, ended_by from vehicle_reservations')).toEqual([
      { ended_at: later(hour), ended_by: 'clock' },
    ]);
  });

  it('[DATA-02] comes after the worker was away, and two workers write it once', async () => {
    await addTestVehicle(database.db, 'yard', { stocknum: 'S2', slug: 'a-van' });
    await reserve({ until: later(hour) });
    await reserve({ stocknum: 'S2', until: later(2 * hour) });
    const week = 7 * 24 * hour;
    const changes = await changesOf(async () => {
      // A worker of the release before has moved the mark of the clock on.
      await database.pool.query("insert into clock_marks (name, at) values ('vehicles', $1) on conflict do nothing", [
        later(week),
      ]);
      const ended = await Promise.all([1, 2, 3].map(() => endDueReservations(database.db, later(week))));
      expect(ended.reduce((sum, some) => sum + some, 0)).toBe(2);
    });
    expect(changes.map(({ kind }) => kind)).toEqual(['clock', 'clock']);
    expect(await all('select 1 from vehicles where reserved')).toEqual([]);
  });

  it('waits for whoever is writing the vehicle, and comes with the next turn', async () => {
    await reserve({ until: later(hour) });
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select 1 from vehicles for update');
      expect(await endDueReservations(database.db, later(hour))).toBe(0);
      await client.query('commit');
    } finally {
      client.release();
    }
    expect(await endDueReservations(database.db, later(hour))).toBe(1);
  });

  it('never comes to one that has no end', async () => {
    await reserve();
    expect(await endDueReservations(database.db, new Date('2126-01-01'))).toBe(0);
    expect(await isReserved()).toBe(true);
  });
});

describe('listReservations', () => {
  it('tells those that have not ended, of one dealership or all, and the history where it is asked for', async () => {
    await addTestVehicle(database.db, 'other', { stocknum: 'T1', slug: 'a-truck' });
    await reserve();
    await release();
    await reserve({ who: 'Kim' }, later(hour));
    await reserve({ dealership: 'other', stocknum: 'T1', by: 'hold', who: 'shopper' });
    const told = async (choice: Parameters<typeof listReservations>[1]) =>
      (await listReservations(database.db, choice)).map(({ dealership, stocknum, who }) => [dealership, stocknum, who]);
    expect(await told({})).toEqual([
      ['other', 'T1', 'shopper'],
      ['yard', 'S1', 'Kim'],
    ]);
    expect(await told({ dealership: 'yard', ended: true })).toEqual([
      ['yard', 'S1', 'Kim'],
      ['yard', 'S1', 'Jo'],
    ]);
  });
});

describe('the history of reservations', () => {
  it('loses what ended long ago, and nothing that has not ended', async () => {
    await addTestVehicle(database.db, 'yard', { stocknum: 'S2', slug: 'a-van' });
    await reserve({ who: 'old' });
    await release();
    await reserve({ stocknum: 'S2', who: 'held' });
    const tidy = (days: number) => forgetReservations(database.db, later(days * 24 * hour));
    const left = () => all('select who from vehicle_reservations order by who');
    await tidy(keptDays);
    expect(await left()).toEqual([{ who: 'held' }, { who: 'old' }]);
    await tidy(keptDays + 1);
    expect(await left()).toEqual([{ who: 'held' }]);
  });
});

describe('the upgrade', () => {
  it('[DATA-01] gives every vehicle that was reserved a reservation without an end', async () => {
    const aged = await createTestDatabase({ isEmpty: true });
    try {
      await migrateTo(aged, '0020_finance_applications');
      await aged.pool.query(`
        insert into dealerships (id, slug, name, document) values ('yard', 'yard', 'Yard', '{"locations": []}');
        insert into vehicles (dealership_id, stocknum, slug, name, item_type, car_type, status, make, model, year, reserved)
          values ('yard', 'S1', 'a', 'A', 'car', 'used', 'in_stock', 'Kia', 'Rio', 2020, true),
            ('yard', 'S2', 'b', 'B', 'car', 'used', 'in_stock', 'Kia', 'Rio', 2020, false);`);
      await runMigrations(aged.pool);
      expect(await listReservations(aged.db, { ended: true })).toMatchObject([
        { dealership: 'yard', stocknum: 'S1', by: 'operator', until: null, ended_at: null },
      ]);
      const released = releaseVehicle({ db: aged.db, now }, { dealership: 'yard', stocknum: 'S1', who: 'Jo' });
      expect(await released).toMatchObject({ ok: true });
      expect((await aged.pool.query('select 1 from vehicles where reserved')).rows).toEqual([]);
    } finally {
      await aged.close();
    }
  });
});
