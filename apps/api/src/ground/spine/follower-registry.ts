import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database, Db } from '../database/database';
import { followers } from '../database/schema';
import type { Position } from './read-changes';

/** First half of the advisory locks by which living followers are known; the second half is the follower's id. */
const followerLocks = 730_613;
const reconnectMs = 500;
/** How long the database may take to give a connection, in milliseconds. */
const connectMs = 10_000;

/** A search engine's entry in the register of followers. */
export interface Registration {
  /** Stores how far the index has come. */
  report(position: Position): Promise<void>;
  close(): Promise<void>;
}

const hold = async (url: string, id: number): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'forecourt follower',
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
  });
  // Lost before its owner listens, it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1, $2)', [followerLocks, id]);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
};

/**
 * Enters a follower, alive as long as this process holds a lock on a connection of its own: one that is killed
 * disappears with its connection, without a time-out. A lost connection is made again.
 */
export const registerFollower = async (database: Database, name: string, start: Position): Promise<Registration> => {
  const [entered] = await database.db
    .insert(followers)
    .values({ name, position: start })
    .returning({ id: followers.id });
  if (entered === undefined) throw new Error('The register of followers gave no id.');
  const { id } = entered;
  let closing = false;
  let client: pg.Client | null = null;

  const keep = async (): Promise<void> => {
    while (!closing) {
      try {
        const held = await hold(database.sessionUrl, id);
        if (closing) return void (await held.end());
        client = held;
        held.once('end', () => {
          if (client === held) client = null;
          void keep();
        });
        return;
      } catch {
        // The database is away. Without it no page cache can ask either; try until it is back.
        await pause(reconnectMs);
      }
    }
  };
  await keep();

  return {
    report: async (position) => {
      await database.db.update(followers).set({ position, seen_at: sql`now()` }).where(eq(followers.id, id));
    },
    close: async () => {
      closing = true;
      await client?.end();
      await database.db.delete(followers).where(eq(followers.id, id));
    },
  };
};

/**
 * The position that every living search engine has reached: changes up to it may be published to page caches, since
 * every instance that answers them has these in its index. Null while no engine is ready.
 */
export const publishedPosition = async (db: Db): Promise<Position | null> => {
  const answer = await db.execute<{ position: string | null }>(sql`
    select min(f.position)::text as position from followers f
    join pg_locks l on l.locktype = 'advisory' and l.granted and l.classid = ${followerLocks}::oid
      and l.objid = f.id::oid and l.objsubid = 2
      and l.database = (select oid from pg_database where datname = current_database())`);
  const position = answer.rows[0]?.position;
  return position === null || position === undefined ? null : Number(position);
};

/** Removes entries of followers that ended without closing their registration. */
export const forgetDeadFollowers = async (db: Db): Promise<void> => {
  await db.execute(sql`
    delete from followers f where f.seen_at < now() - interval '1 day' and not exists (
      select 1 from pg_locks l where l.locktype = 'advisory' and l.classid = ${followerLocks}::oid
        and l.objid = f.id::oid and l.objsubid = 2
        and l.database = (select oid from pg_database where datname = current_database()))`);
};
