import { tzOffset } from '@date-fns/tz/tzOffset';
import type { AustralianState } from '../vehicle/australian-states';

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

const minuteMs = 60_000;

const dayMs = 24 * 60 * minuteMs;

/** What a clock in the zone shows at an instant, written as if it were UTC, in milliseconds. */
const wallOf = (timeZone: string, instant: number): number =>
  instant + tzOffset(timeZone, new Date(instant)) * minuteMs;

/** An instant on the wall of a zone. `weekday` 0 is Sunday (ENTY-03); `minutes` since midnight. */
export interface LocalTime {
  readonly date: string;
  readonly weekday: number;
  readonly minutes: number;
}

/** The calendar date, weekday and minute that a clock in the zone shows at this instant. */
export const localTime = (timeZone: string, instant: Date): LocalTime => {
  const wall = new Date(wallOf(timeZone, instant.getTime()));
  return {
    date: wall.toISOString().slice(0, 10),
    weekday: wall.getUTCDay(),
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  };
};

/** Calendar date in a zone, `YYYY-MM-DD`. */
export const calendarDateIn = (timeZone: string, instant: Date): string => localTime(timeZone, instant).date;

/** The calendar year in a zone. */
export const yearIn = (timeZone: string, instant: Date): number =>
  Number(calendarDateIn(timeZone, instant).slice(0, 4));

/** The date `days` after a calendar date, `YYYY-MM-DD`. */
export const addCalendarDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Weekday of a calendar date; 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/**
 * The instant at which a clock in the zone shows this minute of a calendar date. In an hour that the clocks skip it is
 * as long after midnight; in one that they repeat it is the first.
 */
export const instantOf = (timeZone: string, date: string, minutes: number): Date => {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs;
  // A zone's clocks change at most once within two days: the hour is read by what they showed before it, or after.
  const read = (around: number) => wall - tzOffset(timeZone, new Date(around)) * minuteMs;
  const before = read(wall - dayMs);
  const after = read(wall + dayMs);
  return new Date(wallOf(timeZone, before) === wall || wallOf(timeZone, after) !== wall ? before : after);
};
