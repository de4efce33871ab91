import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { TextLink } from '@forecourt/ui/text-link';
import { VehicleInBrief } from '../../features/vehicle/vehicle-in-brief';
import type { VehicleView } from '../../features/vehicle/vehicle-view';

/** The vehicle of the enquiry, so that the shopper sees that it was the right one. */
export const AskedVehicle = ({
  site,
  vehicle,
  view,
}: {
  readonly site: PublicSite;
  readonly vehicle: Vehicle;
  readonly view: VehicleView;
}) => (
  <VehicleInBrief view={view} sizes="(min-width: 75rem) 28rem, 100vw">
    {!view.isSold && <TextLink href={hrefs(site).vehicle(vehicle)}>Back to this vehicle</TextLink>}
  </VehicleInBrief>
);
