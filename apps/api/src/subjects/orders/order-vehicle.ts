import type { Dealership } from '@forecourt/config/dealership';
import type { DeliveryRegion } from '@forecourt/config/delivery';
import type { SiteDocument } from '@forecourt/config/site-document';
import { stateTimeZone } from '@forecourt/domain/calendar';
import type { AustralianState, Vehicle } from '@forecourt/domain/vehicle';
import type { Db } from '../../ground/database/database';
import type { OrderRow } from '../../ground/database/schema';
import { locationOf } from '../sites';
import { findSiteVehicleById, type SiteVehicle } from '../vehicles';

/** The vehicle of an order as its site shows it, with what its dealer decides. */
export interface OrderedVehicle {
  readonly vehicle: Vehicle;
  readonly dealership: Dealership;
  /** Whose law applies: of the place where it stands, else of the site. */
  readonly state: AustralianState;
  readonly timeZone: string;
  readonly regions: readonly DeliveryRegion[];
}

/** What an order needs of a vehicle that a site shows. */
export const orderedVehicle = (
  site: Pick<SiteDocument, 'state'>,
  { vehicle, dealership }: SiteVehicle,
): OrderedVehicle => {
  const state = locationOf(dealership, vehicle.location_id)?.address.state ?? vehicle.state ?? site.state;
  return {
    vehicle,
    dealership,
    state,
    timeZone: stateTimeZone(state),
    regions: dealership.delivery_regions ?? [],
  };
};

/** The vehicle of an order; null where the site does not show it any more. */
export const vehicleOfOrder = async (
  db: Pick<Db, 'select'>,
  site: SiteDocument,
  { vehicle_id }: Pick<OrderRow, 'vehicle_id'>,
): Promise<OrderedVehicle | null> => {
  const found = vehicle_id === null ? null : await findSiteVehicleById(db, site, String(vehicle_id));
  return found === null ? null : orderedVehicle(site, found);
};
