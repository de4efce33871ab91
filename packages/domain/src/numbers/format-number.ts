const numbers = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });

/** A number as Australians write it, with two decimals at most: `45,000`, `7.95`. */
export const formatNumber = (value: number): string => numbers.format(value);
