import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { type BookingRow, bookings, leads, sites } from '../../ground/database/schema';
import type { ShopperDestination } from '../../ground/database/schema/shapes/destination';
import { insertMessage } from '../../ground/messages/new-message';
import { smsNumber } from '../leads';
import { storedSite } from '../sites';
import { reminderKind } from './booking-kinds';
import { dueOf, isReminderDue, remindedColumns } from './reminder-due';
import type { BookingMessages } from './send-booking';

/** Test drives that one turn reminds of at most; the next takes the rest. */
const batch = 200;

/** By what a shopper is reminded: as their receipts go, a text where the site sends those and the number takes them. */
const wayOf = async (tx: Tx, booking: BookingRow): Promise<ShopperDestination['by'] | null> => {
  const [found] = await tx
    .select({ submission: leads.submission, erasedAt: leads.erased_at, site: sites.document })
    .from(leads)
    .innerJoin(sites, eq(sites.website_id, leads.website_id))
    .where(eq(leads.id, booking.lead_id));
  const site = found === undefined ? null : storedSite(found.site);
  if (found === undefined || site === null || found.erasedAt !== null) return null;
  const { phone, email } = found.submission.userData;
  if (site.receipts.sms && smsNumber(phone) !== null) return 'sms';
  return email === '' ? null : 'email';
};

/**
 * Has shoppers reminded of test drives that are near: the day before and two hours before, each once, whoever else sends at
 * this moment. Cancelled ones are not among them.
 * @returns how many reminders were made
 */
export const sendReminders = ({
  db,
  ...maker
}: BookingMessages & { readonly db: Pick<Db, 'transaction'> }): Promise<number> =>
  db.transaction(async (tx) => {
    const { now } = maker;
    const due = await tx
      .select()
      .from(bookings)
      .where(isReminderDue(now))
      .orderBy(bookings.starts_at)
      .limit(batch)
      .for('update', { skipLocked: true });
    let sent = 0;
    for (const booking of due) {
      const reminder = dueOf(booking, now);
      if (reminder === null) continue;
      const by = await wayOf(tx, booking);
      await tx
        .update(bookings)
        .set({ [remindedColumns[reminder]]: now })
        .where(eq(bookings.id, booking.id));
      if (by === null) continue;
      const destination: ShopperDestination = { kind: 'shopper', by };
      await insertMessage(tx, maker, { kind: reminderKind, subjectId: booking.lead_id, destination, now });
      sent += 1;
    }
    return sent;
  });
