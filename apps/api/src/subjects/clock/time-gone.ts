import { calendarDateIn, stateTimeZones } from '@forecourt/domain/calendar';

/** A stretch of time that has gone by. */
export interface TimeGone {
  readonly from: Date;
  readonly to: Date;
}

const zones: readonly string[] = [...new Set(Object.values(stateTimeZones))];

/** Where a day has ended in some state: the calendar date before, and that of now. */
export const datesPassed = ({ from, to }: TimeGone): readonly { readonly before: string; readonly now: string }[] =>
  zones
    .map((zone) => ({ before: calendarDateIn(zone, from), now: calendarDateIn(zone, to) }))
    .filter(({ before, now }) => before !== now);

/** Whether the last day of something has ended in some state in the time gone. */
export const hasEnded = (lastDay: string, passed: ReturnType<typeof datesPassed>): boolean =>
  passed.some(({ before, now }) => before <= lastDay && lastDay < now);
