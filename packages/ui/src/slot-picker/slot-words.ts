/** The texts of the slot picker other than the days themselves. */
export type SlotWords = {
  /** Names the row of days. */
  readonly day: string;
  readonly earlier: string;
  readonly later: string;
  /** After the count of free times: "6 free". */
  readonly free: string;
  readonly full: string;
  readonly closed: string;
  readonly taken: string;
  readonly past: string;
  /** The sentences where a day has nothing; a day's own `closedNote` comes first. */
  readonly fullNote: string;
  readonly closedNote: string;
  /** Before the name of the next day with a free time. */
  readonly nextFree: string;
  /** Before the chosen time. */
  readonly chosen: string;
  readonly loading: string;
};

export const slotWords: SlotWords = {
  day: 'Day',
  earlier: 'Earlier days',
  later: 'Later days',
  free: 'free',
  full: 'Full',
  closed: 'Closed',
  taken: 'Taken',
  past: 'Past',
  fullNote: 'No free times on this day.',
  closedNote: 'Closed on this day.',
  nextFree: 'Next free day:',
  chosen: 'Your time:',
  loading: 'Loading times',
};
