import { modelSpelling } from '@forecourt/domain/spelling';
import { type Vehicle, vehiclePath } from '@forecourt/domain/vehicle';
import type { VehicleRow } from '../../ground/database/schema';

/**
 * A stored vehicle as the domain knows it: ids as strings, instants in ISO UTC, derived fields filled in, its model and badge
 * spelled as in filters and on cards, whichever way its feed writes them.
 */
export const vehicleFromRow = (row: VehicleRow, dealershipSlug: string): Vehicle => {
  const {
    feed: _feed,
    feed_digest: _digest,
    feed_pictures: _pictures,
    feed_spin: _spin,
    feed_spin_interior: _inside,
    ...fields
  } = row;
  return {
    ...fields,
    model: modelSpelling(row.model),
    badge: row.badge === null ? null : modelSpelling(row.badge),
    id: row.id.toString(),
    dealership_slug: dealershipSlug,
    path: vehiclePath(row),
    // Counted for each site, in `vehicle_counts`.
    views: 0,
    sold_at: row.sold_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
};
