import { addCalendarDays, instantOf } from '@forecourt/domain/calendar';

const form =
  /^(?:(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})|(?<shortDay>\d{1,2})\/(?<shortMonth>\d{1,2})\/(?<lastYear>\d{4}))(?:[T ](?<hours>\d{1,2}):(?<minutes>\d{2})(?::(?<seconds>\d{2})(?:\.\d{1,3})?)?(?<offset>Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Hours by which the clocks of a place may be ahead of UTC, or behind it. */
const mostAhead = 14;

/** Whether a calendar has this date, `YYYY-MM-DD`. */
const isDate = (date: string): boolean => {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
};

/**
 * The instant that somebody means by `2026-12-05` (the end of that day), `2026-12-05 17:00` or `5/12/2026 17:00`, on the
 * wall of the zone; with an offset, such as `2026-12-05T17:00+11:00` or `...Z`, the instant itself, to the second. Null for what is none.
 */
export const readUntil = (typed: string, timeZone: string): Date | null => {
  const parts = form.exec(typed.trim())?.groups;
  if (parts === undefined) return null;
  const [year, month, day] = [
    parts.year ?? parts.lastYear,
    parts.month ?? parts.shortMonth,
    parts.day ?? parts.shortDay,
  ];
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  if (!isDate(date)) return null;
  if (parts.hours === undefined) return instantOf(timeZone, addCalendarDays(date, 1), 0);
  const [hours, minutes, seconds] = [Number(parts.hours), Number(parts.minutes), Number(parts.seconds ?? 0)];
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  const wall = instantOf(parts.offset === undefined ? timeZone : 'UTC', date, hours * 60 + minutes);
  // `Z` has none of these, and is 0.
  const [, sign, ahead = '', more = ''] = /^([+-])(\d{2}):?(\d{2})$/.exec(parts.offset ?? '') ?? [];
  if (Number(ahead) > mostAhead || Number(more) > 59) return null;
  const offset = (Number(ahead) * 60 + Number(more)) * (sign === '-' ? -1 : 1);
  return new Date(wall.getTime() - offset * 60_000 + seconds * 1000);
};
