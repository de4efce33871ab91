import type pg from 'pg';

/**
 * Takes changes off the spine that another PostgreSQL wrote, which came along when the database was restored from a
 * backup: their transaction ids lie ahead of this server's, so followers would wait for them and take the new ones for
 * long past. A rebuild is asked for in their stead, in the same transaction. Everything starts from the database as it
 * is now, so nothing is lost with them. To be called at every start.
 */
export const forgetForeignChanges = async (pool: Pick<pg.Pool, 'query'>): Promise<void> => {
  // Whatever this server wrote and we can see has an id below the next one.
  await pool.query(
    `with foreign_changes as (
       delete from changes where xid >= pg_snapshot_xmax(pg_current_snapshot()) returning 1)
     insert into changes (kind) select 'search-rebuild' where exists (select from foreign_changes)`,
  );
};
