import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { createTestDatabase } from '../../../test/test-database';
import type { Database } from '../database/database';
import { forgetWindows, isWithinLimit, type Limit, limitedFor, oneDay, tenMinutes } from './limits';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const start = new Date('2026-11-21T01:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
/** One that is counted for ten minutes, and one for a day. */
const short: Limit = { name: 'short', windowMs: tenMinutes };
const long: Limit = { name: 'long', windowMs: oneDay };
const counted = (subject: string, limit = short, now = start) => ({
  limit,
  subject,
  most: 2,
  now,
  secret: 'secret of tests',
});
const keys = async () =>
  (await database.pool.query('select key from request_counts')).rows.map(({ key }) => String(key));

describe('limits', () => {
  it('[LEAD-04] hold in one window, each subject by itself, and are kept as digests', async () => {
    const { db } = database;
    const turn = (subject: string, now = start) => limitedFor(db, counted(subject, short, now));
    expect([await turn('a'), await turn('a'), await turn('a', after(60_000)), await turn('b')]).toEqual([
      null,
      null,
      540,
      null,
    ]);
    expect(await turn('a', after(600_000))).toBeNull();
    expect((await keys()).every((key) => /^short:[\w-]{43}$/.test(key))).toBe(true);
  });

  it('count within a transaction only what is committed', async () => {
    const { db } = database;
    const turn = (isLost: boolean) =>
      db
        .transaction(async (tx) => {
          const taken = await isWithinLimit(tx, counted('c', long));
          if (isLost) throw new Error('lost');
          return taken;
        })
        .catch(() => 'lost');
    expect([await turn(true), await turn(false), await turn(true), await turn(false), await turn(false)]).toEqual([
      'lost',
      true,
      'lost',
      true,
      false,
    ]);
  });

  it('delete each window when it is over, the longer ones later', async () => {
    await emptyTables(database, 'request_counts');
    await limitedFor(database.db, counted('a'));
    await limitedFor(database.db, counted('a', long));
    await forgetWindows(database.db, [short, long], after(60 * 60_000));
    expect((await keys()).map((key) => key.split(':')[0])).toEqual(['long']);
    await forgetWindows(database.db, [short, long], after(3 * 24 * 60 * 60_000));
    expect(await keys()).toEqual([]);
  });
});
