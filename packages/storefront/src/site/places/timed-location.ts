import type { Location } from '@forecourt/domain/location';

/** As much of a location as its hours need. */
export type TimedLocation = Pick<Location, 'name' | 'location_type' | 'special_hours' | 'time_zone'> & {
  readonly contact_detail: Pick<Location['contact_detail'], 'opening_hours'>;
};

/** As much of a location as its hours need: what crosses to the browser. */
export const timedLocation = ({
  name,
  location_type,
  special_hours,
  time_zone,
  contact_detail,
}: Location): TimedLocation => ({
  name,
  location_type,
  special_hours,
  time_zone,
  contact_detail: { opening_hours: contact_detail.opening_hours },
});
