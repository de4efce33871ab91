'use client';

import { hasUpcomingSpecialHours } from '@forecourt/domain/opening-hours';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { TimedLocation } from './timed-location';

const HolidayDialog = lazy(() => import('./holiday-dialog').then((code) => ({ default: code.HolidayDialog })));

/**
 * The way to a department's holiday hours, which open in a dialog. Only while special hours of the next days are for it;
 * else nothing, and no code of it (LOC-04). Told in the browser, where Today is known.
 */
export const HolidayHours = ({ location }: { readonly location: TimedLocation }) => {
  const [hasHolidays, setHasHolidays] = useState(false);
  useEffect(() => setHasHolidays(hasUpcomingSpecialHours(location, new Date())), [location]);
  if (!hasHolidays) return null;
  return (
    <Suspense>
      <HolidayDialog location={location} />
    </Suspense>
  );
};
