import { isAvailable } from '@forecourt/domain/vehicle';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../ground/database/database';
import { type BookingRow, bookingEvents, bookingPieces, bookings, leads } from '../../ground/database/schema';
import { tokenDigest } from '../../ground/sealing/token-digest';
import { phoneNumber } from '../../ground/text/phone-number';
import { type LeadContext, type LeadSubject, type SubmittedLead, submitLead } from '../leads';
import { eventRow } from './booking-events';
import { linkMs } from './booking-keys';
import { mayBook } from './booking-limits';
import { type NewBooking, vehicleIdOf } from './new-booking';
import { shopperMessage } from './send-booking';
import { SeatLost, untilSeated } from './slot-taken';
import { findSeats, placeLock } from './take-seats';
import type { FreePiece, SeatPlace } from './taken-times';

/** More test drives than one person books in a day: thrown within the transaction, so that nothing is stored. */
export class TooManyBookings extends Error {
  override readonly name = 'TooManyBookings';
}

export interface StoreContext extends LeadContext {
  readonly db: Db;
  /** The token of a booking's address. */
  readonly manageToken: (bookingId: string) => string;
  /** Those who are counted are kept as digests by this. */
  readonly limitsSecret: string;
}

/** A booking that is stored, now or before, with its enquiry; or why the enquiry is not taken. */
export type StoredBooking =
  | { readonly kind: 'booked'; readonly booking: BookingRow; readonly isRepeat: boolean }
  | Extract<SubmittedLead, { kind: 'refused' }>;

const seatsOf = ({ site }: StoreContext, { place, vehicle }: NewBooking): SeatPlace => ({
  dealershipId: place.dealership.id,
  locationId: place.location.id,
  capacity: site.testDrive.capacityPerSlot,
  vehicleId: vehicleIdOf({ vehicle }),
});

/** Places of a vehicle are its dealership's: what was read to choose one says whom the enquiry is for. */
const subjectOf = ({ place, vehicle, submission }: NewBooking): LeadSubject => ({
  dealership: place.dealership,
  vehicleId: vehicleIdOf({ vehicle }),
  carType: vehicle === null ? submission.car_type : vehicle.car_type,
  isSold: vehicle !== null && !isAvailable(vehicle),
  location: place.location.id,
});

/** Whether its enquiry is kept for somebody to look at (LEAD-04): the shopper is written to once it is let go. */
const isHeld = ({ signs = [] }: StoreContext, { place }: NewBooking): boolean =>
  signs.length > 0 && place.dealership.suspected_leads === 'hold';

/** One that somebody has to look at first, as the site or its dealership wants it, waits for their word. */
const statusOf = (context: StoreContext, asked: NewBooking): BookingRow['status'] =>
  isHeld(context, asked) || context.site.testDrive.confirmation === 'by-dealer' ? 'waiting' : 'confirmed';

/**
 * Stores a booking with its seats and the first line of its history, in one statement. What keeps a seat, and a vehicle, from
 * being taken twice are the keys of the table of seats.
 * @throws SeatLost
 */
