import { createHmac } from 'node:crypto';

/** Crockford's alphabet: no two of its signs are taken for each other, and no word is spelt by chance with a U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Seven groups of four signs of five bits: 140 bits. */
const signs = 28;

/**
 * The code of a draw, in groups of four. It follows from the campaign's secret, so that it stands nowhere and is worded at
 * each try of its message.
 */
export const prizeCode = (secret: string, drawId: string): string => {
  const bytes = createHmac('sha256', Buffer.from(secret, 'hex')).update(drawId).digest();
  const text = Array.from({ length: signs }, (_, at) => {
    const bit = at * 5;
    const pair = bytes.readUInt16BE(bit >> 3);
    return alphabet[(pair >> (11 - (bit & 7))) & 31];
  }).join('');
  return text.replace(/.{4}(?=.)/g, '$&-');
};

/**
 * A code as somebody typed it, in the one spelling of {@link prizeCode}; null for what can be none. Spaces, hyphens and
 * case do not count, and the letters O, I and L are read as the figures that they look like.
 */
export const readPrizeCode = (typed: string): string | null => {
  const text = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isWhole = text.length === signs && [...text].every((sign) => alphabet.includes(sign));
  return isWhole ? text.replace(/.{4}(?=.)/g, '$&-') : null;
};
