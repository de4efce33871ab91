import type { Dealership } from '@forecourt/config/dealership';
import { stateTimeZone } from '@forecourt/domain/calendar';

/**
 * IANA zone for dates of reviews of a place: that of its location, else that of the dealership's primary or first
 * location.
 */
export const placeTimeZone = ({ locations }: Pick<Dealership, 'locations'>, location_id: string | null): string => {
  const location =
    locations.find(({ id }) => id === location_id) ?? locations.find(({ primary }) => primary) ?? locations[0];
  return stateTimeZone(location?.address.state ?? null);
};
