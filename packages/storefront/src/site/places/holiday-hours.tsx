'use client';

import { type SpecialHoursRow, upcomingSpecialHours } from '@forecourt/domain/opening-hours';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { TimedLocation } from './timed-location';

const HolidayHoursDialog = lazy(() =>
  import('./holiday-dialog').then((code) => ({ default: code.HolidayHoursDialog })),
);

/**
 * The way to a department's holiday hours, which open in a dialog. Only while special hours of the next days are for it;
 * else nothing, and no code of it (LOC-04). Told in the browser, where Today is known.
 */
export const HolidayHours = ({ location }: { readonly location: TimedLocation }) => {
  const [rows, setRows] = useState<readonly SpecialHoursRow[]>([]);
  useEffect(() => setRows(upcomingSpecialHours(location, new Date())), [location]);
  if (rows.length === 0) return null;
  return (
    <Suspense>
      <HolidayHoursDialog
        place={location.name}
        rows={rows.map(({ label, hours, isToday }) => ({ day: label, hours, today: isToday }))}
      />
    </Suspense>
  );
};
