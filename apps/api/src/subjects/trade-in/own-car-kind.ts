import { findMake } from '@forecourt/domain/makes';
import { type ItemType, itemTypes } from '@forecourt/domain/vehicle';
import { sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';

/**
 * What kind of vehicle a model is, which no shopper is asked: the one it is advertised as most, else the first kind of its
 * make. A BMW may be a car or a motorcycle; an R 1250 GS is not compared with cars.
 */
export const ownCarKind = async (
  db: Db,
  { make, model }: { readonly make: string; readonly model: string },
): Promise<ItemType> => {
  const { rows } = await db.execute<{ item_type: ItemType }>(sql`
    select item_type from vehicles
    where lower(make) = lower(${make}) and lower(model) = lower(${model}) and not sold and status = 'in_stock'
    group by item_type order by count(*) desc, item_type limit 1`);
  const ofMake = findMake(make)?.kinds ?? [];
  return rows[0]?.item_type ?? itemTypes.find((kind) => ofMake.includes(kind)) ?? 'car';
};
