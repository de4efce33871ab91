import { addCalendarDays, localTime } from '../calendar/zone';
import type { LocationType } from '../location/location';
import { dayMinutes } from './clock';
import { type HoursLocation, hoursOn } from './special-hours';

/**
 * Whether the location is open at an instant, by the clock of its own zone and the special hours of that date; the
 * closing minute is closed (LOC-03). `department` is the location's own unless told.
 */
export const isOpenAt = (
  location: HoursLocation,
  instant: Date,
  department: LocationType = location.location_type,
): boolean => {
  const { date, minutes } = localTime(location.time_zone, instant);
  const holds = (day: string, at: number) =>
    hoursOn(location, day, department).periods.some(({ open, close }) => open <= at && at < close);
  // The day before may run past midnight.
  return holds(date, minutes) || holds(addCalendarDays(date, -1), minutes + dayMinutes);
};