const insertBooking = async (
  tx: Tx,
  context: StoreContext,
  asked: NewBooking,
  { leadId, seats }: { readonly leadId: string; readonly seats: readonly FreePiece[] },
): Promise<BookingRow> => {
  const { site, now, manageToken } = context;
  const { slot, place } = asked;
  const id = uuidv7();
  const { dealershipId, locationId, vehicleId } = seatsOf(context, asked);
  // Beside others who take what they saw free, and not while somebody is alone at the place. The seats stand as two lists:
  // a statement with the values of each row apart takes long to be written.
  const pieces = sql.param(seats.map(({ piece }) => piece.toISOString()));
  const numbers = sql.param(seats.map(({ seat }) => seat));
  const taken = tx.$with('taken', {}).as(sql`
    with beside as materialized (
      select pg_try_advisory_xact_lock_shared(${placeLock({ dealershipId, locationId })}) as may
    )
    insert into ${bookingPieces} (dealership_id, location_id, vehicle_id, booking_id, piece, seat)
    select ${dealershipId}, ${locationId}, ${vehicleId}::bigint, ${id}::uuid, wanted.piece, wanted.seat
    from beside, unnest(${pieces}::timestamptz[], ${numbers}::int[]) as wanted (piece, seat)
    where beside.may
    on conflict do nothing returning piece`);
  const event = eventRow({ bookingId: id, what: 'booked', who: 'shopper', startsAt: slot.startsAt, now });
  const told = tx.$with('told').as(tx.insert(bookingEvents).values(event).returning({ id: bookingEvents.id }));
  const [row] = await tx
    .with(taken, told)
    .insert(bookings)
    .values({
      id,
      website_id: site.website_id,
      dealership_id: place.dealership.id,
      location_id: place.location.id,
      vehicle_id: vehicleId,
      lead_id: leadId,
      starts_at: slot.startsAt,
      ends_at: slot.endsAt,
      status: statusOf(context, asked),
      manage_digest: tokenDigest(manageToken(id)),
      link_until: new Date(slot.endsAt.getTime() + linkMs),
      // An account that was deleted at this moment has none, as the lead says.
      shopper_id: sql`(select ${leads.shopper_id} from ${leads} where ${leads.id} = ${leadId})`,
      at_home: asked.atHome,
      timed_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning({ ...getTableColumns(bookings), seats: sql<number>`(select count(*)::int from taken)` });
  if (row === undefined) throw new Error('The booking was not stored.');
  const { seats: held, ...booking } = row;
  if (held < seats.length) throw new SeatLost();
  return booking;
};

/**
 * Books it with the seats that were seen, or with some that are looked for as the only one at the place.
 * @throws SeatLost where somebody else has one of them, or is looking for some
 */
const storeOnce = async (context: StoreContext, asked: NewBooking): Promise<StoredBooking> => {
  const { db, site, now, limitsSecret: secret } = context;
  const place = seatsOf(context, asked);
  const { email, phone } = asked.submission.userData;
  const who = { email: email.toLowerCase(), phone: phoneNumber(phone)?.e164 ?? phone.replace(/\D/g, '') };
  let { seats } = asked;
  const made: { booking: BookingRow | null } = { booking: null };
  const lead = await submitLead(
    {
      ...context,
      subject: subjectOf(asked),
      // What the shopper gets is the confirmation, with the file for calendars.
      mayReceive: async () => false,
      beforeStoring: async (tx) => {
        seats ??= await findSeats(tx, place, asked.slot);
        if (!(await mayBook(tx, { websiteId: site.website_id, ...who }, { now, secret }))) throw new TooManyBookings();
      },
      afterStoring: async (tx, leadId) => {
        if (seats === null) throw new Error('A booking was to be stored before its seats were found.');
        const booking = await insertBooking(tx, context, asked, { leadId, seats });
        made.booking = booking;
        return [shopperMessage(context, booking, { isHeld: isHeld(context, asked) })];
      },
    },
    asked.submission,
  );
  if (lead.kind === 'refused') return lead;
  if (made.booking !== null) return { kind: 'booked', booking: made.booking, isRepeat: false };
  const [booking] = await db.select().from(bookings).where(eq(bookings.lead_id, lead.lead_id));
  if (booking === undefined) throw new Error(`The lead ${lead.lead_id} was stored without its test drive.`);
  return { kind: 'booked', booking, isRepeat: true };
};

/**
 * Books a test drive: its enquiry, its time, and the messages of both, in one transaction (TDRV-01). The same form sent
 * twice is one booking. The time is taken from this moment, whether the dealer has to confirm it or not. Seats that were
 * seen free a moment ago are tried first, without keeping others of the place waiting; where somebody was quicker it is
 * looked again, one after the other.
 * @throws SlotTaken where the time is not free; nothing is stored
 * @throws TooManyBookings where somebody books more than one does
 */
export const storeBooking = async (context: StoreContext, asked: NewBooking): Promise<StoredBooking> => {
  let { seats } = asked;
  return untilSeated(() => {
    const tried = storeOnce(context, { ...asked, seats });
    seats = null;
    return tried;
  });
};
