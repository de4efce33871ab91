import type { NearSlot } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { errorCatalogue } from '@forecourt/domain/error-catalogue';
import { momentWords } from '@forecourt/domain/test-drive';
import type { CarType } from '@forecourt/domain/vehicle';
import type { BookingRow } from '../../ground/database/schema';
import { comeLater, type Refusal, refusal, type ShopperWrite } from '../../ground/http/shopper-write';
import type { PublicAddresses } from '../../ground/http/site-origins';
import { createTurns, TurnsFull } from '../../ground/limits/turns';
import { type LeadContext, readLeadRequest } from '../leads';
import type { Geocoder } from '../places';
import { siteDealerships } from '../sites';
import { findSiteVehicleById } from '../vehicles';
import { bookingTriesFor } from './booking-limits';
import { lookForSeats } from './look-for-seats';
import { type NewBooking, vehicleIdOf } from './new-booking';
import { offeredDays } from './offered-days';
import { carIdOf, emailOf, enquiryOf, readDrive, sentBooking } from './read-booking';
import { SlotTaken } from './slot-taken';
import { storeBooking, TooManyBookings } from './store-booking';

/** What booking a test drive works with, beside what its write brings. */
export interface BookingDeps extends Pick<LeadContext, 'enqueue' | 'mailFrom' | 'updateToken'> {
  readonly manageToken: (bookingId: string) => string;
  readonly limitsSecret: string;
  /**
   * Counts an enquiry by its address and site: seconds until more are taken, or null when this one is (LEAD-04). Its number
   * is counted when it is stored, by a limit that is narrower than that of enquiries.
   */
  readonly limit: (write: Pick<ShopperWrite, 'context'>) => Promise<number | null>;
  /** Takes it back from the count of the site, where its number was over a limit of its own. */
  readonly uncount: (write: Pick<ShopperWrite, 'context'>) => Promise<void>;
  readonly geocode: Geocoder;
  readonly addresses: PublicAddresses;
}

/** A test drive that is booked, now or before. */
export interface TakenBooking {
  readonly kind: 'booked';
  readonly booking: BookingRow;
  readonly isRepeat: boolean;
  readonly carType: CarType | null;
  readonly timeZone: string;
}

/** A time that is not to be had, with those that are near it. */
export interface TakenRefusal extends Refusal {
  readonly nearest: readonly NearSlot[];
}

/** Why the log says that a time was not given. */
export const slotTaken = 'slot_taken';
/** The same where the site has no test drives. */
export const noTestDrives = 'no_test_drives';

const noDrivesWords = 'Test drives cannot be booked on this site. Please use the contact form, or call us.';
const manyWords = 'You have booked several test drives today. Please call us for more: we are glad to find a time.';

const busyWords =
  'We have had many enquiries in a short time. Please send the form again in a few minutes, or call us.';

const nearWords = (nearest: readonly NearSlot[]): string =>
  nearest.length === 0
    ? 'There is no other free time here. Please call us.'
    : `Free near it: ${nearest.map(({ label }) => label).join('; ')}.`;

/** What somebody is answered whose time is not to be had: that it is not, and what is near it. */
const takenAnswer = async (
  { context, site }: ShopperWrite,
  { place, slot, vehicle }: Pick<NewBooking, 'place' | 'vehicle'> & { readonly slot: { readonly startsAt: Date } },
  isOffered: boolean,
): Promise<TakenRefusal> => {
  const { db, now } = context;
  const offered = await offeredDays(db, { place, settings: site.testDrive, vehicleId: vehicleIdOf({ vehicle }), now });
  const nearest = offered.nearest(slot.startsAt);
  const when = momentWords(place.location.time_zone, slot.startsAt);
  const why = isOffered ? `${when} has just been taken.` : `${when} cannot be booked any more.`;
  const message = `${why} ${nearWords(nearest)}`;
  return { ...refusal(409, slotTaken, message, [{ path: 'slot', message }]), nearest };
};

const takes = ({ flags }: Pick<SiteDocument, 'flags'>): boolean => flags['test-drive'];

