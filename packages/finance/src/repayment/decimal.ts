import DecimalLight from 'decimal.js-light';

/**
 * Decimal numbers with enough digits that a 7-year weekly loan is exact far below a cent. A class of our own, so that
 * no other user of the library changes its precision. Amounts that are paid are sums of `@forecourt/domain/money`; this is
 * for what has parts of a cent on the way.
 */
export const Decimal = DecimalLight.clone({ precision: 40, rounding: DecimalLight.ROUND_HALF_UP });
/** A decimal number of {@link Decimal}. */
export type Decimal = InstanceType<typeof Decimal>;

/** How an amount is rounded: up to the next whole dollar (the default, FIN-01), to the nearest cent, or not at all. */
export type Rounding = 'dollar-up' | 'cent' | 'none';

/**
 * An amount rounded. The quotient of a division has a tail in its last digits, which goes first: exactly 100 dollars
 * must not become 101, nor half a cent the lower one.
 */
export const roundDecimal = (amount: Decimal, rounding: Rounding): Decimal => {
  if (rounding === 'none') return amount;
  const exact = amount.toDecimalPlaces(20, DecimalLight.ROUND_HALF_UP);
  return rounding === 'cent'
    ? exact.toDecimalPlaces(2, DecimalLight.ROUND_HALF_UP)
    : exact.toDecimalPlaces(0, DecimalLight.ROUND_UP);
};

/** An amount up to the next multiple of `step` AUD dollars; a multiple stays. */
export const multipleUp = (amount: Decimal, step: number): number =>
  roundDecimal(amount.dividedBy(step), 'dollar-up').times(step).toNumber();
