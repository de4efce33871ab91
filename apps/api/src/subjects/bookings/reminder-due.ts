import { dueReminder, type Reminder, reminderRules } from '@forecourt/domain/test-drive';
import { and, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type BookingRow, bookings } from '../../ground/database/schema';

const hourMs = 60 * 60 * 1000;

/** Where it is noted that a reminder was made. */
export const remindedColumns = { day: 'reminded_day_at', hours: 'reminded_hours_at' } as const satisfies Record<
  Reminder,
  keyof BookingRow
>;

const isDue = (reminder: Reminder, now: Date): SQL | undefined => {
  const { before, atLeast, since } = reminderRules[reminder];
  const hoursFrom = (hours: number) => new Date(now.getTime() + hours * hourMs);
  return and(
    isNull(bookings[remindedColumns[reminder]]),
    lte(bookings.starts_at, hoursFrom(before)),
    gt(bookings.starts_at, hoursFrom(atLeast)),
    sql`${bookings.timed_at} <= ${bookings.starts_at} - make_interval(hours => ${since})`,
  );
};

/**
 * Test drives that are due a reminder, as `dueReminder` of the domain says: asked of the database, so that those that are
 * not due stand in nobody's way. Served by the index `bookings_to_come`.
 */
export const isReminderDue = (now: Date): SQL | undefined =>
  and(
    ne(bookings.status, 'cancelled'),
    // What the rules say themselves, in the terms of the index.
    gt(bookings.starts_at, now),
    lte(bookings.starts_at, new Date(now.getTime() + reminderRules.day.before * hourMs)),
    or(isDue('hours', now), isDue('day', now)),
  );

/** The reminder that one test drive is due; null for none. */
export const dueOf = (
  { starts_at, timed_at, reminded_day_at, reminded_hours_at }: BookingRow,
  now: Date,
): Reminder | null =>
  dueReminder(
    { startsAt: starts_at, timedAt: timed_at, remindedDayAt: reminded_day_at, remindedHoursAt: reminded_hours_at },
    now,
  );
