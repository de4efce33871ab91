import { addCalendarDays, localTime, weekdayOf } from '../calendar/zone';
import type { Location, LocationType, SpecialHours } from '../location/location';
import { type DayHours, dayHours } from './day-hours';

/** What of a location decides when it is open. */
export type HoursLocation = Pick<Location, 'name' | 'location_type' | 'special_hours' | 'time_zone'> & {
  readonly contact_detail: Pick<Location['contact_detail'], 'opening_hours'>;
};

/** Whether a name in special hours means this location; it is read without regard to case and outer blanks. */
export const isNamedIn = ({ location_name }: Pick<SpecialHours, 'location_name'>, { name }: Pick<Location, 'name'>) =>
  location_name.trim().toLowerCase() === name.trim().toLowerCase();

const isForAll = ({ location_name }: Pick<SpecialHours, 'location_name'>) => location_name.trim() === '';

/** Whether an entry of special hours is for this location and department (LOC-04); no name means every location. */
export const specialHoursMatch = (
  special: Pick<SpecialHours, 'department' | 'location_name'>,
  location: Pick<Location, 'name' | 'location_type'>,
  department: LocationType = location.location_type,
): boolean =>
  (isForAll(special) || isNamedIn(special, location)) &&
  (special.department === '' || special.department === 'all' || special.department === department);

/** How closely an entry is meant: by its department before by its location. */
const closeness = (special: SpecialHours, department: LocationType): number =>
  (special.department === department ? 2 : 0) + (isForAll(special) ? 0 : 1);

/** The special hours of one date for a department: those that are most closely meant; several are a split day. */
const specialsOn = (location: HoursLocation, date: string, department: LocationType): readonly SpecialHours[] => {
  const specials = location.special_hours.filter(
    (entry) => entry.date === date && specialHoursMatch(entry, location, department),
  );
  const closest = Math.max(...specials.map((entry) => closeness(entry, department)));
  return specials.filter((entry) => closeness(entry, department) === closest);
};

/** The hours of one date, and whether they are special ones of this department, in place of the weekday's. */
export const hoursOn = (
  location: HoursLocation,
  date: string,
  department: LocationType,
): DayHours & { readonly isSpecial: boolean } => {
  const weekday = weekdayOf(date);
  const usual = dayHours(location.contact_detail.opening_hours.filter((entry) => entry.weekday === weekday));
  const specials = specialsOn(location, date, department);
  if (specials.length === 0) return { ...usual, isSpecial: false };
  const special = dayHours(specials.map(({ status, start_hour: open, end_hour: close }) => ({ status, open, close })));
  // Open without a clock time says that it is open, and as long as usual if there is a usual.
  const isAsUsual = special.isOpen && special.periods.length === 0 && usual.isOpen;
  return { ...(isAsUsual ? usual : special), isSpecial: true };
};

/** The dates of so many days, the given one first. */
export const daysFrom = (date: string, days: number): readonly string[] =>
  Array.from({ length: days }, (_, day) => addCalendarDays(date, day));

/** Special hours count as upcoming for this many days, today included. */
const upcomingSpecialDays = 14;

/** The dates of the next 14 days on which special hours concern this location, soonest first. */
export const upcomingSpecialDates = (
  location: HoursLocation,
  now: Date,
  department: LocationType = location.location_type,
): readonly string[] =>
  daysFrom(localTime(location.time_zone, now).date, upcomingSpecialDays).filter(
    (date) => hoursOn(location, date, department).isSpecial,
  );

/** Whether the next 14 days have special hours of this location: without any no holiday hours are announced (LOC-04). */
export const hasUpcomingSpecialHours = (...about: Parameters<typeof upcomingSpecialDates>): boolean =>
  upcomingSpecialDates(...about).length > 0;
