import { departmentName, type Location, type Place } from '@forecourt/domain/location';
import type { HoursDepartment } from '@forecourt/ui/hours-table';
import { Stack } from '@forecourt/ui/layout';
import type { ReactNode } from 'react';
import { HolidayHours } from './holiday-hours';
import { OpenNow } from './open-now';
import { licences } from './place';
import { placeCall } from './place-call';
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
    const phone = withPhones ? placeCall(location, null) : null;
    return {
      id: location.id,
      name: departmentName(location),
      rows: hoursRows(location),
      ...(phone === null ? {} : { phone }),
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
