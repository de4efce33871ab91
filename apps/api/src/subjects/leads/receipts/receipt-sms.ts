import { cutAtWord, gsmLength, gsmText, smsLength } from '../../../ground/messages/sms-text';
import { phoneNumber } from '../../../ground/text/phone-number';
import type { Receipt } from './receipt';

/** Australian mobile numbers: the only ones that a text costs little to and that no fraudster earns from. */
const mobile = /^\+614\d{8}$/;

/** The number that a receipt by SMS may go to, E.164; null where what was typed is no Australian mobile number. */
export const smsNumber = (typed: string): string | null => {
  const dialled = phoneNumber(typed)?.e164 ?? null;
  return dialled !== null && mobile.test(dialled) ? dialled : null;
};

/**
 * The receipt as one SMS of 160 characters: who writes, that the enquiry is there, where to call, and that nothing more
 * comes. Where it is too long the vehicle goes first, then the end of the dealer's name. Nothing in it advertises: what
 * states facts alone needs no way to unsubscribe, only a sender who can be reached (Spam Act 2003, schedule 1).
 */
export const receiptSmsText = ({ site, vehicle, reference, place }: Receipt): string => {
  const phone = gsmText(place?.phone ?? '');
  const call = phone === '' ? '' : ` Call ${phone}.`;
  const worded = (name: string, about: string): string =>
    `${name} has your enquiry${about === '' ? '' : ` about the ${about}`}, ref ${reference}.${call} No more texts follow.`;
  // A name without any letter of the SMS alphabet is replaced by the host of the site.
  const name = gsmText(site.name) || new URL(site.href).hostname;
  const left = smsLength - gsmLength(worded(name, ' '));
  const about = cutAtWord(gsmText(vehicle?.name ?? ''), left + 1);
  const whole = worded(name, about);
  if (gsmLength(whole) <= smsLength) return whole;
  const forName = smsLength - gsmLength(worded('', ''));
  return worded(cutAtWord(name, forName) || name.slice(0, forName).trim(), '');
};
