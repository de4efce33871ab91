import pg from 'pg';
import type { Database } from '../src/ground/database/database';

interface Emptied {
  readonly tables: readonly string[];
  /** Whether checks and triggers may be left out, which only a superuser may. */
  readonly may: boolean;
}

/** What is emptied with some tables, by database and their names: it does not change while tests run. */
const known = new WeakMap<Pick<Database, 'pool'>, Map<string, Promise<Emptied>>>();

const readEmptied = async ({ pool }: Pick<Database, 'pool'>, tables: readonly string[]): Promise<Emptied> => {
  const { rows } = await pool.query<{ name: string; may: boolean }>(
    `with recursive emptied(oid) as (
       select unnest($1::text[])::regclass::oid
       union
       select constraints.conrelid
       from emptied join pg_constraint constraints on constraints.confrelid = emptied.oid and constraints.contype = 'f'
     )
     select emptied.oid::regclass::text as name,
       (select rolsuper from pg_roles where rolname = current_user) as may
     from emptied`,
    [tables],
  );
  return { tables: rows.map(({ name }) => name), may: rows[0]?.may ?? false };
};

/**
 * For tests: empties tables and all that refer to them, unseen by any trigger: what TRUNCATE ... CASCADE does, which makes
 * new files for each table and each index and so takes ten times as long for a few rows.
 */
export const emptyTables = async (database: Pick<Database, 'pool'>, ...tables: readonly string[]): Promise<void> => {
  const ofDatabase = known.get(database) ?? new Map<string, Promise<Emptied>>();
  known.set(database, ofDatabase);
  const key = tables.join();
  const asked = ofDatabase.get(key) ?? readEmptied(database, tables);
  ofDatabase.set(key, asked);
  const emptied = await asked;
  const client = await database.pool.connect();
  try {
    if (emptied.may) {
      const steps = emptied.tables.map((name) => `delete from ${name}`);
      const text = ['begin', 'set local session_replication_role = replica', ...steps, 'commit'].join(';');
      // Of several statements there are as many results, which the types of pg do not know.
      const results: unknown = await client.query(text);
      const deleted = (Array.isArray(results) ? (results as pg.QueryResult[]) : []).slice(2, -1);
      const filled = emptied.tables.filter((_, place) => (deleted[place]?.rowCount ?? 0) > 0);
      // What comes next stands in the order in which it came, as in a new table, and not in gaps of what has gone.
      if (filled.length > 0) await client.query(`vacuum ${filled.join(', ')}`);
    } else await client.query(`truncate ${tables.map((name) => pg.escapeIdentifier(name)).join(', ')} cascade`);
  } catch (error) {
    // Whatever had begun goes with the connection.
    client.release(true);
    throw error;
  }
  client.release();
};
