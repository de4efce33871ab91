import { type Comparable, leastSample, type MarketRange, type PricedTraits, type SampleLevel } from './comparable';
import { median, priceTrend } from './price-trend';

/** What stands in the market besides the vehicle, from most to least alike. */
export interface Market {
  /** Of the same make and model. */
  readonly model: readonly Comparable[];
  /** Of the same make and body, other models too. */
  readonly body: readonly Comparable[];
}

/** Share of comparable vehicles that the range is to hold. */
const share = 0.8;
/** Vehicles that a badge's or a state's own level is weighed against: with as many it counts half. */
const shrinkBadge = 2;
const shrinkState = 12;
/** Years apart at which a residual counts a little over half in the range. */
const yearsApart = 4;
/** Smallest half-width of a range, as a share of the price: a market is never known to the dollar. */
const leastHalfWidth = 0.02;

const normal = (word: string | null): string => (word ?? '').trim().toLowerCase().replace(/\s+/g, ' ');
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * The value below which `rank` (0 to 1) of the weight lies, between its neighbours in proportion. Half a vehicle of
 * the target's own weight is reckoned in at the far end, so that small samples give wider ranges (split conformal
 * prediction).
 */
const weightedQuantile = (
  values: readonly { readonly at: number; readonly weight: number }[],
  rank: number,
): number => {
  const sorted = [...values].sort((one, other) => one.at - other.at);
  const goal = rank * (sum(sorted.map(({ weight }) => weight)) + 0.5);
  let reached = 0;
  let before = sorted[0]?.at ?? 0;
  for (const { at, weight } of sorted) {
    if (reached + weight >= goal) return before + (at - before) * ((goal - reached) / weight);
    reached += weight;
    before = at;
  }
  return before;
};

/** A mean without the extremes, drawn towards 0 when it comes from few. */
const shrunk = (values: readonly number[], strength: number): number => {
  const middle = median(values);
  const held = values.map((value) => Math.min(middle + 0.3, Math.max(middle - 0.3, value)));
  return sum(held) / (held.length + strength);
};

/** Prices of other models say little about this one: half the confidence, and so never enough to claim a saving. */
const trust: Record<SampleLevel, number> = { badge: 1, model: 1, body: 0.5 };

const confidenceOf = (level: SampleLevel, sample: number, width: number): number =>
  Math.round(trust[level] * Math.max(0, (sample / (sample + leastSample)) * (1 - width / 0.9)) * 100) / 100;

const rangeOf = (
  target: PricedTraits,
  market: readonly Comparable[],
  level: SampleLevel,
  kind: (one: Comparable) => string,
  own: string,
): MarketRange => {
  const trend = priceTrend(target, market);
  const kinds = market.map(kind);
  const byKind = Map.groupBy(
    trend.residuals.map((residual, index) => ({ residual, index })),
    ({ index }) => kinds[index] ?? '',
  );
  const effectWithout = (name: string, index: number): number =>
    name === ''
      ? 0
      : shrunk(
          (byKind.get(name) ?? []).filter((one) => one.index !== index).map((one) => one.residual),
          shrinkBadge,
        );
  // Each left out of what its own kind costs more or less, as the target is; of an unknown kind nothing is known.
  const isKnown = byKind.has(own) && own !== '';
  const residuals = trend.residuals.map((residual, index) =>
    isKnown ? residual - effectWithout(kinds[index] ?? '', index) : residual,
  );
  const effect = effectWithout(own, -1);
  const isCounted = (index: number) => level !== 'badge' || kinds[index] === own;
  const counted = residuals.flatMap((residual, index) => {
    const one = market[index];
    if (one === undefined || !isCounted(index)) return [];
    return [{ at: residual, weight: Math.exp(-0.5 * ((one.year - target.year) / yearsApart) ** 2), state: one.state }];
  });
  const low = weightedQuantile(
    counted.map(({ at, weight }) => ({ at: -at, weight })),
    (1 + share) / 2,
  );
  const high = weightedQuantile(counted, (1 + share) / 2);
  const middle = trend.expected(target) + effect;
  const there = target.state === null ? [] : counted.filter(({ state }) => state === target.state).map(({ at }) => at);
  const min = Math.exp(middle - Math.max(low, leastHalfWidth));
  const max = Math.exp(middle + Math.max(high, leastHalfWidth));
  return {
    min,
    max,
    average: Math.exp(middle),
    stateAverage: there.length < leastSample ? null : Math.exp(middle + shrunk(there, shrinkState)),
    level,
    sample: counted.length,
    confidence: confidenceOf(level, counted.length, Math.log(max / min)),
  };
};

/**
 * The range in which four of five vehicles like this one are advertised, from the most alike sample that has enough
 * of them; null when none has. Pure; method and figures: docs/price-comparison.md.
 * @param least vehicles of the model that are enough
 */
export const marketRange = (
  target: PricedTraits,
  { model, body }: Market,
  least: number = leastSample,
): MarketRange | null => {
  const badge = normal(target.badge);
  const badgeOf = (one: Comparable): string => normal(one.badge);
  if (model.length >= least) {
    const alike = badge === '' ? 0 : model.filter((one) => badgeOf(one) === badge).length;
    return rangeOf(target, model, alike >= leastSample ? 'badge' : 'model', badgeOf, badge);
  }
  return body.length >= leastSample
    ? rangeOf(target, body, 'body', (one) => normal(one.model), normal(target.model))
    : null;
};
