import { addCalendarDays, clockOfDay, dayInWords, localTime } from '@forecourt/domain/calendar';
import type { Reservation } from './reservation';

/**
 * An instant on the wall of a zone: `5 December 2026, 17:00`. A day's end is said as that, since midnight is easily taken
 * for the one before.
 */
export const instantInWords = (instant: Date, timeZone: string): string => {
  const { date, minutes } = localTime(timeZone, instant);
  if (minutes === 0) return `the end of ${dayInWords(addCalendarDays(date, -1))}`;
  return `${dayInWords(date)}, ${clockOfDay(minutes)}`;
};

const holders = { feed: 'the feed', operator: 'operator', hold: 'a hold of' } as const satisfies Record<
  Reservation['by'],
  string
>;

/** Who has a vehicle, since when and until when: `by operator "Jo" since ... until ... (Australia/Melbourne)`. */
export const reservationInWords = ({ by, who, reserved_at, until, time_zone }: Reservation): string => {
  const at = (instant: string) => instantInWords(new Date(instant), time_zone);
  const end = until === null ? 'without an end' : `until ${at(until)}`;
  return `by ${holders[by]} "${who}" since ${at(reserved_at)}, ${end} (${time_zone})`;
};
