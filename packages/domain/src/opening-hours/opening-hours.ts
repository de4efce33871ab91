import { addCalendarDays, instantOf, localTime, weekdayOf } from '../calendar/zone';
import type { Location, LocationType, OpeningHours, SpecialHours } from '../location/location';

/** One line of an opening hours table. */
export interface HoursRow {
  readonly label: string;
  /** `8:30 am - 5:30 pm`, or `Closed`. */
  readonly hours: string;
  /** Weekdays the line stands for; 0 is Sunday. */
  readonly weekdays: readonly number[];
}

/** One date with hours of its own. `label` is Today or the date, such as `Thursday 25 December`. */
export interface SpecialHoursRow {
  readonly date: string;
  readonly label: string;
  readonly hours: string;
  readonly isToday: boolean;
}

/** Special hours count as upcoming for this many days, today included. */
const upcomingSpecialDays = 14;

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const workdays = [1, 2, 3, 4, 5];

/** `HH:MM` as a shopper reads it: `8:30 am`, `12 pm`. */
export const formatClock = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 || hour === 24 ? 'am' : 'pm'}`;
};

interface Span {
  readonly status: 'Open' | 'Closed';
  readonly open: string | null;
  readonly close: string | null;
  readonly formated_hours?: string;
}

const spanText = (span: Span | undefined): string => {
  if (span?.status !== 'Open') return 'Closed';
  // A day that is open without clock times carries them in words only.
  if (span.open === null || span.close === null) return span.formated_hours?.trim() || 'Open';
  return `${formatClock(span.open)} - ${formatClock(span.close)}`;
};

const isSameAllWeek = (hours: readonly string[]) => workdays.every((day) => hours[day] === hours[1]);

/**
 * Hours by weekday: Mon-Fri on one line when they are equal, else a line each; Saturday and Sunday as Sat and Sun;
 * a day that is closed, or that the list leaves out, says Closed (LOC-03). Empty for a location without any hours.
 */
export const openingHoursTable = (hours: readonly OpeningHours[]): readonly HoursRow[] => {
  if (hours.length === 0) return [];
  const texts = dayNames.map((_, weekday) => spanText(hours.find((entry) => entry.weekday === weekday)));
  const single = (weekday: number): HoursRow => ({
    label: dayNames[weekday] ?? '',
    hours: texts[weekday] ?? 'Closed',
    weekdays: [weekday],
  });
  const week: readonly HoursRow[] = isSameAllWeek(texts)
    ? [{ label: 'Mon-Fri', hours: texts[1] ?? 'Closed', weekdays: workdays }]
    : workdays.map(single);
  return [...week, single(6), single(0)];
};

type HoursLocation = Pick<Location, 'name' | 'location_type' | 'special_hours' | 'time_zone'> & {
  readonly contact_detail: Pick<Location['contact_detail'], 'opening_hours'>;
};

/** Whether an entry of special hours is for this location and department (LOC-04); no name means every location. */
export const specialHoursMatch = (
  special: Pick<SpecialHours, 'department' | 'location_name'>,
  location: Pick<Location, 'name' | 'location_type'>,
  department: LocationType = location.location_type,
): boolean => {
  const name = special.location_name.trim().toLowerCase();
  const isPlace = name === '' || name === location.name.trim().toLowerCase();
  return isPlace && (special.department === '' || special.department === 'all' || special.department === department);
};

/** The special hours of one date for a department: its own entry beats one for all of them. */
const specialOn = (location: HoursLocation, date: string, department: LocationType): SpecialHours | undefined => {
  const specials = location.special_hours.filter(
    (entry) => entry.date === date && specialHoursMatch(entry, location, department),
  );
  return specials.find((entry) => entry.department === department) ?? specials[0];
};

/** The hours of one date: the special ones when there are any for this department, else the weekday's. */
const spanOn = (location: HoursLocation, date: string, department: LocationType): Span | undefined => {
  const usual = location.contact_detail.opening_hours.find((entry) => entry.weekday === weekdayOf(date));
  const special = specialOn(location, date, department);
  if (special === undefined) return usual;
  const { status, start_hour: open, end_hour: close } = special;
  // Open without a clock time says that it is open, and as long as usual if there is a usual.
  const isAsUsual = status === 'Open' && usual?.status === 'Open' && (open === null || close === null);
  return isAsUsual ? usual : { status, open, close };
};

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** When a span opens and closes, in minutes of the day; null when it is closed or open in words only. */
const clockOf = (span: Span | undefined) =>
  span?.status === 'Open' && span.open !== null && span.close !== null
    ? { open: minutesOf(span.open), close: minutesOf(span.close), time: formatClock(span.open) }
    : null;

/** Whether the span of a date holds a minute of that date. */
const isWithin = (span: Span | undefined, minutes: number): boolean => {
  const clock = clockOf(span);
  // Closing at or before opening means the next day; only its first part is in this date.
  return clock !== null && minutes >= clock.open && (clock.close <= clock.open || minutes < clock.close);
};

/** Whether the span of the date before runs past midnight and holds a minute of this one. */
const isWithinNight = (span: Span | undefined, minutes: number): boolean => {
  const clock = clockOf(span);
  return clock !== null && clock.close <= clock.open && minutes < clock.close;
};

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
  return (
    isWithin(spanOn(location, date, department), minutes) ||
    isWithinNight(spanOn(location, addCalendarDays(date, -1), department), minutes)
  );
};

const daysFrom = (date: string, days: number): readonly string[] =>
  Array.from({ length: days }, (_, day) => addCalendarDays(date, day));

const formatDate = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A calendar date as a shopper reads it: `Thursday 25 December`. */
const dateLabel = (date: string): string => formatDate.format(new Date(`${date}T00:00:00Z`)).replace(',', '');

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
  return daysFrom(today, upcomingSpecialDays).flatMap((date) => {
    if (specialOn(location, date, department) === undefined) return [];
    const isToday = date === today;
    return [
      {
        date,
        label: isToday ? 'Today' : dateLabel(date),
        hours: spanText(spanOn(location, date, department)),
        isToday,
      },
    ];
  });
};

/** When a location opens next. */
export interface NextOpening {
  /** The instant at which it opens. */
  readonly at: Date;
  /** `Today`, `Tomorrow`, or the date such as `Thursday 25 December`; by the location's own calendar. */
  readonly day: string;
  /** `8:30 am`, by the location's own clock. */
  readonly time: string;
}

/**
 * When the location opens next after an instant: the first moment at which it turns from closed to open, special hours
 * included. Null when nothing of the next 14 days opens. `department` is the location's own unless told.
 */
export const nextOpening = (
  location: HoursLocation,
  now: Date,
  department: LocationType = location.location_type,
): NextOpening | null => {
  const today = localTime(location.time_zone, now).date;
  for (const [index, date] of daysFrom(today, upcomingSpecialDays).entries()) {
    const clock = clockOf(spanOn(location, date, department));
    if (clock === null) continue;
    const at = instantOf(location.time_zone, date, clock.open);
    // A night that runs on into this opening, or a clock that goes back over it, is no opening.
    const isTurn = !isOpenAt(location, new Date(at.getTime() - 60_000), department);
    if (at > now && isTurn) {
      return { at, day: ['Today', 'Tomorrow'][index] ?? dateLabel(date), time: clock.time };
    }
  }
  return null;
};
