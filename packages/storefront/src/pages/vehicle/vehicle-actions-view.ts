import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Location } from '@forecourt/domain/location';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { controlledVehicle, type VehicleControlKind, vehicleControls } from '@forecourt/domain/vehicle-controls';
import type { IconName } from '@forecourt/ui/icon';
import type { VehicleAction } from '@forecourt/ui/vehicle-card';
import { controlHref } from '../../features/vehicle/card/control-href';
import { anchors } from '../../runtime/routes/hrefs';
import { placeCall } from '../../site/places/place-call';

const icons: Partial<Record<VehicleControlKind, IconName>> = { 'call-now': 'phone', photo: 'camera' };

/** The buttons of a vehicle's page, each with where it leads; one that leads nowhere is left out. Source: SIDE-02. */
export const vehicleActions = (
  site: Pick<PublicSite, 'flags' | 'finance_provider' | 'favourites' | 'search' | 'vehicle'>,
  vehicle: Vehicle,
  location: Location | null,
): readonly VehicleAction[] => {
  const call = placeCall(location, vehicle.car_type);
  const to = hrefs(site);
  /** What this page has itself. */
  const here: Partial<Record<VehicleControlKind, string>> = {
    enquire: anchors.enquiry,
    ...(call === null ? {} : { 'call-now': call.href }),
  };
  const controls = vehicleControls('sidebar', controlledVehicle(vehicle), siteCapabilities(site), site.vehicle);
  return controls.flatMap(({ kind, label }) => {
    const href = here[kind] ?? controlHref(kind, vehicle, to);
    const icon = icons[kind];
    if (href === null) return [];
    const opens = kind === 'photo' ? { opens: to.photoRequest(vehicle) } : {};
    return [{ label, href, ...(icon === undefined ? {} : { icon }), ...opens }];
  });
};
