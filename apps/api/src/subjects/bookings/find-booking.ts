import type { SiteDocument } from '@forecourt/config/site-document';
import { and, eq, getTableColumns, gt, type SQL } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { bookings, dealerships, vehicles } from '../../ground/database/schema';
import { tokenDigest } from '../../ground/sealing/token-digest';
import { vehicleFromRow } from '../vehicles';
import type { FoundBooking } from './booking-view';

/** More than anybody has of what is not listed. */
const mostFound = 500;

/** Bookings of these conditions, by their time, with what they are made of. */
export const findBookings = async (
  db: Pick<Db, 'select'>,
  where: SQL | undefined,
  limit = mostFound,
): Promise<readonly FoundBooking[]> => {
  const rows = await db
    .select({ booking: getTableColumns(bookings), dealership: dealerships.document, vehicle: vehicles })
    .from(bookings)
    .innerJoin(dealerships, eq(dealerships.id, bookings.dealership_id))
    .leftJoin(vehicles, eq(vehicles.id, bookings.vehicle_id))
    .where(where)
    .orderBy(bookings.starts_at, bookings.id)
    .limit(limit);
  return rows.map(({ booking, dealership, vehicle }) => ({
    booking,
    dealership,
    vehicle: vehicle === null ? null : vehicleFromRow(vehicle, dealership.slug),
  }));
};

/** The booking of a site whose address has this token, while that works; null for none. */
export const bookingByToken = async (
  db: Pick<Db, 'select'>,
  { website_id }: Pick<SiteDocument, 'website_id'>,
  token: string,
  now: Date,
): Promise<FoundBooking | null> => {
  const own = and(
    eq(bookings.manage_digest, tokenDigest(token)),
    eq(bookings.website_id, website_id),
    gt(bookings.link_until, now),
  );
  return (await findBookings(db, own))[0] ?? null;
};
