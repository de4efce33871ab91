import DecimalLight from 'decimal.js-light';

/**
 * Decimal numbers with enough digits that a 7-year weekly loan is exact far below a cent. A class of our own, so that
 * no other user of the library changes its precision.
 */
export const Money = DecimalLight.clone({ precision: 40, rounding: DecimalLight.ROUND_HALF_UP });
/** A decimal amount of {@link Money}. */
export type Money = InstanceType<typeof Money>;

/** How an amount is rounded: up to the next whole dollar (the default, FIN-01), to the cent, or not at all. */
export type Rounding = 'dollar-up' | 'cent' | 'none';

/** An amount rounded. Amounts within a billionth of a dollar of a whole one count as whole. */
export const roundMoney = (amount: Money, rounding: Rounding): Money => {
  if (rounding === 'cent') return amount.toDecimalPlaces(2, DecimalLight.ROUND_HALF_UP);
  if (rounding === 'none') return amount;
  // Division leaves a tail in the last digits; without this, exactly 100 dollars could become 101.
  return amount.toDecimalPlaces(9, DecimalLight.ROUND_HALF_UP).toDecimalPlaces(0, DecimalLight.ROUND_UP);
};
