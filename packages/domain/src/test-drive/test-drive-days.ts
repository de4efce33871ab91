import { addCalendarDays, instantOf, localTime, weekdayOf } from '../calendar/zone';
import { dayMinutes } from '../opening-hours/clock';
import { formatClock } from '../opening-hours/hours-words';
import { isOpenAt } from '../opening-hours/open-at';
import { daysFrom, type HoursLocation, hoursOn } from '../opening-hours/special-hours';
import { type DayWords, dayWords, timeWords } from './slot-words';
import { slotGrid, type TestDriveSettings } from './test-drive-settings';

/** What of the settings decides which times there are. */
export type SlotRules = Pick<
  TestDriveSettings,
  'lengthMinutes' | 'stepMinutes' | 'leadHours' | 'daysAhead' | 'beforeClosingMinutes' | 'blockedDays'
>;

/** A time that a test drive may have. */
export interface DriveSlot {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** `10:30 am`. */
  readonly label: string;
}

/** Why a day has no times: the dealer has blocked it, it is closed, its hours are no clock's, or it is over. */
export type NoSlotsReason = 'blocked' | 'closed' | 'no-clock' | 'over';

/** A day with its times. */
export interface DriveDay extends DayWords {
  /** In their order. */
  readonly slots: readonly DriveSlot[];
  /** Null where there are times. */
  readonly none: { readonly why: NoSlotsReason; readonly note: string } | null;
}

/** A location as its times need it. */
export type SlotLocation = HoursLocation & { readonly id: string };

const minuteMs = 60_000;
const gridMs = slotGrid * minuteMs;
const weekdays = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'] as const;

/** Instants of the grid from one on, before another. */
const gridFrom = (from: number, before: number): readonly number[] => {
  const first = Math.ceil(from / gridMs) * gridMs;
  return Array.from({ length: Math.max(0, Math.ceil((before - first) / gridMs)) }, (_, at) => first + at * gridMs);
};

/** A moment at which a test drive may begin, with what the clock of the place shows then. */
interface Start {
  readonly at: number;
  readonly date: string;
  /** Since midnight. */
  readonly minutes: number;
}

/** Whether the clock of a zone goes as time does from one instant to another, by how far it should have gone. */
const isEven = (from: number, to: number, minutes: number): boolean => to - from === minutes * minuteMs;

/**
 * Starts within the stretches of one day's hours; of a night some are on the date after. Reckoned in instants, so that an
 * hour that the clocks skip has none and one that they repeat has each of its own.
 */
const startsOf = (location: SlotLocation, date: string, rules: SlotRules): readonly Start[] => {
  const { time_zone: zone, location_type: department } = location;
  const needed = (rules.lengthMinutes + rules.beforeClosingMinutes) * minuteMs;
  return hoursOn(location, date, department).periods.flatMap(({ open, close }) => {
    const [from, to] = [instantOf(zone, date, open).getTime(), instantOf(zone, date, close).getTime()];
    // On all days but two of a year the clock goes as time does, and need not be read for each piece.
    const even = isEven(from, to, close - open);
    const shown = (at: number): Start => {
      if (!even) return { at, ...localTime(zone, new Date(at)) };
      const minutes = open + (at - from) / minuteMs;
      return minutes < dayMinutes
        ? { at, date, minutes }
        : { at, date: addCalendarDays(date, 1), minutes: minutes - dayMinutes };
    };
    const isOpenAll = (start: number) =>
      Array.from({ length: rules.lengthMinutes }, (_, minute) => new Date(start + minute * minuteMs)).every((minute) =>
        isOpenAt(location, minute, department),
      );
    // Times stand on the steps of the clock, as people say them.
    return gridFrom(from, to - needed + 1)
      .map(shown)
      .filter(({ at, minutes }) => minutes % rules.stepMinutes === 0 && (even || isOpenAll(at)));
  });
};

const blockOf = ({ blockedDays }: SlotRules, { id }: SlotLocation, date: string) =>
  blockedDays.find((day) => day.date === date && (day.location === undefined || day.location === id));

const earliestOf = ({ leadHours }: SlotRules, now: Date): number => now.getTime() + leadHours * 60 * minuteMs;

/** Whether the clock of a zone shows each time of a date once, and none of them not at all. */
const isEvenDay = (zone: string, date: string): boolean =>
  isEven(instantOf(zone, date, 0).getTime(), instantOf(zone, addCalendarDays(date, 1), 0).getTime(), dayMinutes);

