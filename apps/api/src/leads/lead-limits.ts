import { visitorOf } from '@forecourt/api-contract/service';
import { lt } from 'drizzle-orm';
import type { Db } from '../database/database';
import { idempotencyKeys } from '../database/schema';
import type { Env } from '../env';
import { forgetWindows, limitedFor } from '../limits/limits';
import { phoneNumber } from '../phone-number';

/** What stands for one telephone number, however it is typed. */
const dialled = (phone: string): string => phoneNumber(phone)?.e164 ?? phone.replace(/\D/g, '');

/**
 * Counts an enquiry against the limits of its address, its telephone number and its site, over all instances (LEAD-04).
 * Addresses and numbers are kept as keyed digests, and only until their windows are over.
 * @returns seconds until more are taken; null when this one is
 */
export const leadsLimitedFor = async (
  {
    db,
    now,
    limits,
    secret,
  }: {
    readonly db: Db;
    readonly now: Date;
    readonly limits: Env['leadLimits'];
    readonly secret: string;
  },
  {
    websiteId,
    address,
    phone,
  }: { readonly websiteId: string; readonly address: string | null; readonly phone: string },
): Promise<number | null> => {
  const counted = { now, secret };
  if (address !== null) {
    const subject = `${websiteId} ${visitorOf(address)}`;
    const wait = await limitedFor(db, { ...counted, limit: 'lead-address', subject, most: limits.perAddress });
    // An address that is over its limit does not count against its site: one robot does not shut a dealer's door.
    if (wait !== null) return wait;
  }
  const number = dialled(phone);
  if (number !== '') {
    // One person at many addresses, or a robot with one number: it is over its limit before its site is.
    const subject = `${websiteId} ${number}`;
    const wait = await limitedFor(db, { ...counted, limit: 'lead-phone', subject, most: limits.perPhone });
    if (wait !== null) return wait;
  }
  return limitedFor(db, { ...counted, limit: 'lead-site', subject: websiteId, most: limits.perSite });
};

/** Plain forms of one address that are kept in ten minutes: far more than anybody sends with a fault in them. */
const mostKeptForms = 30;

/** Counts a form that is kept for its page, by the address it came from (FORM-03); without one nothing is counted. */
export const mayKeepForm = async (
  { db, now, secret }: { readonly db: Db; readonly now: Date; readonly secret: string },
  { websiteId, address }: { readonly websiteId: string; readonly address: string | null },
): Promise<boolean> => {
  if (address === null) return true;
  const subject = `${websiteId} ${visitorOf(address)}`;
  return (await limitedFor(db, { limit: 'returned-form-address', subject, most: mostKeptForms, now, secret })) === null;
};

/** How long the key of a submission is known, in milliseconds: no browser sends one again after a month. */
const keyMs = 30 * 24 * 60 * 60 * 1000;

/** Forgets windows that are over, and keys that nobody will send again. */
export const forgetSpent = async (db: Db, now: Date): Promise<void> => {
  await forgetWindows(db, now);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, new Date(now.getTime() - keyMs)));
};
