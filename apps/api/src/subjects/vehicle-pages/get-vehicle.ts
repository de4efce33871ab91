import type { VehicleResponse } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { isSoldPageShown, soldState } from '@forecourt/domain/sold-vehicle';
import type { Db } from '../../ground/database/database';
import { locationOf } from '../sites';
import { marketAverages } from '../valuation';
import { findSiteVehicle } from '../vehicles';
import { storedViews } from '../visitor-counts';

interface VehicleContext {
  readonly db: Db;
  readonly site: SiteDocument;
  readonly now: Date;
  /** Whether prices are compared with stock of our own, not by a hosted service. */
  readonly fromOwnStock: boolean;
}

/**
 * One vehicle as a site may show it; null when the site has no page for the slug: unknown, hidden, another site's, or
 * sold longer ago than `soldCarDays` (ROUTE-08). The search preset plays no part: it hides from lists, not from a
 * direct address.
 */
export const getVehicle = async (
  { db, site, now, fromOwnStock }: VehicleContext,
  slug: string,
): Promise<VehicleResponse | null> => {
  const found = await findSiteVehicle(db, site, slug);
  if (found === null || soldState(found.vehicle, site.vehicle, now) !== 'shown') return null;
  const { vehicle, dealership } = found;
  const standsAt = locationOf(dealership, vehicle.location_id);
  const location = standsAt?.visible ? standsAt : null;
  return {
    vehicle: {
      ...vehicle,
      views: await storedViews(db, site.website_id, vehicle.id),
      autograb_data: await marketAverages({ db, site, fromOwnStock }, vehicle),
      location: location?.name ?? null,
    },
    location,
    dealership: { id: dealership.id, slug: dealership.slug, name: dealership.name },
    soldPage: isSoldPageShown(vehicle, site.vehicle, now),
  };
};
