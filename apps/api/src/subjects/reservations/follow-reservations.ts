import { sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { listedFactsSql } from '../../ground/database/listed-facts';
import type { ChangeKind } from '../../ground/database/schema';

/**
 * Brings `vehicles.reserved` in step with the reservations of these vehicles, and puts those that changed on the spine.
 * Nothing else writes that column but the removal of a dealership. It belongs in the transaction that changes the
 * reservations, with the vehicles locked.
 * @param kind `clock` where nothing but time has made the difference
 * @returns how many vehicles changed
 */
export const followReservations = async (
  db: Pick<Db, 'execute'>,
  ids: readonly bigint[],
  kind: Extract<ChangeKind, 'vehicle' | 'clock'>,
): Promise<number> => {
  if (ids.length === 0) return 0;
  const facts = sql.raw(listedFactsSql('v'));
  const { rowCount } = await db.execute(sql`
    with held as (
      select v.id, v.reserved, ${facts} as facts, exists (
        select 1 from vehicle_reservations r where r.vehicle_id = v.id and r.ended_at is null) as is_held
      from vehicles v where v.id in ${ids}),
    followed as (
      update vehicles v set reserved = held.is_held, updated_at = now()
      from held where v.id = held.id and held.reserved <> held.is_held
      returning v.id, v.dealership_id, v.slug, held.facts as before, ${facts} as after)
    insert into changes (kind, dealership_id, vehicle_id, slugs, facts)
    select ${kind}::text, dealership_id, id, jsonb_build_array(slug), jsonb_build_array(before, after) from followed`);
  return rowCount ?? 0;
};
