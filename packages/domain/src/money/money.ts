/** Currencies that an amount may have. */
export type Currency = 'AUD';

/**
 * An amount of money: a whole number of cents, so that no sum of amounts has a tail. Plain data, the same in a program, in
 * the database and on the wire. Feeds, documents and pages speak in dollars: `moneyFromDollars` and `dollarsOf` stand at
 * that border.
 */
export interface Money {
  readonly cents: number;
  readonly currency: Currency;
}

/** Most cents of one amount, a trillion dollars: far below where a double ceases to count one by one. */
export const mostCents = 10 ** 14;

/** What is no amount, what cannot be had without rounding, or a sum of different currencies. */
export class MoneyError extends Error {
  override readonly name = 'MoneyError';

  constructor(
    readonly code: 'NOT_AN_AMOUNT' | 'TOO_LARGE' | 'NOT_EXACT' | 'CURRENCIES_DIFFER',
    message: string,
  ) {
    super(message);
  }
}

/**
 * An amount of so many cents.
 * @throws MoneyError when it is no whole number of them, or beyond a trillion dollars.
 */
export const money = (cents: number, currency: Currency = 'AUD'): Money => {
  if (!Number.isInteger(cents))
    throw new MoneyError('NOT_AN_AMOUNT', `${cents} is no whole number of cents: round it first, by a named rule.`);
  if (Math.abs(cents) > mostCents)
    throw new MoneyError('TOO_LARGE', `${cents} cents are more than a trillion dollars: check where they come from.`);
  // Nothing less nothing is 0, never -0.
  return { cents: cents + 0, currency };
};
