import { dialledNumber } from '@forecourt/domain/location';
import { phoneNumber } from './phone-number';

/**
 * Why a number that a dealer wrote cannot be called as it stands; null where a press on it dials exactly the number that
 * the numbering plan reads, in whole and alone. Pages hold no library of numbers: what they dial is said by `dialledNumber`,
 * and this holds it against one.
 */
export const phoneFault = (written: string): string | null => {
  const dialled = dialledNumber(written);
  const read = phoneNumber(written);
  if (read === null)
    return `"${written}" is not one telephone number that can be called. Write one alone, in digits: with its area code, such as (02) 5550 1000, a mobile, or a 13, 1300 or 1800 number.`;
  // 13, 1300 and 1800 are dialled as they are.
  if (dialled === read.e164 || (dialled.startsWith('1') && `+61${dialled}` === read.e164)) return null;
  return `"${written}" would dial ${dialled}, and reads as ${read.e164}. Write one alone, with its area code and nothing else: no second number, no extension.`;
};

/** The same of a link that a dealer wrote; null also for one that calls nobody. */
export const callFault = (address: string): string | null =>
  /^tel:/i.test(address) ? phoneFault(address.slice('tel:'.length)) : null;
