import { sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import type { Upkeep, UpkeepDeps } from './upkeep';

/** Three in the morning in Sydney, an hour of UTC. */
const hour = 17;
const dayMs = 24 * 60 * 60_000;

/** Milliseconds of one run of what is much: the job of the upkeep has ten minutes for all of its parts. */
export const longRunMs = 3 * 60_000;

/** The moment of the day that was due last. */
const lastDue = (now: Date): Date => {
  const today = new Date(now);
  today.setUTCHours(hour, 0, 0, 0);
  return today > now ? new Date(today.getTime() - dayMs) : today;
};

const isDone = async (db: Db, name: string, due: Date): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select from upkeep_marks where name = ${name} and at >= ${due.toISOString()}::timestamptz`,
  );
  return rows.length > 0;
};

const noteDone = (db: Db, name: string, due: Date) =>
  db.execute(sql`
    insert into upkeep_marks (name, at) values (${name}, ${due.toISOString()}::timestamptz)
    on conflict (name) do update set at = excluded.at`);

/**
 * A part of the upkeep that looks through much, and so is done once a day, at night in Australia.
 * @param name of the part, and of the mark of up to when it was done; never given to another
 * @param run answers whether it came to its end: else the next turn, in ten minutes, goes on
 */
export const dailyUpkeep = (name: string, run: (deps: UpkeepDeps) => Promise<boolean>): Upkeep => ({
  name,
  run: async (deps) => {
    const due = lastDue(deps.now);
    if (await isDone(deps.db, name, due)) return;
    if (await run(deps)) await noteDone(deps.db, name, due);
  },
});
