import { leadReference } from '@forecourt/domain/lead';
import { vehicleName } from '@forecourt/domain/vehicle';
import { desc, eq } from 'drizzle-orm';
import { bookingEvents } from '../../ground/database/schema';
import type { MessageTemplate, TemplateDeps } from '../../ground/messages/message-template';
import { noteMail } from '../../ground/messages/note-mail';
import { typedName } from '../../ground/text/typed-name';
import { dealerNoteKind } from './booking-kinds';
import { bookedTime } from './booking-view';
import { readSubject } from './read-subject';
import { testDriveWebhook } from './test-drive-webhook';

type Event = typeof bookingEvents.$inferSelect;
type Subject = NonNullable<Awaited<ReturnType<typeof readSubject>>>;

const lastEvent = async ({ db }: TemplateDeps, bookingId: string): Promise<Event | null> => {
  const [found] = await db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.booking_id, bookingId))
    .orderBy(desc(bookingEvents.at), desc(bookingEvents.id))
    .limit(1);
  return found ?? null;
};

/** What became of it, in a few words behind the site's name. */
const aboutWords = ({ booking }: Subject, { what, who }: Event): string => {
  if (what === 'vehicle') return `the vehicle of a test drive is ${booking.vehicle_news ?? 'changed'}`;
  if (what === 'changed') return 'a test drive has a new time';
  if (what === 'confirmed') return `a test drive was confirmed by ${who}`;
  return what === 'cancelled' ? 'a test drive was cancelled' : 'a test drive';
};

/** What became of a test drive after it was booked, to those who have its enquiry. */
export const dealerNoteTemplate: MessageTemplate = {
  kind: dealerNoteKind,
  compose: async (deps, message, id) => {
    const { destination } = message;
    const about = destination.kind === 'shopper' ? null : await readSubject(deps, id);
    const event = about === null ? null : await lastEvent(deps, about.booking.id);
    if (about === null || event === null || destination.kind === 'shopper') return null;
    const { booking, location, vehicle, userData, site } = about;
    const time = bookedTime(booking, location.time_zone);
    if (destination.kind === 'webhook') {
      const body = testDriveWebhook.write({
        lead_id: booking.lead_id,
        booking_id: booking.id,
        what: event.what,
        state: booking.status,
        starts_at: time.starts_at,
        ends_at: time.ends_at,
        location: booking.location_id,
        vehicle_id: booking.vehicle_id?.toString() ?? null,
        vehicle_state: booking.vehicle_news,
      });
      return () => ({ channel: 'webhook', destination, body });
    }
    const lines = [
      `When: ${time.day}, ${time.time} to ${time.until} (${time.clock})`,
      `Where: ${booking.at_home === null ? location.name : `we come to ${booking.at_home.address}, ${booking.at_home.postcode}`}`,
      ...(vehicle === null ? [] : [`Vehicle: ${vehicleName(vehicle)} (stock ${vehicle.stocknum})`]),
      `State: ${booking.status}`,
      ...(event.why === null ? [] : [`Why: ${event.why}`]),
      '',
      `Name: ${typedName(userData)}`,
      `Phone: ${userData.phone}`,
      '',
      `Enquiry ${leadReference(booking.lead_id)}: ${booking.lead_id}`,
    ];
    const mail = {
      siteName: site.name,
      from: deps.mailFrom,
      to: destination.to,
      about: aboutWords(about, event),
      lines,
    };
    return () => ({ channel: 'email', mail: noteMail(message, mail) });
  },
  plan: { mostTries: 60, mostTriesWhenRefused: 10 },
  whenGivenUp: 'error',
};
