/** A time of a day. */
export type Slot = {
  /** What the form sends, unique over all days: "2026-11-24T10:30". */
  readonly value: string;
  /** "10:30 am". */
  readonly label: string;
  readonly state: 'free' | 'taken' | 'past';
};

/** A day with its times. Which there are, and in which time zone, is decided before. */
export type SlotDay = {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** "Tue". */
  readonly weekday: string;
  /** "24". */
  readonly day: string;
  /** "Nov". */
  readonly month: string;
  /** The whole date for screen readers: "Tuesday 24 November". */
  readonly name: string;
  /** In the order of the day; empty where nothing is open. */
  readonly slots: readonly Slot[];
  /** Why there are no times: "Closed for Australia Day." */
  readonly closedNote?: string;
};

/** What a day has to offer. */
export type DayState = 'free' | 'full' | 'closed';

/** How many times of a day can be had. */
export const freeCount = ({ slots }: SlotDay): number => slots.filter(({ state }) => state === 'free').length;

/** A day without times is closed; one with times of which none is free is full. */
export const dayState = (day: SlotDay): DayState => {
  if (day.slots.length === 0) return 'closed';
  return freeCount(day) > 0 ? 'free' : 'full';
};

/** The chosen time with its day, if it is still free. */
export const findSlot = (
  days: readonly SlotDay[],
  value: string,
): { readonly day: SlotDay; readonly slot: Slot } | undefined => {
  for (const day of days) {
    const slot = day.slots.find((candidate) => candidate.value === value);
    if (slot !== undefined) return slot.state === 'free' ? { day, slot } : undefined;
  }
  return undefined;
};

/** The first day with a free time, `after` a date if one is given. */
export const nextFreeDay = (days: readonly SlotDay[], after = ''): SlotDay | undefined =>
  days.find((day) => day.date > after && dayState(day) === 'free');
