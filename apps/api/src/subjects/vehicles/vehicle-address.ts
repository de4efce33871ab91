import type { VehicleAddress } from '@forecourt/api-contract';
import { hrefs } from '@forecourt/config/hrefs';
import type { SiteDocument } from '@forecourt/config/site-document';
import { soldState } from '@forecourt/domain/sold-vehicle';
import type { Db } from '../../ground/database/database';
import { findMovedVehicle, findSiteVehicle, type SiteVehicle } from './find-site-vehicle';

const addressOf = (site: SiteDocument, found: SiteVehicle, now: Date, isPresentSlug: boolean): VehicleAddress => {
  switch (soldState(found.vehicle, site.vehicle, now)) {
    case 'shown':
      return isPresentSlug ? { outcome: 'here' } : { outcome: 'moved', location: found.vehicle.path };
    case 'redirect':
      return { outcome: 'moved', location: hrefs(site).modelSearch(found.vehicle) };
    case 'gone':
      return { outcome: 'gone' };
  }
};

/**
 * Where a vehicle address leads now (ROUTE-08, STCK-04): here, to the vehicle's new address, after the sale to the
 * search of its model, then nowhere for good. `unknown` for what was never shown here.
 */
export const vehicleAddress = async (
  { db, site, now }: { readonly db: Db; readonly site: SiteDocument; readonly now: Date },
  slug: string,
): Promise<VehicleAddress> => {
  const present = await findSiteVehicle(db, site, slug);
  if (present !== null) return addressOf(site, present, now, true);
  const former = await findMovedVehicle(db, site, slug);
  return former === null ? { outcome: 'unknown' } : addressOf(site, former, now, false);
};
