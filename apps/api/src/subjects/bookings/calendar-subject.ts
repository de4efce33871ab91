import { addressLine } from '@forecourt/domain/location';
import { vehicleName } from '@forecourt/domain/vehicle';
import type { CalendarSubject } from './booking-calendar';
import type { BookingSubject } from './booking-content';
import { placeView } from './drive-places';

/** What the entry of a test drive in a calendar says; pure. */
export const calendarSubject = (
  { booking, site, origin, location, vehicle, path }: Omit<BookingSubject, 'now'>,
  { organizer, attendee }: Pick<CalendarSubject, 'organizer' | 'attendee'>,
): CalendarSubject => {
  const { lat, long } = location.address;
  const home = booking.at_home;
  const { phone, directions } = placeView(location, vehicle?.car_type ?? null);
  const href = `${origin}${path}`;
  return {
    booking,
    siteName: site.name,
    vehicle: vehicle === null ? null : vehicleName(vehicle),
    where: home === null ? `${location.name}, ${addressLine(location.address)}` : `${home.address}, ${home.postcode}`,
    coordinates: home === null && lat !== null && long !== null ? { lat, lon: long } : null,
    lines: [
      ...site.testDrive.bring,
      ...(home === null ? [`Directions: ${directions}`] : []),
      ...(phone === null ? [] : [`Phone: ${phone}`]),
      `Change or cancel: ${href}`,
    ],
    href,
    organizer,
    attendee,
  };
};
