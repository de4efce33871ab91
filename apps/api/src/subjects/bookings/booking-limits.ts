import { visitorOf } from '@forecourt/api-contract/service';
import type { Tx } from '../../ground/database/database';
import type { ShopperContext } from '../../ground/http/shopper-context';
import { areWithinLimits, type Counted, type Limit, limitedFor, oneDay, tenMinutes } from '../../ground/limits/limits';

/** Test drives that one telephone number books on a site in a day, and one e-mail address on all. */
export const bookingPhoneLimit: Limit = { name: 'booking-phone', windowMs: oneDay };
export const bookingMailLimit: Limit = { name: 'booking-mail', windowMs: oneDay };

/** Test drives that are asked for from one address on a site, in ten minutes: counted before anything else is done. */
export const bookingVisitorLimit: Limit = { name: 'booking-visitor', windowMs: tenMinutes };

/** Changes of one test drive: each writes to people. */
export const bookingChangeLimit: Limit = { name: 'booking-change', windowMs: oneDay };

/** How often the times of a place are asked for from one address, in ten minutes. */
export const slotsLimit: Limit = { name: 'booking-slots', windowMs: tenMinutes };

export const bookingLimits: readonly Limit[] = [
  bookingPhoneLimit,
  bookingMailLimit,
  bookingVisitorLimit,
  bookingChangeLimit,
  slotsLimit,
];

/** Whoever tries a few cars books a few; whoever takes up a yard's day, or writes to strangers, books no more. */
const mostBookings = 6;

/** Tries of one address in ten minutes: a whole office behind one has room, a robot does not. */
const mostTries = 60;

/** Counts a try by its visitor and site; whoever has no address counts as one. @returns seconds until more are taken, or null */
export const bookingTriesFor = (
  { db, now, websiteId, client }: Pick<ShopperContext, 'db' | 'now' | 'websiteId' | 'client'>,
  secret: string,
): Promise<number | null> => {
  const subject = `${websiteId} ${visitorOf(client ?? '')}`;
  return limitedFor(db, { limit: bookingVisitorLimit, subject, most: mostTries, now, secret });
};

/** Changes of one test drive in a day. */
export const mostChanges = 12;

/** Questions for times of one address in ten minutes: a page asks once a place. */
export const mostSlotQuestions = 300;

/** Counts a test drive by number and address, as part of its transaction: false when there are as many as may be. */
export const mayBook = async (
  tx: Tx,
  { websiteId, phone, email }: { readonly websiteId: string; readonly phone: string; readonly email: string },
  counted: Pick<Counted, 'now' | 'secret'>,
): Promise<boolean> => {
  const byPhone = { ...counted, limit: bookingPhoneLimit, subject: `${websiteId} ${phone}`, most: mostBookings };
  const byMail = { ...counted, limit: bookingMailLimit, subject: email, most: mostBookings };
  return areWithinLimits(tx, email === '' ? [byPhone] : [byPhone, byMail]);
};
