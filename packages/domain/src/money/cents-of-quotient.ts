import { MoneyError, mostCents } from './money';
import { type Rounding, roundedCents } from './rounding';

/**
 * Whole cents of `dividend / divisor`, rounded; the divisor is above 0.
 * @param said the amount in words, for errors
 * @throws MoneyError beyond a trillion dollars, and for what `exact` does not round.
 */
export const centsOfQuotient = (dividend: bigint, divisor: bigint, rounding: Rounding, said: string): number => {
  const size = dividend < 0n ? -dividend : dividend;
  const whole = size / divisor;
  if (whole > BigInt(mostCents))
    throw new MoneyError('TOO_LARGE', `${said} is more than a trillion dollars: check where it comes from.`);
  const parts = { whole: Number(whole), remainder: size % divisor, scale: divisor };
  const cents = roundedCents(parts, rounding, said);
  return dividend < 0n ? -cents : cents;
};
