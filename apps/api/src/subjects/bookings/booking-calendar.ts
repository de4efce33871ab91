import { oneLine } from '@forecourt/domain/typed-text';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookingRow } from '../../ground/database/schema';

/** What an entry of a calendar says of a test drive. */
export interface CalendarSubject {
  readonly booking: Pick<
    BookingRow,
    'id' | 'website_id' | 'starts_at' | 'ends_at' | 'status' | 'sequence' | 'created_at' | 'updated_at'
  >;
  readonly siteName: string;
  readonly vehicle: string | null;
  /** Where it begins: the place with its address, or where the vehicle is brought. */
  readonly where: string;
  /** In degrees; null where that is not known. */
  readonly coordinates: { readonly lat: number; readonly lon: number } | null;
  /** Lines of the description: what to bring, whom to call, the address to change it at. */
  readonly lines: readonly string[];
  readonly href: string | null;
  /** Mail address of who invites. */
  readonly organizer: string;
  /** Mail address of the shopper; null in a file that they fetch themselves. */
  readonly attendee: string | null;
}

/** How a file is sent: an invitation or its end by mail, or an entry that somebody adds by themselves. */
export type CalendarMethod = 'request' | 'cancel' | 'publish';

const methods = {
  request: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
  publish: ICalCalendarMethod.PUBLISH,
} as const;

const states: Readonly<Record<BookingRow['status'], ICalEventStatus>> = {
  waiting: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** How the file of a booking is sent by mail: an invitation, or its end. */
export const mailMethod = ({ status }: Pick<BookingRow, 'status'>): CalendarMethod =>
  status === 'cancelled' ? 'cancel' : 'request';

/**
 * A test drive as a file of iCalendar (RFC 5545), by a kept library. Its id stays the same for its whole life, and `SEQUENCE`
 * is raised with each change, so that calendars change the entry that they have. Times are instants in UTC: those every
 * calendar reads alike, and shows by its own clock.
 */
export const bookingCalendar = (subject: CalendarSubject, method: CalendarMethod): string => {
  const { booking, siteName, vehicle, organizer, attendee, coordinates } = subject;
  const calendar = ical({ prodId: { company: 'Forecourt', product: 'Test drives', language: 'EN' } });
  calendar.method(methods[method]);
  calendar.createEvent({
    id: `${booking.id}@${booking.website_id}`,
    sequence: booking.sequence,
    start: booking.starts_at,
    end: booking.ends_at,
    stamp: booking.updated_at,
    created: booking.created_at,
    lastModified: booking.updated_at,
    summary: oneLine(`Test drive${vehicle === null ? '' : ` of the ${vehicle}`}, ${siteName}`),
    location: {
      title: oneLine(subject.where),
      ...(coordinates === null ? {} : { geo: coordinates }),
    },
    description: subject.lines.join('\n'),
    status: states[booking.status],
    ...(subject.href === null ? {} : { url: subject.href }),
    organizer: { name: oneLine(siteName), email: organizer },
    attendees:
      attendee === null
        ? []
        : [
            {
              email: attendee,
              role: ICalAttendeeRole.REQ,
              status: ICalAttendeeStatus.ACCEPTED,
              rsvp: false,
            },
          ],
  });
  return calendar.toString();
};
