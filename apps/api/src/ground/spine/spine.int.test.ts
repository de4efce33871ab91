import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { rowsReadBy } from '../../../test/rows-read';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import type { Database } from '../database/database';
import { publishedPosition, registerFollower } from './follower-registry';
import { currentPosition, isPlaceLost, pruneChanges, type RecordedChange, readChanges } from './read-changes';
import { recordChange } from './record-change';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database, 'changes', 'followers');
});

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
const write = (client: pg.Client, name: string) =>
  client.query("insert into changes (kind, website_id) values ('site', $1)", [name]);
const namesOf = (changes: readonly RecordedChange[]) => changes.map((change) => change.websiteId);

describe('the spine', () => {
  it('[DATA-02] writes a change in the transaction that makes it, or not at all', async () => {
    const failing = database.db.transaction(async (tx) => {
      await recordChange(tx, { kind: 'site', websiteId: 'never' });
      throw new Error('the change itself failed');
    });
    await expect(failing).rejects.toThrow('the change itself failed');
    await database.db.transaction((tx) => recordChange(tx, { kind: 'site', websiteId: 'done' }));
    await untilDecided(database);
    expect(namesOf((await readChanges(database.db, 0)).changes)).toEqual(['done']);
  });

  it('[DATA-02] does not pass by a transaction that took its number first and commits last', async () => {
    const [early, late] = [await connect(), await connect()];
    try {
      await early.query('begin');
      await write(early, 'early number, late commit');
      await late.query('begin');
      await write(late, 'late number, early commit');
      await late.query('commit');
      const between = await readChanges(database.db, 0);
      expect(between.changes).toEqual([]);
      await early.query('commit');
      await untilDecided(database);
      const after = await readChanges(database.db, between.position);
      expect(namesOf(after.changes)).toEqual(['early number, late commit', 'late number, early commit']);
      expect((await readChanges(database.db, after.position)).changes).toEqual([]);
    } finally {
      await Promise.all([early.end(), late.end()]);
    }
  });

  it('[DATA-02] does not skip a lower seq of a younger transaction', async () => {
    const [older, younger] = [await connect(), await connect()];
    try {
      await older.query('begin');
      await older.query('select pg_current_xact_id()');
      await younger.query('begin');
      await younger.query('select pg_current_xact_id()');
      await write(younger, 'younger, seq 1');
      await write(older, 'older, seq 2');
      await older.query('commit');
      await expect.poll(async () => (await readChanges(database.db, 0)).changes.length).toBe(1);
      const first = await readChanges(database.db, 0);
      expect(namesOf(first.changes)).toEqual(['older, seq 2']);
      await younger.query('commit');
      await untilDecided(database);
      expect(namesOf((await readChanges(database.db, first.position)).changes)).toEqual(['younger, seq 1']);
    } finally {
      await Promise.all([older.end(), younger.end()]);
    }
  });

  it('never splits a transaction between two reads, and reads no more than the limit', async () => {
    for (const name of ['a', 'b']) {
      await database.db.transaction((tx) =>
        recordChange(
          tx,
          [1, 2, 3].map((part) => ({ kind: 'site', websiteId: `${name}${part}` }) as const),
        ),
      );
    }
    await untilDecided(database);
    const first = await readChanges(database.db, 0, { limit: 2 });
    expect(namesOf(first.changes)).toEqual(['a1', 'a2', 'a3']);
    expect((await readChanges(database.db, 0, { upTo: first.position })).changes).toHaveLength(3);
    expect(namesOf((await readChanges(database.db, first.position)).changes)).toEqual(['b1', 'b2', 'b3']);
  });

  it('[DATA-02] is read whole and in order from a backlog of thousands, at the cost of each batch', async () => {
    const client = await connect();
    const written: string[] = [];
    try {
      // Of 1 to 7 changes each: the limit falls into the midst of most of them.
      for (let part = 0; part < 1_200; part += 1) {
        const names = Array.from({ length: 1 + (part % 7) }, (_, place) => `${part}.${place}`);
        await client.query("insert into changes (kind, website_id) select 'site', unnest($1::text[])", [names]);
        written.push(...names);
      }
      await client.query('analyze changes');
    } finally {
      await client.end();
    }
    await untilDecided(database);
    const [limit, mostOfOne] = [100, 7];
    const seen: string[] = [];
    const costs: number[] = [];
    for (let position = 0, isLast = false; !isLast; ) {
      const from = position;
      const { result: batch, rowsRead } = await rowsReadBy(database, 'changes', (tx) =>
        readChanges(tx, from, { limit }),
      );
      isLast = batch.changes.length === 0;
      costs.push(rowsRead);
      seen.push(...namesOf(batch.changes).map(String));
      position = batch.position;
      const next = written[seen.length];
      expect(next === undefined || next.endsWith('.0')).toBe(true);
    }
    expect(seen).toEqual(written);
    expect(Math.max(...costs)).toBeLessThanOrEqual(2 * (limit + mostOfOne));
  });

  it('[DATA-02] gives every follower all committed changes once and in one order, whatever commits late, fails or dies', async () => {
    const steps = fc.array(
      fc.record({
        size: fc.integer({ min: 1, max: 3 }),
        waitMs: fc.integer({ min: 0, max: 12 }),
        end: fc.constantFrom('commit', 'commit', 'commit', 'rollback', 'die'),
      }),
      { minLength: 3, maxLength: 8 },
    );
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 5 }), async (writers) => {
        round += 1;
        await untilDecided(database);
        const start = await currentPosition(database.db);
        const committed: string[] = [];
        let writing = true;
        const runWriter = async (plan: (typeof writers)[number], writer: number) => {
          for (const [index, { size, waitMs, end }] of plan.entries()) {
            const client = await connect();
            const names = Array.from({ length: size }, (_, part) => `${round}-${writer}-${index}-${part}`);
            await client.query('begin');
            for (const name of names) {
              await write(client, name);
              await pause(waitMs);
            }
            if (end === 'die') {
              const pid = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
              await database.pool.query('select pg_terminate_backend($1)', [pid]);
            } else {
              await client.query(end);
              if (end === 'commit') committed.push(...names);
            }
            await client.end().catch(() => undefined);
          }
        };
        const follow = async () => {
          const seen: string[] = [];
          let position = start;
          for (let isLast = false; !isLast; ) {
            isLast = !writing;
            // Each turn goes on from the place alone, as a process does that was killed and started again.
            const batch = await readChanges(database.db, position, { limit: 2 });
            expect(batch.position).toBeGreaterThanOrEqual(position);
            position = batch.position;
            seen.push(...batch.changes.map((change) => change.websiteId ?? ''));
            if (batch.changes.length > 0) isLast = false;
          }
          return seen;
        };
        const followers = [follow(), follow()];
        await Promise.all(writers.map(runWriter));
        await untilDecided(database);
        writing = false;
        const [one, other] = await Promise.all(followers);
        expect([...(one ?? [])].sort()).toEqual([...committed].sort());
        expect(other).toEqual(one);
      }),
      { numRuns: 12 },
    );
  });

  it('tells a follower whose place is lost apart from one that has only been quiet', async () => {
    await database.db.transaction((tx) => recordChange(tx, { kind: 'site', websiteId: 'old' }));
    await untilDecided(database);
    const old = await currentPosition(database.db);
    await database.pool.query("update changes set at = now() - interval '40 days'");
    await database.db.transaction((tx) => recordChange(tx, { kind: 'site', websiteId: 'newest of the old' }));
    await untilDecided(database);
    const quiet = await currentPosition(database.db);
    await database.pool.query("update changes set at = now() - interval '40 days'");
    await database.db.transaction((tx) => recordChange(tx, { kind: 'site', websiteId: 'new' }));
    await untilDecided(database);
    expect(await pruneChanges(database.db, new Date(Date.now() - 30 * 86_400_000))).toBe(1);
    expect(await isPlaceLost(database.db, old)).toBe(true);
    expect(await isPlaceLost(database.db, quiet)).toBe(false);
    expect(await isPlaceLost(database.db, quiet + 1_000_000)).toBe(true);
    expect(namesOf((await readChanges(database.db, quiet)).changes)).toEqual(['new']);
  });
});

describe('the register of followers', () => {
  it('[DATA-02] publishes what every living engine has applied, and forgets one that died without a word', async () => {
    expect(await publishedPosition(database.db)).toBeNull();
    const one = await registerFollower(database, 'one', 10);
    const other = await registerFollower(database, 'other', 20);
    expect(await publishedPosition(database.db)).toBe(10);
    await one.report(30);
    expect(await publishedPosition(database.db)).toBe(20);
    // A killed process leaves its row, but not its lock.
    await database.db.execute(sql`insert into followers (name, position) values ('killed', 1)`);
    expect(await publishedPosition(database.db)).toBe(20);
    await other.close();
    expect(await publishedPosition(database.db)).toBe(30);
    await one.close();
  });

  it('keeps a follower registered after its connection was lost', async () => {
    const follower = await registerFollower(database, 'one', 10);
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'forecourt follower' and datname = current_database()",
    );
    await expect.poll(() => publishedPosition(database.db)).toBe(10);
    await follower.close();
  });
});
