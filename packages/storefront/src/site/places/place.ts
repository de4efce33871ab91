import type { Location } from '@forecourt/domain/location';
import { type HoursRow, openingHoursTable } from '@forecourt/domain/opening-hours';

/** Street, then town with state and postcode, as on an envelope. */
export const addressLines = ({ street, city, state, postcode }: Location['address']): readonly string[] =>
  [street, `${city} ${state} ${postcode}`].filter((line) => line.trim() !== '');

/** Opening hours, a phrase for each run of days: `Mon-Fri 8:30 am - 5:30 pm`. Empty when they are not known. */
export const hoursPhrases = (location: Pick<Location, 'contact_detail'>): readonly string[] => {
  const rows: readonly HoursRow[] = openingHoursTable(location.contact_detail.opening_hours);
  return rows.map(({ label, hours }) => `${label} ${hours}`);
};

/**
 * A map with the way to a place: its own map page, else a search by coordinates or by address. Opens outside the
 * site; nothing is loaded from there before someone follows it.
 */
export const directionsHref = ({ address, name }: Pick<Location, 'address' | 'name'>): string => {
  if (address.place_url !== null) return address.place_url;
  const destination =
    address.lat !== null && address.long !== null
      ? `${address.lat},${address.long}`
      : [name, ...addressLines(address)].join(', ');
  const query = new URLSearchParams({ api: '1', destination });
  if (address.place_id !== null) query.set('destination_place_id', address.place_id);
  return `https://www.google.com/maps/dir/?${query}`;
};

/** Licence numbers as they must be shown. */
export const licences = (location: Pick<Location, 'dealer_license_number' | 'motor_vehicle_repairer' | 'address'>) => [
  ...(location.dealer_license_number === null
    ? []
    : [`Motor dealer licence ${location.address.state} ${location.dealer_license_number}`]),
  ...(location.motor_vehicle_repairer === null
    ? []
    : [`Motor vehicle repairer licence ${location.motor_vehicle_repairer}`]),
];
