import type { GarageBooking, TestDrive, TestDriveTime } from '@forecourt/api-contract';
import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocument } from '@forecourt/config/site-document';
import { driveTimeWords } from '@forecourt/domain/test-drive';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { isAvailable } from '@forecourt/domain/vehicle';
import type { BookingRow } from '../../ground/database/schema';
import { bookedPlace } from './booking-place';
import { placeView } from './drive-places';
import { drivenVehicle } from './drive-vehicle';
import type { OfferedDays } from './offered-days';

/** When a booking is, by the clock of its place. */
export const bookedTime = (
  { starts_at, ends_at }: Pick<BookingRow, 'starts_at' | 'ends_at'>,
  timeZone: string,
): TestDriveTime => ({
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
  ...driveTimeWords(timeZone, starts_at, ends_at),
});

/** A booking with what it is made of. */
export interface FoundBooking {
  readonly booking: BookingRow;
  readonly dealership: Dealership;
  /** As it is stored, whether the site shows it or not. */
  readonly vehicle: Vehicle | null;
}

/** What may be done with a booking now: nothing once it has begun; of a vehicle that has sold only to be cancelled. Pure. */
export const mayBeDone = (
  { booking, vehicle }: Pick<FoundBooking, 'booking' | 'vehicle'>,
  now: Date,
): { readonly isPast: boolean; readonly change: boolean; readonly cancel: boolean } => {
  const isPast = booking.starts_at <= now;
  const cancel = !isPast && booking.status !== 'cancelled';
  return { isPast, cancel, change: cancel && (vehicle === null || isAvailable(vehicle)) };
};

/** A booking as its own page shows it; null where its dealership has no place any more. */
export const bookingView = (
  found: FoundBooking,
  {
    site,
    token,
    offered,
    near,
    now,
  }: {
    readonly site: SiteDocument;
    readonly token: string;
    readonly offered: OfferedDays | null;
    readonly near: Date | null;
    readonly now: Date;
  },
): TestDrive | null => {
  const { booking, dealership, vehicle } = found;
  const location = bookedPlace(dealership, booking.location_id);
  if (location === null) return null;
  const may = mayBeDone(found, now);
  return {
    ...bookedTime(booking, location.time_zone),
    token,
    state: booking.status,
    is_past: may.isPast,
    may_change: may.change,
    may_cancel: may.cancel,
    location: placeView(location, vehicle?.car_type ?? null),
    at_home: booking.at_home,
    vehicle: vehicle === null ? null : drivenVehicle(vehicle, site, now),
    days: [...(offered?.days ?? [])],
    nearest: near === null || offered === null ? [] : [...offered.nearest(near)],
  };
};

/** A booking as the garage lists it; null where its dealership has no place any more. */
export const garageBooking = (
  found: FoundBooking,
  { site, token, now }: { readonly site: SiteDocument; readonly token: string; readonly now: Date },
): GarageBooking | null => {
  const { booking, dealership, vehicle } = found;
  const location = bookedPlace(dealership, booking.location_id);
  if (location === null) return null;
  const shown = vehicle === null ? null : drivenVehicle(vehicle, site, now);
  return {
    ...bookedTime(booking, location.time_zone),
    id: booking.id,
    token,
    state: booking.status,
    is_past: booking.starts_at <= now,
    location: location.name,
    vehicle: shown === null ? null : { name: shown.name, slug: shown.slug },
  };
};