/** Reads a test drive by the rules of its site, which has them, counts it, and books it (TDRV-01). */
const takeOne =
  (deps: BookingDeps) =>
  async (write: ShopperWrite): Promise<TakenBooking | Refusal | TakenRefusal> => {
    const { context, site, sent } = write;
    const { db, now } = context;
    const body = sentBooking(sent);
    const carId = carIdOf(body);
    const dealerships = await siteDealerships(db, site);
    const found = carId === null ? null : await findSiteVehicleById(db, site, carId);
    const vehicle = found?.vehicle ?? null;
    const drive = await readDrive(body, {
      site,
      dealerships,
      vehicle,
      isGone: carId !== null && vehicle === null,
      geocode: deps.geocode,
      now,
    });
    const { place, startsAt, slot, faults } = drive;
    let seats: NewBooking['seats'] = null;
    if (place !== null && startsAt !== null && faults.length === 0) {
      if (slot === null) return takenAnswer(write, { place, vehicle, slot: { startsAt } }, false);
      // Most of a crowd are answered by this alone: nothing of theirs is checked, counted or stored. Nor is it counted as an
      // enquiry where a time was taken while its page stood open.
      const asked = { place, vehicle, slot, email: emailOf(body) };
      const look = await lookForSeats(db, asked, site.testDrive.capacityPerSlot);
      if (look.isOthers) return takenAnswer(write, asked, true);
      seats = look.seats;
    }
    const request = readLeadRequest(enquiryOf(body, drive), site, {
      dealerships: dealerships.length,
      env: deps.addresses,
      tokens: { open: () => null },
      now,
      takes,
    });
    const all = [...faults, ...(request.kind === 'faults' ? request.faults : [])];
    if (request.kind !== 'submission' || all.length > 0 || place === null || slot === null)
      return refusal(422, 'faults', errorCatalogue['form-summary'].message, all);
    const wait = await deps.limit(write);
    if (wait !== null) return comeLater(wait, 429, 'limit', busyWords);
    const { enqueue, mailFrom, updateToken, manageToken, limitsSecret } = deps;
    const shopperId = context.actor.kind === 'shopper' ? context.actor.id : null;
    try {
      const stored = await storeBooking(
        {
          ...{ db, site, now, enqueue, mailFrom, updateToken, manageToken, limitsSecret, shopperId },
          ...{ signs: request.signs, mayReceive: async () => false },
        },
        { submission: request.submission, place, slot, vehicle, atHome: drive.atHome, seats },
      );
      if (stored.kind === 'refused') return refusal(422, stored.reason, stored.message, [stored]);
      const { booking, isRepeat } = stored;
      return {
        ...{ kind: 'booked', booking, isRepeat },
        carType: vehicle?.car_type ?? null,
        timeZone: place.location.time_zone,
      };
    } catch (error) {
      if (error instanceof SlotTaken) return takenAnswer(write, { place, vehicle, slot }, true);
      if (error instanceof TooManyBookings) {
        await deps.uncount(write);
        return refusal(429, 'limit', manyWords);
      }
      throw error;
    }
  };

/** Test drives that one process books at a time: a crowd at one time takes the database from no other page. */
const atATime = 6;
/** Those that wait for it: whoever comes then would not be answered within the time that a person waits. */
const waiting = 200;
/** Seconds after which whoever found no place to wait comes again. */
const crowdSeconds = 5;

const crowdWords =
  'Many people are booking right now, and your booking was not taken. Please send the form again in a moment.';

/** Books test drives, and says when a crowd leaves no place to wait. */
export interface BookingDesk {
  /** Why nobody more is taken now; null while there is a place to wait. */
  readonly turnAway: () => Refusal | null;
  readonly take: (write: ShopperWrite) => Promise<TakenBooking | Refusal | TakenRefusal>;
}

/**
 * Books a few at a time in the order in which they came; each is counted by visitor first. A crowd is counted in its turns,
 * too: a thousand counts at once would keep those who book from the database.
 */
export const bookingDesk = (deps: BookingDeps): BookingDesk => {
  const inTurn = createTurns(atATime, waiting);
  const takeBooked = takeOne(deps);
  const takeCounted = async (write: ShopperWrite) => {
    const wait = await bookingTriesFor(write.context, deps.limitsSecret);
    return wait === null ? takeBooked(write) : comeLater(wait, 429, 'limit', busyWords);
  };
  const crowd = () => comeLater(crowdSeconds, 503, 'crowd', crowdWords);
  return {
    turnAway: () => (inTurn.isFull() ? crowd() : null),
    take: async (write) => {
      if (!takes(write.site))
        return refusal(422, noTestDrives, noDrivesWords, [{ path: 'category', message: noDrivesWords }]);
      try {
        return await inTurn(() => takeCounted(write), write.isWaitedFor);
      } catch (error) {
        if (error instanceof TurnsFull) return crowd();
        throw error;
      }
    },
  };
};
