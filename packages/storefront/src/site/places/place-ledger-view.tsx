import type { PublicSite } from '@forecourt/config/public-site';
import type { Place } from '@forecourt/domain/location';
import type { ReviewSummary } from '@forecourt/domain/review';
import { DepartmentHours } from '@forecourt/ui/hours-table';
import type { PlaceRowProps } from '@forecourt/ui/place';
import { departmentHours } from './department-hours';
import { HolidayHours } from './holiday-hours';
import { OpenNow } from './open-now';
import { havePages, placeView } from './place-view';
import { timedLocation } from './timed-location';

/**
 * A place as a row of a ledger. One that has a page of its own says its main hours; else the hours of every department
 * stand here (LOC-05).
 */
export const placeRow = (
  site: Pick<PublicSite, 'locations' | 'routes' | 'search'>,
  place: Place,
  summaries: readonly ReviewSummary[],
): PlaceRowProps => {
  const { hours = [], ...view } = placeView(site, place, summaries);
  const status = <OpenNow location={timedLocation(place.lead)} />;
  if (havePages(site) || place.departments.length === 1) {
    return { ...view, hours, status, hoursNote: <HolidayHours location={timedLocation(place.lead)} /> };
  }
  return {
    ...view,
    status,
    hoursNote: (
      <DepartmentHours
        place={place.name}
        departments={departmentHours(place, { withPhones: false })}
        headingLevel={4}
      />
    ),
  };
};
