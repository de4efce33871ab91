import { centsOfQuotient } from './cents-of-quotient';
import { decimalOf } from './decimal-of';
import { type Currency, type Money, MoneyError, money } from './money';
import type { Rounding } from './rounding';

const alike = (one: Money, other: Money): Currency => {
  if (one.currency !== other.currency)
    throw new MoneyError(
      'CURRENCIES_DIFFER',
      `${one.currency} and ${other.currency} are no sum: exchange one of them first.`,
    );
  return one.currency;
};

/** @throws MoneyError when their currencies differ. */
export const addMoney = (one: Money, other: Money): Money => money(one.cents + other.cents, alike(one, other));

/** `one` less `other`, which may be below 0. @throws MoneyError when their currencies differ. */
export const subtractMoney = (one: Money, other: Money): Money => money(one.cents - other.cents, alike(one, other));

/** All of them together, and nothing for none. @throws MoneyError when their currencies differ. */
export const sumMoney = (amounts: readonly Money[], currency: Currency = 'AUD'): Money =>
  amounts.reduce(addMoney, money(0, currency));

/**
 * An amount so many times: a number of payments, a share, a tax. The rate means the decimal that it was written as, to 15
 * digits.
 * @throws MoneyError for a rate that is no number, and for what `exact` does not round.
 */
export const multiplyMoney = ({ cents, currency }: Money, rate: number, rounding: Rounding): Money => {
  if (!Number.isFinite(rate)) throw new MoneyError('NOT_AN_AMOUNT', `${rate} is no rate: give a number.`);
  const { digits, scale } = decimalOf(rate);
  return money(centsOfQuotient(BigInt(cents) * digits, scale, rounding, `${cents} cents times ${rate}`), currency);
};

/** Below 0 when `one` is less, 0 when they are the same, above 0 when it is more. @throws MoneyError when their currencies differ. */
export const compareMoney = (one: Money, other: Money): number => {
  alike(one, other);
  return one.cents - other.cents;
};
