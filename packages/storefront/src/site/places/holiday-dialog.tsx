'use client';

// A chunk of its own: most visits meet no holiday.
import { reopenings, upcomingSpecialHours } from '@forecourt/domain/opening-hours';
import { HolidayHoursDialog } from '@forecourt/ui/hours-table';
import { useState } from 'react';
import { reopeningWords } from './reopening-words';
import type { TimedLocation } from './timed-location';

/** The special hours of a department as a dialog, with the day on which it opens again (LOC-04). */
export const HolidayDialog = ({ location }: { readonly location: TimedLocation }) => {
  const [now] = useState(() => new Date());
  const note = reopeningWords(reopenings(location, now));
  return (
    <HolidayHoursDialog
      place={location.name}
      rows={upcomingSpecialHours(location, now).map(({ label, hours, isToday }) => ({
        day: label,
        hours,
        today: isToday,
      }))}
      {...(note === '' ? {} : { note })}
    />
  );
};
