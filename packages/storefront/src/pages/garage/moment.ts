import { calendarDateIn, dayInWords } from '@forecourt/domain/calendar';

/** The day of an instant in words, by the clocks of a time zone: `12 November 2026`. */
export const momentDay = (instant: string, timeZone: string): string =>
  dayInWords(calendarDateIn(timeZone, new Date(instant)));
