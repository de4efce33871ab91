import type { TestDriveVehicle } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { siteShows } from '@forecourt/config/stock-source';
import { soldState, vehicleStanding } from '@forecourt/domain/sold-vehicle';
import { type Vehicle, vehicleName } from '@forecourt/domain/vehicle';
import { isPlaceholderImage } from '@forecourt/domain/vehicle-images';

/** How a vehicle stands on a site: one that it does not show, or whose page has ended long ago, is gone (ROUTE-08). */
const stateOf = (vehicle: Vehicle, site: SiteDocument, now: Date): TestDriveVehicle['state'] =>
  siteShows(site, vehicle) ? vehicleStanding(vehicle, site.vehicle, now) : 'gone';

/** The vehicle of a test drive as its site has it now; pure. Gone, it keeps its name, since its driver knows it. */
export const drivenVehicle = (vehicle: Vehicle, site: SiteDocument, now: Date): TestDriveVehicle => {
  const state = stateOf(vehicle, site, now);
  const named = { id: vehicle.id, name: vehicleName(vehicle), make: vehicle.make, model: vehicle.model, state };
  if (state === 'gone') return { ...named, slug: null, picture: null };
  return {
    ...named,
    slug: soldState(vehicle, site.vehicle, now) === 'shown' ? vehicle.slug : null,
    picture: isPlaceholderImage(vehicle.primary_image_url) ? null : vehicle.primary_image_url,
  };
};

/** Whether a vehicle in this state can be driven: one that somebody has reserved still can, by whoever would be next. */
export const canBeDriven = ({ state }: Pick<TestDriveVehicle, 'state'>): boolean =>
  state === 'available' || state === 'announced' || state === 'reserved';
