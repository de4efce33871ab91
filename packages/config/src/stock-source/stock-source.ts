import type { Vehicle } from '@forecourt/domain/vehicle';
import type { SiteDocument, StockSource } from '../site-document/site-document';

type OfferedVehicle = Pick<
  Vehicle,
  'dealership_slug' | 'make' | 'car_type' | 'item_type' | 'location_id' | 'show_on_dealer_website'
>;

const isAmong = (allowed: readonly string[] | undefined, value: string | null): boolean =>
  allowed === undefined || (value !== null && allowed.some((one) => one.toLowerCase() === value.toLowerCase()));

/** Whether one source covers a vehicle: its dealership's, and on every list it has (joined by AND). */
const matchesStockSource = (source: StockSource, vehicle: OfferedVehicle): boolean =>
  source.dealership === vehicle.dealership_slug &&
  isAmong(source.make, vehicle.make) &&
  isAmong(source.car_type, vehicle.car_type) &&
  isAmong(source.item_type, vehicle.item_type) &&
  isAmong(source.location, vehicle.location_id);

/** Whether a site lists a vehicle: some source of it covers it (SITE-08) and it is not hidden (ENTY-02). */
export const siteShows = (site: Pick<SiteDocument, 'stockFrom'>, vehicle: OfferedVehicle): boolean =>
  vehicle.show_on_dealer_website && site.stockFrom.some((source) => matchesStockSource(source, vehicle));
