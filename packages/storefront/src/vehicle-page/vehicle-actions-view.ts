import { capabilities, hrefs, type PublicSite } from '@forecourt/config';
import {
  type Location,
  locationPhone,
  type Vehicle,
  type VehicleControlKind,
  vehicleControls,
} from '@forecourt/domain';
import type { IconName, VehicleAction } from '@forecourt/ui';
import { phoneLink } from '../dealer-place/phone';
import { anchors } from '../routes/hrefs';

const icons: Partial<Record<VehicleControlKind, IconName>> = { 'call-now': 'phone' };

/** The buttons of a vehicle's page, each with where it leads; one that leads nowhere is left out. Source: SIDE-02. */
export const vehicleActions = (
  site: Pick<PublicSite, 'flags' | 'finance_provider' | 'favourites' | 'search' | 'vehicle'>,
  vehicle: Vehicle,
  location: Location | null,
): readonly VehicleAction[] => {
  const phone = location === null ? null : locationPhone(location, vehicle.car_type);
  const to = hrefs(site);
  const targets: Partial<Record<VehicleControlKind, string>> = {
    enquire: anchors.enquiry,
    'find-similar': to.modelSearch(vehicle),
    ...(phone === null ? {} : { 'call-now': phoneLink(phone).href }),
  };
  return vehicleControls('sidebar', vehicle, capabilities(site, vehicle), site.vehicle).flatMap(({ kind, label }) => {
    const href = targets[kind];
    const icon = icons[kind];
    return href === undefined ? [] : [{ label, href, ...(icon === undefined ? {} : { icon }) }];
  });
};
