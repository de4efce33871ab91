import { locationPhone } from '@forecourt/domain/location';
import type { CarType } from '@forecourt/domain/vehicle';
import type { PhoneLink } from '@forecourt/ui/site-header';
import { phoneLink } from './phone';

/**
 * The link that calls a place, by the number that it has for a kind of vehicle; null where it has none, and where no place is
 * known.
 */
export const placeCall = (
  location: Parameters<typeof locationPhone>[0] | null | undefined,
  carType: CarType | null,
): PhoneLink | null => {
  const phone = location === null || location === undefined ? null : locationPhone(location, carType);
  return phone === null ? null : phoneLink(phone);
};
