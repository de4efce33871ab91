import { desc, eq } from 'drizzle-orm';
import { bookings } from '../../ground/database/schema';
import type { PersonalRecords } from '../../ground/erasure/personal-records';

/** The test drives that a shopper booked while they were signed in. */
export const bookingRecords: PersonalRecords = {
  subject: 'shopper',
  name: 'test_drives',
  table: 'bookings',
  read: async (db, id) => {
    const rows = await db.select().from(bookings).where(eq(bookings.shopper_id, id)).orderBy(desc(bookings.starts_at));
    return rows.map(({ lead_id, location_id, vehicle_id, starts_at, ends_at, status, at_home, created_at }) => ({
      enquiry: lead_id,
      location: location_id,
      vehicle: vehicle_id?.toString() ?? null,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      state: status,
      brought_to: at_home,
      booked_at: created_at.toISOString(),
    }));
  },
};
