'use client';

import { type SpecialHoursRow, upcomingSpecialHours } from '@forecourt/domain/opening-hours';
import { HoursTable } from '@forecourt/ui/hours-table';
import { useEffect, useState } from 'react';
import type { TimedLocation } from './timed-location';

/** Hours of the next days that differ from the usual ones. Told in the browser, where Today is known (LOC-03). */
export const SpecialHours = ({ location }: { readonly location: TimedLocation }) => {
  const [rows, setRows] = useState<readonly SpecialHoursRow[]>([]);
  useEffect(() => setRows(upcomingSpecialHours(location, new Date())), [location]);
  if (rows.length === 0) return null;
  return (
    <HoursTable
      caption={`Special hours, ${location.name}`}
      rows={rows.map(({ label, hours, isToday }) => ({ day: label, hours, today: isToday }))}
    />
  );
};
