import type { OpeningHours } from '../location/location';
import { dayHours, type OpenPeriod } from './day-hours';
import { hoursWords } from './hours-words';

/** One line of an opening hours table. */
export interface HoursRow {
  readonly label: string;
  /** `8:30 am - 5:30 pm`, a split day's stretches one after the other, or `Closed`. */
  readonly hours: string;
  /** Weekdays the line stands for; 0 is Sunday. */
  readonly weekdays: readonly number[];
}

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const workdays = [1, 2, 3, 4, 5];

const hoursOn = (hours: readonly OpeningHours[], weekday: number) =>
  dayHours(hours.filter((entry) => entry.weekday === weekday));

const isSameAllWeek = (hours: readonly string[]) => workdays.every((day) => hours[day] === hours[1]);

/**
 * Hours by weekday: Mon-Fri on one line when they are equal, else a line each; Saturday and Sunday as Sat and Sun;
 * a day that is closed, or that the list leaves out, says Closed (LOC-03). Empty for a location without any hours.
 */
export const openingHoursTable = (hours: readonly OpeningHours[]): readonly HoursRow[] => {
  if (hours.length === 0) return [];
  const texts = dayNames.map((_, weekday) => hoursWords(hoursOn(hours, weekday)));
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

/** The stretches of each weekday that is open by the clock, Sunday (0) first: what machines read. */
export const weekPeriods = (hours: readonly OpeningHours[]): readonly (OpenPeriod & { readonly weekday: number })[] =>
  dayNames.flatMap((_, weekday) => hoursOn(hours, weekday).periods.map((period) => ({ weekday, ...period })));
