import { calendarDateIn, instantOf } from '@forecourt/domain/calendar';

/** Whose clock a feed's dates are read by, and what it shows. */
export interface FeedClock {
  /** IANA name of the zone in which dates without one are meant. */
  readonly timeZone: string;
  readonly now: Date;
}

/** A day as feeds write it, with the time of day when they write one. */
interface WrittenDate {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Seconds since midnight; null for the day alone. */
  readonly seconds: number | null;
  /** Minutes that its zone is ahead of UTC; null where the place's own clock is meant. */
  readonly offset: number | null;
}

const months = 'january february march april may june july august september october november december'.split(' ');

/** A month by its name or the first letters of it, from 1; 0 for any other word. */
const monthOf = (word = ''): number => {
  const name = word.toLowerCase();
  return name.length < 3 ? 0 : months.findIndex((month) => month.startsWith(name)) + 1;
};

/** Zones that feeds name by letters, in minutes ahead of UTC. */
const zones: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  aest: 600,
  aedt: 660,
  acst: 570,
  acdt: 630,
  awst: 480,
};

/** The time of day behind a day, with its zone. */
const timeForm =
  /^(?:t|,? +)(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:[:.](?<second>\d{2})(?:[.,]\d{1,9})?)? ?(?<half>[ap]\.?m\.?)?(?: ?(?<zone>[a-z]{1,4}|(?:gmt|utc)?[+-]\d{2}:?(?:\d{2})?))?$/i;

/**
 * Days, each with what stands behind it. The day comes before the month in everything that is written with digits alone,
 * but where the year leads.
 */
const forms = [
  /^(?<year>\d{4})-(?<number>\d{1,2})-(?<day>\d{1,2})(?<rest>(?:t|,? +)\d.*)?$/i,
  /^(?<year>\d{4})\/(?<number>\d{1,2})\/(?<day>\d{1,2})(?<rest>(?:t|,? +)\d.*)?$/i,
  /^(?<year>(?:19|20|21)\d{2})(?<number>\d{2})(?<day>\d{2})(?<rest>(?:t|,? +)\d.*)?$/i,
  /^(?<day>\d{1,2})\/(?<number>\d{1,2})\/(?<year>\d{4}|\d{2})(?<rest>(?:t|,? +)\d.*)?$/i,
  /^(?<day>\d{1,2})-(?<number>\d{1,2})-(?<year>\d{4}|\d{2})(?<rest>(?:t|,? +)\d.*)?$/i,
  /^(?<day>\d{1,2})\.(?<number>\d{1,2})\.(?<year>\d{4}|\d{2})(?<rest>(?:t|,? +)\d.*)?$/i,
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? +)?(?<day>\d{1,2})(?:st|nd|rd|th)?[ /.-](?<month>[a-z]{3,9})\.?[ ,./-]{1,2}(?<year>\d{4}|\d{2})(?<rest>(?:t|,? +)\d.*)?$/i,
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? +)?(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?<rest>(?:t|,? +)\d.*)?$/i,
] as const;

/** A month alone. Of two digits it could be a day: `Mar-19` says neither. */
const monthForms = [
  /^(?<month>[a-z]{3,9})\.?[ ,./-]{1,2}(?<year>\d{4})$/i,
  /^(?<number>\d{1,2})[/-](?<year>\d{4})$/,
  /^(?<year>\d{4})[/-](?<number>\d{1,2})$/,
] as const;

type Parts = Readonly<Record<string, string | undefined>>;

/** Years ahead that a date of two digits may mean, such as the end of a registration; the others are past. */
const yearsAhead = 10;

const yearOf = (written: string, now: Date): number => {
  const year = Number(written);
  if (written.length === 4) return year;
  const ofThisCentury = 2000 + year;
  return ofThisCentury <= now.getUTCFullYear() + yearsAhead ? ofThisCentury : 1900 + year;
};

/** A day that the calendar has, of a year that a vehicle can have to do with: others are slips of the pen. */
const dayOf = ({ year = '', number, month: word, day = '1' }: Parts, now: Date): string | null => {
  const [y, m, d] = [yearOf(year, now), number === undefined ? monthOf(word) : Number(number), Number(day)];
  if (y < 1900 || y > 2200 || m < 1 || m > 12) return null;
  const date = new Date(Date.UTC(y, m - 1, d));
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d ? date.toISOString().slice(0, 10) : null;
};

/** Seconds since midnight: null without a time, undefined for a time that no clock shows. */
const secondsOf = ({ hour, minute, second = '0', half }: Parts): number | null | undefined => {
  if (hour === undefined) return null;
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  const isHour = half === undefined ? h <= 23 : h >= 1 && h <= 12;
  if (!isHour || m > 59 || s > 59) return undefined;
  const hours = half === undefined ? h : (h % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
  return (hours * 60 + m) * 60 + s;
};

/** Minutes ahead of UTC; null without a zone, undefined for one that no place has. */
const offsetOf = ({ zone: written }: Parts): number | null | undefined => {
  if (written === undefined) return null;
  const named = zones[written.toLowerCase()];
  if (named !== undefined) return named;
  const [, sign, hours, minutes = '0'] = /([+-])(\d{2}):?(\d{2})?$/.exec(written) ?? [];
  if (sign === undefined) return undefined;
  const ahead = Number(hours) * 60 + Number(minutes);
  return ahead > 14 * 60 || Number(minutes) > 59 ? undefined : sign === '-' ? -ahead : ahead;
};

const readWritten = (text: string, patterns: readonly RegExp[], now: Date): WrittenDate | null => {
  for (const pattern of patterns) {
    const parts = pattern.exec(text)?.groups;
    if (parts === undefined) continue;
    const time = parts.rest === undefined ? {} : timeForm.exec(parts.rest)?.groups;
    if (time === undefined) return null;
    const [day, seconds, offset] = [dayOf(parts, now), secondsOf(time), offsetOf(time)];
    return day === null || seconds === undefined || offset === undefined ? null : { day, seconds, offset };
  }
  return null;
};

/** The moment that is meant; the start of the day where no time is written. */
const momentOf = ({ day, seconds, offset }: WrittenDate, { timeZone }: FeedClock): Date => {
  const inDay = seconds ?? 0;
  if (offset !== null) return new Date(Date.parse(`${day}T00:00:00Z`) + inDay * 1000 - offset * 60_000);
  return new Date(instantOf(timeZone, day, Math.floor(inDay / 60)).getTime() + (inDay % 60) * 1000);
};

/**
 * A day of a feed as `YYYY-MM-DD`, by the clock of its place: `2026-11-12`, with or without a time and a zone,
 * `12/11/2026`, `12/11/26`, `12 Nov 2026` and their kind; with `month` also a month alone, as its first day. Null for
 * every other text, and for days that no calendar has.
 */
export const readFeedDay = (text: string, clock: FeedClock, { month: isMonth = false } = {}): string | null => {
  const written = readWritten(text, isMonth ? [...forms, ...monthForms] : forms, clock.now);
  if (written === null) return null;
  return written.offset === null ? written.day : calendarDateIn(clock.timeZone, momentOf(written, clock));
};

/** A moment of a feed, from the same texts; a day without a time is its start by the clock of its place. */
export const readFeedInstant = (text: string, clock: FeedClock): Date | null => {
  const written = readWritten(text, forms, clock.now);
  return written === null ? null : momentOf(written, clock);
};

/** Whether a moment lies on a day that the clock of the place has not reached. */
export const isDayAhead = (instant: Date, { timeZone, now }: FeedClock): boolean =>
  instant > now && calendarDateIn(timeZone, instant) > calendarDateIn(timeZone, now);
