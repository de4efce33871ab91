import type { MessageTemplate, TemplateDeps } from '../../ground/messages/message-template';
import { themeOf } from '../../ground/templates/known-templates';
import { smsNumber } from '../leads';
import { bookingCalendar, mailMethod } from './booking-calendar';
import { type BookingOccasion, bookingContent } from './booking-content';
import { bookingKind, reminderKind, vehicleNewsKind } from './booking-kinds';
import { bookingMail } from './booking-mail';
import { reminderSms } from './booking-sms';
import { calendarSubject } from './calendar-subject';
import { readSubject } from './read-subject';

type Subject = NonNullable<Awaited<ReturnType<typeof readSubject>>>;

const mailOf = (
  about: Subject,
  occasion: BookingOccasion,
  { mailFrom, db }: Pick<TemplateDeps, 'mailFrom' | 'db'>,
  message: { readonly message_id: string; readonly created_at: Date },
) => {
  const { userData, site, location, booking } = about;
  const organizer = location.email ?? mailFrom;
  const method = mailMethod(booking);
  const file = () => bookingCalendar(calendarSubject(about, { organizer, attendee: userData.email }), method);
  return async () => ({
    channel: 'email' as const,
    mail: await bookingMail(bookingContent(about, occasion), site, {
      to: userData.email,
      from: mailFrom,
      replyTo: location.email,
      messageId: message.message_id,
      date: message.created_at,
      theme: await themeOf(db, site.template),
      // A reminder changes nothing in a calendar.
      calendar: occasion === 'standing' ? { method, content: file() } : null,
    }),
  });
};

/** How a test drive stands, to its shopper, with the file for calendars: what is true when it is sent. */
export const bookingTemplate: MessageTemplate = {
  kind: bookingKind,
  compose: async (deps, message, id) => {
    const about = await readSubject(deps, id);
    if (about === null || about.userData.email === '') return null;
    return mailOf(about, 'standing', deps, message);
  },
  plan: { mostTries: 40, mostTriesWhenRefused: 1 },
  whenGivenUp: 'error',
};

/** That a test drive is near: never of one that is cancelled, over, or was moved away meanwhile. */
export const reminderTemplate: MessageTemplate = {
  kind: reminderKind,
  compose: async (deps, message, id) => {
    const about = await readSubject(deps, id);
    if (about === null || message.destination.kind !== 'shopper') return null;
    const { booking, userData, now } = about;
    if (booking.status === 'cancelled' || booking.starts_at <= now || booking.timed_at > message.created_at)
      return null;
    if (message.destination.by === 'email')
      return userData.email === '' ? null : mailOf(about, 'reminder', deps, message);
    const to = smsNumber(userData.phone);
    if (to === null) return null;
    const text = reminderSms(about);
    return () => ({ channel: 'sms', sms: { messageId: message.message_id, to, text } });
  },
  // An hour: later it is no reminder.
  plan: { mostTries: 8, mostTriesWhenRefused: 1 },
  whenGivenUp: 'info',
};

/** That the vehicle has been sold or reserved: only while it is so, and the test drive is still to come. */
export const vehicleNewsTemplate: MessageTemplate = {
  kind: vehicleNewsKind,
  compose: async (deps, message, id) => {
    const about = await readSubject(deps, id);
    if (about === null || about.userData.email === '') return null;
    const { booking, now } = about;
    const occasion = booking.vehicle_news;
    if (occasion === null || booking.status === 'cancelled' || booking.starts_at <= now) return null;
    return mailOf(about, occasion, deps, message);
  },
  plan: { mostTries: 20, mostTriesWhenRefused: 1 },
  whenGivenUp: 'info',
};
