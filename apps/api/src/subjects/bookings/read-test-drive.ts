import type { TestDrive } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { Db } from '../../ground/database/database';
import { bookingView, type FoundBooking, mayBeDone } from './booking-view';
import { type DrivePlace, drivePlaces } from './drive-places';
import { type OfferedDays, offeredDays } from './offered-days';

/** The place of a booking, while its site offers test drives there; null where it does not any more. */
export const offeredPlace = (site: SiteDocument, { booking, dealership }: FoundBooking): DrivePlace | null =>
  site.flags['test-drive']
    ? (drivePlaces(site, [dealership], null).find(({ location }) => location.id === booking.location_id) ?? null)
    : null;

/** The days that a booking can be moved to; null where it cannot be moved. */
export const daysFor = async (
  db: Pick<Db, 'select'>,
  site: SiteDocument,
  found: FoundBooking,
  now: Date,
): Promise<OfferedDays | null> => {
  const place = offeredPlace(site, found);
  if (place === null || !mayBeDone(found, now).change) return null;
  const { id, vehicle_id } = found.booking;
  return offeredDays(db, { place, settings: site.testDrive, vehicleId: vehicle_id, now, except: id });
};

/** A booking as its own page shows it, with the days that it can be moved to. */
export const readTestDrive = async (
  db: Pick<Db, 'select'>,
  site: SiteDocument,
  found: FoundBooking,
  { token, near, now }: { readonly token: string; readonly near: Date | null; readonly now: Date },
): Promise<TestDrive | null> => {
  const offered = await daysFor(db, site, found, now);
  const view = bookingView(found, { site, token, offered, near, now });
  // Nowhere to move it to is as good as not to be moved.
  return view === null || offered !== null ? view : { ...view, may_change: false };
};
