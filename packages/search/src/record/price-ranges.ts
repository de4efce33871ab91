import { formatDollars } from '@forecourt/domain/vehicle-price';

/** Upper ends of the price facet in AUD dollars; the last range is open. */
const priceEnds = [10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000];
/** Upper ends of the weekly repayment facet in AUD dollars a week; the last range is open. */
const weeklyEnds = [50, 100, 150, 200, 250, 300, 400, 500];

const rangeOf = (amount: number, ends: readonly number[]): string => {
  const index = ends.findIndex((end) => amount < end);
  const at = index < 0 ? ends.length : index;
  return `${at === 0 ? '' : ends[at - 1]}:${ends[at] ?? ''}`;
};

/** The price facet value of an amount, lower end included: `30000:40000`, `:10000`, `100000:`. Empty for no price. */
export const priceRange = (price: number | null): string => (price === null ? '' : rangeOf(price, priceEnds));

/** The weekly repayment facet value, lower end included: `100:150`. Empty when no repayment is shown (FIN-13). */
export const weeklyPriceRange = (repayment: number | null): string =>
  repayment === null ? '' : rangeOf(repayment, weeklyEnds);

/** A price range facet value as a shopper reads it: `Under $10,000`, `$30,000 - $40,000`, `$100,000 and over`. */
export const priceRangeLabel = (value: string): string => {
  const [low = '', high = ''] = value.split(':');
  if (low === '') return `Under ${formatDollars(Number(high))}`;
  if (high === '') return `${formatDollars(Number(low))} and over`;
  return `${formatDollars(Number(low))} - ${formatDollars(Number(high))}`;
};
