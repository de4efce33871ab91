import { sql } from 'drizzle-orm';
import type { Db } from '../database/database';
import type { Upkeep } from './upkeep';

const dayMs = 24 * 60 * 60_000;

/** The moment of the day that was due last. @param hour of UTC */
export const lastDue = (now: Date, hour: number): Date => {
  const today = new Date(now);
  today.setUTCHours(hour, 0, 0, 0);
  return today > now ? new Date(today.getTime() - dayMs) : today;
};

/** Whether something was done to its end since it was due. @param name its own in `upkeep_marks` */
export const isDoneSince = async (db: Pick<Db, 'execute'>, name: string, due: Date): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select from upkeep_marks where name = ${name} and at >= ${due.toISOString()}::timestamptz`,
  );
  return rows.length > 0;
};

/** Notes that it was. */
export const noteDone = async (db: Pick<Db, 'execute'>, name: string, due: Date): Promise<void> => {
  await db.execute(sql`
    insert into upkeep_marks (name, at) values (${name}, ${due.toISOString()}::timestamptz)
    on conflict (name) do update set at = excluded.at`);
};

/**
 * Something of the upkeep that is done once a day, for it looks through a whole table. What fails is tried again at the
 * next turn.
 * @param hour of UTC, from which on it is done
 */
export const onceADay = (hour: number, { name, run }: Upkeep): Upkeep => ({
  name,
  run: async (deps) => {
    const due = lastDue(deps.now, hour);
    if (await isDoneSince(deps.db, name, due)) return;
    await run(deps);
    await noteDone(deps.db, name, due);
  },
});
