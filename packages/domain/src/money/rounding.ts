import { MoneyError } from './money';

/**
 * How what is no whole number of cents becomes one: the nearest with half a cent going away from zero (`half-up`), away
 * from zero (`up`), towards it (`down`), or not at all (`exact`, which throws).
 */
export type Rounding = 'exact' | 'half-up' | 'up' | 'down';

/**
 * The whole cents of a quotient that is `whole` and `remainder` of `scale` parts, none below 0.
 * @param said the amount in words, for the error
 * @throws MoneyError for a remainder that `exact` does not let go.
 */
export const roundedCents = (
  { whole, remainder, scale }: { readonly whole: number; readonly remainder: bigint; readonly scale: bigint },
  rounding: Rounding,
  said: string,
): number => {
  if (remainder === 0n) return whole;
  switch (rounding) {
    case 'exact':
      throw new MoneyError('NOT_EXACT', `${said} is no whole number of cents: name how it is to be rounded.`);
    case 'half-up':
      return remainder * 2n >= scale ? whole + 1 : whole;
    case 'up':
      return whole + 1;
    case 'down':
      return whole;
  }
};
