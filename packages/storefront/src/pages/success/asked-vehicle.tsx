import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { TextLink } from '@forecourt/ui/text-link';
import { VehicleInBrief } from '../../features/vehicle/vehicle-in-brief';
import { vehicleView } from '../../features/vehicle/vehicle-view';
import type { AskedFor } from './load-following';

/** The vehicle of the enquiry, so that the shopper sees that it was the right one. */
export const AskedVehicle = ({ site, asked }: { readonly site: PublicSite; readonly asked: AskedFor }) => {
  const view = vehicleView(site, asked, new Date());
  return (
    <VehicleInBrief view={view} sizes="(min-width: 75rem) 28rem, 100vw">
      {!view.isSold && <TextLink href={hrefs(site).vehicle(asked.vehicle)}>Back to this vehicle</TextLink>}
    </VehicleInBrief>
  );
};
