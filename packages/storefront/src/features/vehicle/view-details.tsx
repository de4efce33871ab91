import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { controlledVehicle, vehicleControls } from '@forecourt/domain/vehicle-controls';
import { TextLink } from '@forecourt/ui/text-link';

/** The way back to a vehicle where it stands beside another page about it; none for one that has sold (SIDE-02). */
export const ViewDetails = ({ site, vehicle }: { readonly site: PublicSite; readonly vehicle: Vehicle }) => {
  const controls = vehicleControls('aside', controlledVehicle(vehicle), siteCapabilities(site), site.vehicle);
  const control = controls.find(({ kind }) => kind === 'view-details');
  return control === undefined ? null : (
    <p>
      <TextLink href={hrefs(site).vehicle(vehicle)}>{control.label}</TextLink>
    </p>
  );
};
