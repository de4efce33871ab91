import { addCalendarDays, instantOf, localTime } from '@forecourt/domain/calendar';
import type { AlertReason, SavedSearchRow } from '../../ground/database/schema';

/** Minutes after midnight from which nobody is told anything, and from which they are again. */
const quiet = { from: 20 * 60, until: 8 * 60 } as const;
const monday = 1;

/** How often somebody is told who is told at all. */
export type TellingFrequency = Exclude<SavedSearchRow['frequency'], 'off'>;

/** Milliseconds that a lower price must last before it is told: prices that a feed sends by mistake are back by then. */
export const priceLastsMs = 60 * 60_000;

/** Whether people in the zone are left alone at an instant. */
export const isQuiet = (timeZone: string, instant: Date): boolean => {
  const { minutes } = localTime(timeZone, instant);
  return minutes >= quiet.from || minutes < quiet.until;
};

/** The first eight o'clock in the morning from an instant on, of any day or of Mondays. */
const nextMorning = (timeZone: string, instant: Date, isDay: (weekday: number) => boolean): Date => {
  const { date, weekday } = localTime(timeZone, instant);
  const days = Array.from({ length: 8 }, (_, day) => day);
  for (const day of days) {
    const morning = instantOf(timeZone, addCalendarDays(date, day), quiet.until);
    if (isDay((weekday + day) % 7) && morning.getTime() >= instant.getTime()) return morning;
  }
  throw new Error('A week has no such morning.');
};

/**
 * When a shopper is told of what was found: at once, but at night (20:00 to 8:00) in the morning; each day at 8:00; or on
 * Mondays at 8:00, by the clock of the zone. A lower price must have lasted an hour first.
 */
export const alertDue = ({
  reason,
  frequency,
  at,
  timeZone,
}: {
  readonly reason: AlertReason;
  readonly frequency: TellingFrequency;
  /** When it was found. */
  readonly at: Date;
  readonly timeZone: string;
}): Date => {
  const from = reason === 'lower-price' ? new Date(at.getTime() + priceLastsMs) : at;
  if (frequency === 'weekly') return nextMorning(timeZone, from, (weekday) => weekday === monday);
  if (frequency === 'at-once' && !isQuiet(timeZone, from)) return from;
  return nextMorning(timeZone, from, () => true);
};
