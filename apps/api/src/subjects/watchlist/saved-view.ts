import type { SavedVehicle } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { soldState, vehicleStanding } from '@forecourt/domain/sold-vehicle';
import { type Vehicle, vehicleName, vehicleSubtitle } from '@forecourt/domain/vehicle';
import { isPlaceholderImage } from '@forecourt/domain/vehicle-images';
import { shownPrice } from '@forecourt/domain/vehicle-price';
import type { SavedVehicleRow } from '../../ground/database/schema';

/**
 * A saved vehicle as it is now beside what it was when it was saved; pure.
 * @param vehicle as the site shows it; undefined where it does not any more
 */
export const savedView = (
  row: SavedVehicleRow,
  vehicle: Vehicle | undefined,
  { site, now }: { readonly site: SiteDocument; readonly now: Date },
): SavedVehicle => {
  const kept = {
    id: row.vehicle_id.toString(),
    price_then: row.price_then === null ? null : row.price_then / 100,
    asked_then: row.asked_then === null ? null : row.asked_then / 100,
    saved_at: row.saved_at.toISOString(),
    note: row.note,
  };
  const state = vehicle === undefined ? 'gone' : vehicleStanding(vehicle, site.vehicle, now);
  if (vehicle === undefined || state === 'gone')
    return {
      ...kept,
      name: row.name,
      detail: '',
      make: vehicle?.make ?? '',
      model: vehicle?.model ?? '',
      state: 'gone',
      path: null,
      picture: null,
      price: { kind: 'none' },
    };
  return {
    ...kept,
    name: vehicleName(vehicle),
    detail: vehicleSubtitle(vehicle),
    make: vehicle.make,
    model: vehicle.model,
    state,
    path: soldState(vehicle, site.vehicle, now) === 'shown' ? vehicle.path : null,
    picture: isPlaceholderImage(vehicle.primary_image_url) ? null : vehicle.primary_image_url,
    price: shownPrice(vehicle, site.vehicle),
  };
};
