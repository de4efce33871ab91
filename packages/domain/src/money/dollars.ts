import { centsOfQuotient } from './cents-of-quotient';
import { decimalOf } from './decimal-of';
import { type Money, MoneyError, money } from './money';
import type { Rounding } from './rounding';

/**
 * An amount from a number of AUD dollars, as feeds, documents and pages have it. The number means the decimal that it was
 * written as, to 15 digits: 0.1 + 0.2 are 30 cents, and half a cent is half a cent.
 * @param rounding what becomes of parts of a cent; without it there must be none
 * @throws MoneyError for what is no number, is beyond a trillion dollars, or has parts of a cent that nothing rounds.
 */
export const moneyFromDollars = (dollars: number, rounding: Rounding = 'exact'): Money => {
  if (!Number.isFinite(dollars))
    throw new MoneyError(
      'NOT_AN_AMOUNT',
      `${dollars} is no number of dollars: leave the amount out where none is known.`,
    );
  const { digits, scale } = decimalOf(dollars);
  return money(centsOfQuotient(digits * 100n, scale, rounding, `${dollars} dollars`));
};

/** An amount as a number of dollars, for what speaks in dollars. It comes back exactly by {@link moneyFromDollars}. */
export const dollarsOf = ({ cents }: Money): number => cents / 100;
