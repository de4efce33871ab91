'use client';

import { localTime } from '@forecourt/domain/calendar';
import type { HoursRow } from '@forecourt/domain/opening-hours';
import { HoursTable } from '@forecourt/ui/hours-table';
import { useEffect, useState } from 'react';
import type { TimedLocation } from './timed-location';

/** The hours of a week, today's line marked in the browser: a cached page cannot know the day (LOC-03). */
export const WeekHours = ({
  location,
  rows,
}: {
  readonly location: TimedLocation;
  readonly rows: readonly HoursRow[];
}) => {
  const [weekday, setWeekday] = useState<number>();
  useEffect(() => setWeekday(localTime(location.time_zone, new Date()).weekday), [location]);
  return (
    <HoursTable
      caption={`Opening hours, ${location.name}`}
      rows={rows.map(({ label, hours, weekdays }) => ({
        day: label,
        hours,
        today: weekday !== undefined && weekdays.includes(weekday),
      }))}
    />
  );
};
