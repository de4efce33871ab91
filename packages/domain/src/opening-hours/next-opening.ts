import { addCalendarDays, instantOf, localTime } from '../calendar/zone';
import type { LocationType } from '../location/location';
import { formatClock } from './hours-words';
import { isOpenAt } from './open-at';
import { daysFrom, type HoursLocation, hoursOn, upcomingSpecialDates } from './special-hours';
import { dateLabel } from './upcoming-hours';

/** When a location opens next. */
export interface NextOpening {
  /** The instant at which it opens. */
  readonly at: Date;
  /** `Today`, `Tomorrow`, or the date such as `Thursday 25 December`; by the location's own calendar. */
  readonly day: string;
  /** `8:30 am`, by the location's own clock. */
  readonly time: string;
}

/** The longest closure whose end is looked for, in days. */
const furthest = 366;

interface Opening {
  readonly at: Date;
  readonly date: string;
  readonly minutes: number;
}

/** The first moment after an instant at which a location turns from closed to open. */
const openingAfter = (location: HoursLocation, instant: Date, department: LocationType): Opening | null => {
  for (const date of daysFrom(localTime(location.time_zone, instant).date, furthest)) {
    for (const { open: minutes } of hoursOn(location, date, department).periods) {
      const at = instantOf(location.time_zone, date, minutes);
      // A stretch that runs on into this one, or a clock that goes back over it, is no opening.
      if (at > instant && !isOpenAt(location, new Date(at.getTime() - 60_000), department))
        return { at, date, minutes };
    }
  }
  return null;
};

/**
 * When the location opens next after an instant: the first moment at which it turns from closed to open, special hours
 * included. Null when nothing of the next year opens. `department` is the location's own unless told.
 */
export const nextOpening = (
  location: HoursLocation,
  now: Date,
  department: LocationType = location.location_type,
): NextOpening | null => {
  const opening = openingAfter(location, now, department);
  if (opening === null) return null;
  const { at, date, minutes } = opening;
  const today = localTime(location.time_zone, now).date;
  const near = [today, addCalendarDays(today, 1)].indexOf(date);
  return { at, day: ['Today', 'Tomorrow'][near] ?? dateLabel(date), time: formatClock(minutes) };
};

/** The end of a closure for special days. */
export interface Reopening {
  /** The last special day on which it is closed: `Friday 26 December`. */
  readonly after: string;
  /** The day on which it opens again: `Monday 29 December`. */
  readonly day: string;
  /** `8:30 am`, by the location's own clock. */
  readonly time: string;
}

/**
 * When the location opens again after each closure that its upcoming special hours tell of,
 * also when that lasts longer than they look ahead (LOC-04). A closure that a year does not end is left out.
 */
export const reopenings = (
  location: HoursLocation,
  now: Date,
  department: LocationType = location.location_type,
): readonly Reopening[] => {
  const isClosedSpecially = (date: string) => {
    const { isSpecial, isOpen } = hoursOn(location, date, department);
    return isSpecial && !isOpen;
  };
  const openings = upcomingSpecialDates(location, now, department)
    .filter(isClosedSpecially)
    .flatMap((date) => {
      const end = instantOf(location.time_zone, addCalendarDays(date, 1), 0).getTime();
      return openingAfter(location, new Date(end - 1), department) ?? [];
    });
  const different = [...new Map(openings.map((opening) => [opening.at.getTime(), opening])).values()];
  return different.map(({ date, minutes }) => {
    let last = addCalendarDays(date, -1);
    while (!isClosedSpecially(last)) last = addCalendarDays(last, -1);
    return { after: dateLabel(last), day: dateLabel(date), time: formatClock(minutes) };
  });
};
