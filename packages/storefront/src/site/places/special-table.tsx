'use client';

// A chunk of its own: most visits meet no special hours.
import { reopenings, upcomingSpecialHours } from '@forecourt/domain/opening-hours';
import { HoursTable } from '@forecourt/ui/hours-table';
import { useState } from 'react';
import { reopeningWords } from './reopening-words';
import type { TimedLocation } from './timed-location';

/** The special hours of a place as a table, with the day on which it opens again (LOC-03). */
export const SpecialTable = ({ location }: { readonly location: TimedLocation }) => {
  const [now] = useState(() => new Date());
  const note = reopeningWords(reopenings(location, now));
  return (
    <>
      <HoursTable
        caption={`Special hours, ${location.name}`}
        rows={upcomingSpecialHours(location, now).map(({ label, hours, isToday }) => ({
          ...{ day: label, hours, today: isToday },
        }))}
      />
      {note !== '' && <p>{note}</p>}
    </>
  );
};
