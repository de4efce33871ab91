import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type Refusal, refusal, type SentBody } from '../../ground/http/shopper-write';

/** The number that a write names as its shopper's, as it was sent; empty where it names none. */
const namedNumber = ({ isPlain, form, json }: SentBody): string => {
  if (isPlain) return form.get('phone_number') ?? '';
  const named = typeof json === 'object' && json !== null && 'phone_number' in json ? json.phone_number : '';
  return typeof named === 'string' ? named : '';
};

/**
 * Why a write that names a number is not taken: nobody writes to the account of another number, whatever they know of it
 * (WTCH-02). A page that stayed open while somebody else signed in on the same device names the number it was drawn for.
 * Null where it is the shopper's own, however it is written, and where none is named.
 */
export const foreignNumber = (sent: SentBody, own: string): Refusal | null => {
  const named = namedNumber(sent);
  if (named.trim() === '' || parsePhoneNumberFromString(named, 'AU')?.number === own) return null;
  return refusal(403, 'other_phone', 'This is not the number that you signed in with. Please load the page again.');
};
