/**
 * What a phone dials for a number as a dealer writes it, ready to stand in a `tel:` address: Australian numbers with an
 * area code and mobiles as +61, so that they are called from anywhere; 13, 1300 and 1800 as they are, since those are
 * called from within Australia. Numbers with two numbers in them, letters or an extension are refused when a document is
 * applied, since no rule of digits can dial them.
 */
export const dialledNumber = (phone: string): string =>
  phone
    .replace(/[^\d+]/g, '')
    // The prefix for calls abroad, and the country's own number without one.
    .replace(/^0011/, '+')
    .replace(/^61(?=[2-478]\d{8}$)/, '+61')
    // +61 (0)2: the 0 is for calls at home.
    .replace(/^\+610/, '+61')
    .replace(/^0(?=\d{9}$)/, '+61');
