import type { CarFields } from '@forecourt/api-contract';
import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { isAvailable, type Vehicle } from '@forecourt/domain/vehicle';

/** The vehicle as a page was drawn from it, and where to ask how it is now (VDP-07). */
export interface DrawnVehicle
  extends Pick<CarFields, 'id' | 'available' | 'reserved' | 'price' | 'photos_count' | 'updated_at'> {
  readonly path: string;
  readonly website_id: string;
}

/** What the browser needs of a vehicle to notice that it has changed. */
export const drawnVehicle = (site: Pick<PublicSite, 'website_id' | 'search'>, vehicle: Vehicle): DrawnVehicle => ({
  path: hrefs(site).vehicleView(vehicle),
  website_id: site.website_id,
  id: vehicle.id,
  available: isAvailable(vehicle),
  reserved: vehicle.reserved,
  price: vehicle.price,
  photos_count: vehicle.photos_count,
  updated_at: vehicle.updated_at,
});
