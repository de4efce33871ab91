import { addCalendarDays, localTime } from '../calendar/zone';
import { formatClock } from '../opening-hours/hours-words';
import { dateLabel } from '../opening-hours/upcoming-hours';

const shortWeekday = new Intl.DateTimeFormat('en-AU', { weekday: 'short', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('en-AU', { month: 'short', timeZone: 'UTC' });

/** A calendar date as a slot picker has it. */
export interface DayWords {
  readonly date: string;
  /** `Tue`, `24`, `Nov`, `Tuesday 24 November`. */
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly name: string;
}

/** The words of a calendar date, `YYYY-MM-DD`. */
export const dayWords = (date: string): DayWords => {
  const instant = new Date(`${date}T00:00:00Z`);
  return {
    date,
    weekday: shortWeekday.format(instant),
    day: String(instant.getUTCDate()),
    month: shortMonth.format(instant),
    name: dateLabel(date),
  };
};

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** The format that names the clock of a zone, made once: making one takes longer than all that it is asked for. */
const zoneFormat = (timeZone: string): Intl.DateTimeFormat => {
  const made = zoneFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' });
  zoneFormats.set(timeZone, made);
  return made;
};

/** What the clock of a zone is called at an instant: `AEDT`. */
const clockName = (timeZone: string, instant: Date): string =>
  zoneFormat(timeZone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

const hourMs = 60 * 60 * 1000;

/** Whether a clock shows this time twice on its day, since it goes back. */
const isShownTwice = (timeZone: string, instant: Date): boolean => {
  const { date, minutes } = localTime(timeZone, instant);
  return [-1, -0.5, 0.5, 1].some((hours) => {
    const other = localTime(timeZone, new Date(instant.getTime() + hours * hourMs));
    return other.date === date && other.minutes === minutes;
  });
};

/** A time by the clock of a zone: `10:30 am`; of one that is shown twice, which: `2:30 am AEDT`. */
export const timeWords = (timeZone: string, instant: Date): string => {
  const time = formatClock(localTime(timeZone, instant).minutes);
  return isShownTwice(timeZone, instant) ? `${time} ${clockName(timeZone, instant)}` : time;
};

/** A time with its day: `Tuesday 24 November, 10:30 am`. */
export const momentWords = (timeZone: string, instant: Date): string =>
  `${dateLabel(localTime(timeZone, instant).date)}, ${timeWords(timeZone, instant)}`;

/** When a test drive is, by the clock of its place. */
export interface DriveTimeWords {
  /** `Tuesday 24 November 2026`. */
  readonly day: string;
  readonly time: string;
  readonly until: string;
  /** `AEDT`. */
  readonly clock: string;
}

/** When a test drive is, in words. */
export const driveTimeWords = (timeZone: string, startsAt: Date, endsAt: Date): DriveTimeWords => {
  const { date } = localTime(timeZone, startsAt);
  return {
    day: `${dateLabel(date)} ${date.slice(0, 4)}`,
    time: timeWords(timeZone, startsAt),
    until: timeWords(timeZone, endsAt),
    clock: clockName(timeZone, startsAt),
  };
};

/** `today`, `tomorrow`, or `on Tuesday 24 November`: how far a day is from an instant, by the calendar of the zone. */
export const daysAway = (timeZone: string, startsAt: Date, now: Date): string => {
  const { date } = localTime(timeZone, startsAt);
  const today = localTime(timeZone, now).date;
  if (date === today) return 'today';
  return date === addCalendarDays(today, 1) ? 'tomorrow' : `on ${dateLabel(date)}`;
};
