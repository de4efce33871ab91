import type { Dealership } from '@forecourt/config/dealership';
import { stateTimeZone } from '@forecourt/domain/opening-hours';

/**
 * IANA zone in which a reviewed place has its days: its location's, or that of the dealership's primary location or its
 * first, for what is of no location that it has.
 */
export const placeTimeZone = ({ locations }: Pick<Dealership, 'locations'>, location_id: string | null): string => {
  const location =
    locations.find(({ id }) => id === location_id) ?? locations.find(({ primary }) => primary) ?? locations[0];
  return stateTimeZone(location?.address.state ?? null);
};
