import { localTime } from '../calendar/zone';
import type { LocationType } from '../location/location';
import type { DayHours } from './day-hours';
import { hoursWords } from './hours-words';
import { type HoursLocation, hoursOn, upcomingSpecialDates } from './special-hours';

/** One date with hours of its own. `label` is Today or the date, such as `Thursday 25 December`. */
export interface SpecialHoursRow {
  readonly date: string;
  readonly label: string;
  readonly hours: string;
  readonly isToday: boolean;
}

const formatDate = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A calendar date as a shopper reads it: `Thursday 25 December`. */
export const dateLabel = (date: string): string => formatDate.format(new Date(`${date}T00:00:00Z`)).replace(',', '');

/**
 * Special hours of the next 14 days that concern this location, soonest first, one line a date; today's date reads
 * Today (LOC-03). None means that no holiday hours are to be announced (LOC-04). `department` is the location's own
 * unless told.
 */
export const upcomingSpecialHours = (
  location: HoursLocation,
  now: Date,
  department: LocationType = location.location_type,
): readonly SpecialHoursRow[] => {
  const today = localTime(location.time_zone, now).date;
  return upcomingSpecialDates(location, now, department).map((date) => {
    const isToday = date === today;
    const hours = hoursWords(hoursOn(location, date, department));
    return { date, label: isToday ? 'Today' : dateLabel(date), hours, isToday };
  });
};

/** Every date of a location's own special hours, in order, with what holds on it: what machines read. */
export const specialDays = (location: HoursLocation): readonly (DayHours & { readonly date: string })[] =>
  [...new Set(location.special_hours.map(({ date }) => date))].toSorted().flatMap((date) => {
    const { isSpecial, ...hours } = hoursOn(location, date, location.location_type);
    return isSpecial ? [{ date, ...hours }] : [];
  });
