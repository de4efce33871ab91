import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A telephone number that exists in its country's numbering plan. */
export interface PhoneNumber {
  /** As machines dial and compare it (E.164): `+61491570006`. */
  readonly e164: string;
  /** The address of a link that calls it (RFC 3966): `tel:+61491570006`. */
  readonly href: string;
}

/**
 * The telephone number that somebody typed, Australian unless it begins with `+` or the prefix for calls abroad. Null
 * where it is none of any numbering plan, such as a local number without its area code: what was typed is all there is.
 */
export const phoneNumber = (typed: string): PhoneNumber | null => {
  const parsed = parsePhoneNumberFromString(typed, 'AU');
  return parsed?.isValid() ? { e164: parsed.number, href: parsed.getURI() } : null;
};
