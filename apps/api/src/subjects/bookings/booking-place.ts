import type { Dealership } from '@forecourt/config/dealership';
import type { Location } from '@forecourt/domain/location';
import { locationOf } from '../sites';

/**
 * Where a test drive begins as its dealership has that place now; one that has been taken off its document is given as its
 * first, whom the shopper can call. Null where the dealership has none at all.
 */
export const bookedPlace = (dealership: Dealership, locationId: string): Location | null =>
  locationOf(dealership, locationId) ??
  locationOf(dealership, dealership.locations.find(({ visible }) => visible)?.id ?? null);
