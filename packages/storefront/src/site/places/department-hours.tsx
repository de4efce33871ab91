import { departmentNames, type Location, locationPhone, type Place } from '@forecourt/domain/location';
import type { HoursDepartment } from '@forecourt/ui/hours-table';
import { Stack } from '@forecourt/ui/layout';
import type { ReactNode } from 'react';
import { HolidayHours } from './holiday-hours';
import { OpenNow } from './open-now';
import { phoneLink } from './phone';
import { licences } from './place';
import { hoursRows } from './place-view';
import { timedLocation } from './timed-location';

/** Each department of a place with its hours, its number, and what the day brings (LOC-04, LOC-05). */
export const departmentHours = (
  { departments }: Pick<Place, 'departments'>,
  {
    withLicences = false,
    withPhones = true,
    more = () => null,
  }: {
    readonly withLicences?: boolean;
    readonly withPhones?: boolean;
    /** What else stands under a department's hours. */
    readonly more?: (location: Location) => ReactNode;
  } = {},
): readonly HoursDepartment[] =>
  departments.map((location) => {
    const phone = withPhones ? locationPhone(location, null) : null;
    return {
      id: location.id,
      name: departmentNames[location.location_type],
      rows: hoursRows(location),
      ...(phone === null ? {} : { phone: phoneLink(phone) }),
      note: (
        <Stack gap={2}>
          <OpenNow location={timedLocation(location)} />
          <HolidayHours location={timedLocation(location)} />
          {withLicences && licences(location).map((licence) => <p key={licence}>{licence}</p>)}
          {more(location)}
        </Stack>
      ),
    };
  });