const slotOf = (zone: string, { at, minutes }: Start, { lengthMinutes }: SlotRules, evenDay: boolean): DriveSlot => {
  const startsAt = new Date(at);
  return {
    startsAt,
    endsAt: new Date(at + lengthMinutes * minuteMs),
    label: evenDay ? formatClock(minutes) : timeWords(zone, startsAt),
  };
};

/** Why a day without times has none, with the sentence for shoppers. */
const noneOf = (location: SlotLocation, date: string, hadTimes: boolean): NonNullable<DriveDay['none']> => {
  const { isOpen, isSpecial } = hoursOn(location, date, location.location_type);
  if (hadTimes) return { why: 'over', note: 'There are no more times on this day.' };
  const hasHours = isSpecial || location.contact_detail.opening_hours.length > 0;
  if (isOpen || !hasHours) return { why: 'no-clock', note: 'There are no times to book on this day. Please call us.' };
  const note = isSpecial ? `Closed on ${dayWords(date).name}.` : `Closed on ${weekdays[weekdayOf(date)]}.`;
  return { why: 'closed', note };
};

/**
 * The days that a location offers from an instant on, with the times of each (TDRV-01): within its hours and special
 * hours by its own clock, none that is over or sooner than the lead time, none on a blocked day. Who has booked what is
 * not known here.
 */
export const testDriveDays = (location: SlotLocation, rules: SlotRules, now: Date): readonly DriveDay[] => {
  const { time_zone: zone } = location;
  const today = localTime(zone, now).date;
  const dates = daysFrom(today, rules.daysAhead);
  const earliest = earliestOf(rules, now);
  // The hours of a day may end on the next: a time belongs to the date that it begins on.
  const all = [addCalendarDays(today, -1), ...dates].flatMap((date) => startsOf(location, date, rules));
  const once = [...new Map(all.map((start) => [start.at, start])).values()];
  const byDate = Map.groupBy(
    once.toSorted((one, other) => one.at - other.at),
    ({ date }) => date,
  );
  return dates.map((date): DriveDay => {
    const blocked = blockOf(rules, location, date);
    const words = dayWords(date);
    if (blocked !== undefined)
      return { ...words, slots: [], none: { why: 'blocked', note: blocked.why ?? 'No test drives on this day.' } };
    const starts = byDate.get(date) ?? [];
    const evenDay = isEvenDay(zone, date);
    const slots = starts.filter(({ at }) => at >= earliest).map((start) => slotOf(zone, start, rules, evenDay));
    return { ...words, slots, none: slots.length > 0 ? null : noneOf(location, date, starts.length > 0) };
  });
};

/**
 * The time that a location offers at an instant, by the same rules as {@link testDriveDays}; null where it offers none.
 * Reads the hours of that day alone.
 */
export const driveSlotAt = (location: SlotLocation, rules: SlotRules, startsAt: Date, now: Date): DriveSlot | null => {
  const { time_zone: zone } = location;
  const { date } = localTime(zone, startsAt);
  const today = localTime(zone, now).date;
  const at = startsAt.getTime();
  const isOffered =
    date >= today &&
    date < addCalendarDays(today, rules.daysAhead) &&
    at >= earliestOf(rules, now) &&
    blockOf(rules, location, date) === undefined;
  const start = isOffered
    ? [addCalendarDays(date, -1), date].flatMap((day) => startsOf(location, day, rules)).find((one) => one.at === at)
    : undefined;
  return start === undefined ? null : slotOf(zone, start, rules, isEvenDay(zone, date));
};

/** All times of some days. */
export const slotsOf = (days: readonly DriveDay[]): readonly DriveSlot[] => days.flatMap(({ slots }) => slots);

/** The pieces of the grid that a stretch of time touches, by the instants at which they begin. */
export const gridPieces = (startsAt: Date, endsAt: Date): readonly Date[] =>
  gridFrom(Math.floor(startsAt.getTime() / gridMs) * gridMs, endsAt.getTime()).map((piece) => new Date(piece));

/** Those of some times that begin nearest to an instant, the nearest first; of two as near, the later. */
export const nearestSlots = (slots: readonly DriveSlot[], at: Date, most = 3): readonly DriveSlot[] => {
  const away = ({ startsAt }: DriveSlot) => Math.abs(startsAt.getTime() - at.getTime());
  return slots
    .toSorted((one, other) => away(one) - away(other) || other.startsAt.getTime() - one.startsAt.getTime())
    .slice(0, most);
};
