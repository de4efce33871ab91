import type { PublicSite } from '@forecourt/config/public-site';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { VehicleEventsProps } from './contact/vehicle-events';

/** The vehicle of a page as its events name it, and the dealer's sinks (ANLY-01). */
export const vehicleEvents = (
  site: Pick<PublicSite, 'website_id' | 'analytics'>,
  { id, car_type, dealership_id }: Vehicle,
): VehicleEventsProps => ({
  subject: { website_id: site.website_id, car_id: id, car_type, dealership_id },
  sinks: site.analytics.sinks,
});
