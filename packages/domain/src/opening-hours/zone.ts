import { TZDateMini } from '@date-fns/tz';
import type { AustralianState } from '../vehicle/vocabulary';

/** IANA zone of each state's capital. */
export const stateTimeZones = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
} as const satisfies Record<AustralianState, string>;

/** Zone of a state; Sydney's when the state is not known. */
export const stateTimeZone = (state: AustralianState | null): string => stateTimeZones[state ?? 'NSW'];

const two = (value: number) => String(value).padStart(2, '0');

/** An instant on the wall of a zone. `weekday` 0 is Sunday (ENTY-03); `minutes` since midnight. */
export interface LocalTime {
  readonly date: string;
  readonly weekday: number;
  readonly minutes: number;
}

/** The calendar date, weekday and minute that a clock in the zone shows at this instant. */
export const localTime = (timeZone: string, instant: Date): LocalTime => {
  const local = new TZDateMini(instant.getTime(), timeZone);
  return {
    date: `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`,
    weekday: local.getDay(),
    minutes: local.getHours() * 60 + local.getMinutes(),
  };
};

/** Calendar date in a zone, `YYYY-MM-DD`. */
export const calendarDateIn = (timeZone: string, instant: Date): string => localTime(timeZone, instant).date;

/** The calendar year in a zone. */
export const yearIn = (timeZone: string, instant: Date): number =>
  Number(calendarDateIn(timeZone, instant).slice(0, 4));

/** The date `days` after a calendar date, `YYYY-MM-DD`. */
export const addCalendarDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Weekday of a calendar date; 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/**
 * The instant at which a clock in the zone shows this minute of a calendar date. In an hour that the clocks skip it is
 * as long after midnight; in one that they repeat it is the first.
 */
export const instantOf = (timeZone: string, date: string, minutes: number): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(new TZDateMini(year, month - 1, day, 0, minutes, timeZone).getTime());
};
