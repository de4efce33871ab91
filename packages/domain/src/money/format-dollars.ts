const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount of AUD dollars as a shopper reads it: `$34,990`, `$29.50`. */
export const formatDollars = (amount: number): string => dollars.format(amount);
