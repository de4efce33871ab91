/** Reminders of a test drive: the day before, and two hours before. */
export type Reminder = 'day' | 'hours';

const hourMs = 60 * 60 * 1000;

/** What decides which reminder a test drive is due. */
export interface ReminderState {
  readonly startsAt: Date;
  /** When it got this time: what was booked a moment ago needs no reminder. */
  readonly timedAt: Date;
  readonly remindedDayAt: Date | null;
  readonly remindedHoursAt: Date | null;
}

/**
 * How long before its time each is sent, how long before it is too late for it, and how long before its time a booking must
 * have been made to need it, in hours. A database is asked for what is due in these terms, too.
 */
export const reminderRules = {
  day: { before: 24, atLeast: 3, since: 26 },
  hours: { before: 2, atLeast: 0.5, since: 4 },
} as const;

/**
 * The reminder that a test drive is due at an instant; null for none. Each is sent once, late where nobody was there to send
 * it, but not so late that it says what the shopper knows: a booking of today has none of the day before.
 */
export const dueReminder = (
  { startsAt, timedAt, remindedDayAt, remindedHoursAt }: ReminderState,
  now: Date,
): Reminder | null => {
  const left = (startsAt.getTime() - now.getTime()) / hourMs;
  const age = (startsAt.getTime() - timedAt.getTime()) / hourMs;
  const isDue = ({ before, atLeast, since }: (typeof reminderRules)[Reminder]) =>
    left <= before && left > atLeast && age >= since;
  if (remindedHoursAt === null && isDue(reminderRules.hours)) return 'hours';
  return remindedDayAt === null && isDue(reminderRules.day) ? 'day' : null;
};
