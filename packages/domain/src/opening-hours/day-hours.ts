import { dayMinutes, readClock } from './clock';

/** A stretch in which a place is open, in minutes since midnight of its date. A close above 1440 is on the next day. */
export interface OpenPeriod {
  readonly open: number;
  readonly close: number;
}

/** The hours of one day: open in several stretches, in words alone, or not at all. */
export interface DayHours {
  readonly isOpen: boolean;
  /** In their order; empty where the hours are words alone. */
  readonly periods: readonly OpenPeriod[];
  /** Hours without a clock, such as `By appointment`. */
  readonly words: readonly string[];
}

/** An entry of hours, as the week and special days both have it. */
export interface HoursEntry {
  readonly status: 'Open' | 'Closed';
  readonly open: string | null;
  readonly close: string | null;
  readonly formated_hours?: string;
}

/**
 * The stretch between two clocks; a close at or before the open is on the next day. Null where a clock is missing or is
 * no time: what cannot be understood is neither shown nor reckoned with.
 */
export const periodOf = ({ open, close }: Pick<HoursEntry, 'open' | 'close'>): OpenPeriod | null => {
  const [from, to] = [readClock(open), readClock(close)];
  if (from === null || to === null || from === dayMinutes) return null;
  return { open: from, close: to <= from ? to + dayMinutes : to };
};

/** What all entries of one day say together. Where some are open and some are closed, the first is believed. */
export const dayHours = (entries: readonly HoursEntry[]): DayHours => {
  const isOpen = entries[0]?.status === 'Open';
  const periods: OpenPeriod[] = [];
  const words: string[] = [];
  for (const entry of isOpen ? entries : []) {
    const period = entry.status === 'Open' ? periodOf(entry) : undefined;
    if (period) periods.push(period);
    else if (period === null && entry.formated_hours?.trim()) words.push(entry.formated_hours.trim());
  }
  return { isOpen, periods: periods.sort((one, other) => one.open - other.open), words };
};
