import { lt } from 'drizzle-orm';
import { bookingPieces } from '../../ground/database/schema';
import type { Upkeep } from '../../ground/modules/upkeep';
import { followVehicles } from './follow-vehicles';
import { sendReminders } from './send-reminders';

/** How long the time of a test drive that is over is kept, in milliseconds: nobody can book it any more. */
const keptMs = 2 * 24 * 60 * 60 * 1000;

/** Reminds of test drives, follows what becomes of their vehicles, and clears away times that are over. */
export const bookingUpkeep: readonly Upkeep[] = [
  {
    name: 'booking-reminders',
    run: async ({ db, env: { mailFrom }, now, enqueue, log }) => {
      const reminders = await sendReminders({ db, mailFrom, now, enqueue });
      if (reminders > 0) log.info({ reminders }, 'reminders of test drives made');
    },
  },
  {
    name: 'booking-vehicles',
    run: async ({ db, env: { mailFrom }, now, enqueue, log }) => {
      const found = await followVehicles({ db, mailFrom, now, enqueue });
      if (found > 0) log.info({ bookings: found }, 'vehicles of test drives were sold or reserved');
    },
  },
  {
    name: 'booking-pieces',
    run: async ({ db, now }) => {
      await db.delete(bookingPieces).where(lt(bookingPieces.piece, new Date(now.getTime() - keptMs)));
    },
  },
];
