import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { type BookingRow, bookingEvents, bookings, dealerships, leads } from '../../ground/database/schema';
import { typedName } from '../../ground/text/typed-name';
import { bookedPlace } from './booking-place';
import { bookedTime, type FoundBooking } from './booking-view';
import { findBookings } from './find-booking';

/** Which test drives are listed; null for all. */
export interface BookingFilter {
  readonly dealership: string | null;
  readonly site: string | null;
  readonly state: BookingRow['status'] | null;
  readonly from: Date | null;
  readonly before: Date | null;
}

/** A test drive as an operator sees it. */
export interface ListedBooking {
  readonly booking_id: string;
  readonly lead_id: string;
  readonly website_id: string;
  readonly dealership: string;
  readonly location: string;
  readonly vehicle: string | null;
  readonly starts_at: string;
  /** By the clock of its place: `Tuesday 24 November 2026, 10:30 am AEDT`. */
  readonly when: string;
  readonly state: BookingRow['status'];
  /** Where the vehicle is brought; null where the shopper comes. */
  readonly at_home: BookingRow['at_home'];
  readonly vehicle_state: BookingRow['vehicle_news'];
}

const listed = ({ booking, dealership, vehicle }: FoundBooking): ListedBooking => {
  const zone = bookedPlace(dealership, booking.location_id)?.time_zone ?? 'UTC';
  const { day, time, clock } = bookedTime(booking, zone);
  return {
    booking_id: booking.id,
    lead_id: booking.lead_id,
    website_id: booking.website_id,
    dealership: dealership.slug,
    location: booking.location_id,
    vehicle: vehicle?.name ?? null,
    starts_at: booking.starts_at.toISOString(),
    when: `${day}, ${time} ${clock}`,
    state: booking.status,
    at_home: booking.at_home,
    vehicle_state: booking.vehicle_news,
  };
};

/** Test drives by their time, the first first. */
export const listBookings = async (
  db: Pick<Db, 'select'>,
  { dealership, site, state, from, before }: BookingFilter,
  limit: number,
): Promise<readonly ListedBooking[]> => {
  const found = await findBookings(
    db,
    and(
      dealership === null ? undefined : eq(dealerships.slug, dealership),
      site === null ? undefined : eq(bookings.website_id, site),
      state === null ? undefined : eq(bookings.status, state),
      from === null ? undefined : gte(bookings.starts_at, from),
      before === null ? undefined : lt(bookings.starts_at, before),
    ),
    limit,
  );
  return found.map(listed);
};

/** What an operator sees of one test drive: who comes, and what became of it. */
export interface ShownBooking extends ListedBooking {
  /** Null once their data are erased. */
  readonly shopper: { readonly name: string; readonly phone: string; readonly email: string } | null;
  readonly events: readonly {
    readonly at: string;
    readonly what: string;
    readonly who: string;
    readonly why: string | null;
    readonly starts_at: string;
  }[];
}

/** One test drive whole; null where there is none of that id. */
export const showBooking = async (db: Pick<Db, 'select'>, id: string): Promise<ShownBooking | null> => {
  const [found] = await findBookings(db, eq(bookings.id, id), 1);
  if (found === undefined) return null;
  const [lead] = await db
    .select({ submission: leads.submission, erasedAt: leads.erased_at })
    .from(leads)
    .where(eq(leads.id, found.booking.lead_id));
  const events = await db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.booking_id, id))
    .orderBy(asc(bookingEvents.at), asc(bookingEvents.id));
  const isKept = lead !== undefined && lead.erasedAt === null;
  return {
    ...listed(found),
    shopper: isKept
      ? {
          name: typedName(lead.submission.userData),
          phone: lead.submission.userData.phone,
          email: lead.submission.userData.email,
        }
      : null,
    events: events.map(({ at, what, who, why, starts_at }) => ({
      ...{ what, who, why },
      at: at.toISOString(),
      starts_at: starts_at.toISOString(),
    })),
  };
};
