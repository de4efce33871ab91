import { visitorOf } from '@forecourt/api-contract/service';
import type { Db } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import { limitedFor } from '../../ground/limits/limits';
import { phoneNumber } from '../../ground/text/phone-number';
import { addressLimit, phoneLimit, returnedFormLimit, siteLimit } from './lead-limit-names';

/** What stands for one telephone number, however it is typed. */
const dialled = (phone: string): string => phoneNumber(phone)?.e164 ?? phone.replace(/\D/g, '');

/** What counting enquiries works with. */
interface LeadLimits {
  readonly db: Db;
  readonly now: Date;
  readonly limits: Env['leadLimits'];
  readonly secret: string;
}

/**
 * Counts an enquiry against the limits of its address, its telephone number and its site, over all instances (LEAD-04).
 * Addresses and numbers are kept as keyed digests, and only until their windows are over.
 * @returns seconds until more are taken; null when this one is
 */
export const leadsLimitedFor = async (
  { db, now, limits, secret }: LeadLimits,
  {
    websiteId,
    address,
    phone,
  }: {
    readonly websiteId: string;
    readonly address: string | null;
    /** Null where its number is counted elsewhere. */
    readonly phone: string | null;
  },
): Promise<number | null> => {
  const counted = { now, secret };
  if (address !== null) {
    const subject = `${websiteId} ${visitorOf(address)}`;
    const wait = await limitedFor(db, { ...counted, limit: addressLimit, subject, most: limits.perAddress });
    // An address that is over its limit does not count against its site: one robot does not shut a dealer's door.
    if (wait !== null) return wait;
  }
  const number = phone === null ? '' : dialled(phone);
  if (number !== '') {
    // One person at many addresses, or a robot with one number: it is over its limit before its site is.
    const subject = `${websiteId} ${number}`;
    const wait = await limitedFor(db, { ...counted, limit: phoneLimit, subject, most: limits.perPhone });
    if (wait !== null) return wait;
  }
  return limitedFor(db, { ...counted, limit: siteLimit, subject: websiteId, most: limits.perSite });
};

/** Takes an enquiry back from the count of its site: whoever is over a limit of their own shuts no dealer's door. */
export const uncountForSite = async ({ db, now, limits, secret }: LeadLimits, websiteId: string): Promise<void> => {
  await limitedFor(db, { limit: siteLimit, subject: websiteId, most: limits.perSite, weight: -1, now, secret });
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
  return (await limitedFor(db, { limit: returnedFormLimit, subject, most: mostKeptForms, now, secret })) === null;
};
