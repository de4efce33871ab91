import { sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';

/** Every text in which a row `v` of vehicles names its pictures, as one. */
export const vehiclePictures = sql.raw(
  `concat_ws(' ', v.images, v.thumbnails, v.spin_images, v.spin_interior_image, v.primary_image_url, v.feed_pictures, v.feed_spin, v.feed_spin_interior)`,
);

/**
 * A moment by which vehicles can be told apart: what is looked at after it was asked for has everything that was
 * committed by then, and {@link vehicleWrittenSince} is true of everything else.
 */
export const vehicleMoment = async (db: Pick<Db, 'execute'>): Promise<string> => {
  const { rows } = await db.execute<{ moment: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as moment`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not say which transactions run.');
  return row.moment;
};

/**
 * Whether a row `v` of vehicles was written since a moment, by transactions that ran then as well. Whoever writes a
 * vehicle writes it down in `changes` in the same transaction (DATA-02), so it is found by index and by no clock.
 */
export const vehicleWrittenSince = (moment: string) => sql`v.id = any(array(
  select vehicle_id from changes where xid >= ${moment}::xid8 and vehicle_id is not null))`;
