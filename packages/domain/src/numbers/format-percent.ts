const hundredths = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A percentage as a shopper reads it, always with two decimals: `9.95%`, `10.00%`. */
export const formatPercent = (percent: number): string => `${hundredths.format(percent)}%`;
