import type { RangeAttribute } from './attributes';
import type { Range } from './criteria';

/** Ends of a slider where no facet stats are known (SRCH-07). */
const defaultBounds = { min: 0, max: 100_000 } as const;

/** Prices and kilometres stand on whole thousands (SRCH-07). */
export const thousand = 1000;

const isRounded = (attribute: RangeAttribute) => attribute === 'price' || attribute === 'km';

/** Smallest and largest value of a slider. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The bounds of a slider from facet stats: whole thousands outwards for price and kilometres; 0 to 100,000 without stats (SRCH-07). */
export const rangeBounds = (attribute: RangeAttribute, stats: Bounds | null): Bounds => {
  if (stats === null || !Number.isFinite(stats.min) || !Number.isFinite(stats.max)) return defaultBounds;
  if (!isRounded(attribute)) return { min: Math.floor(stats.min), max: Math.ceil(stats.max) };
  return { min: Math.floor(stats.min / thousand) * thousand, max: Math.ceil(stats.max / thousand) * thousand };
};

/** A typed figure as its range takes it: price and kilometres to the nearest thousand, others to the nearest one (SRCH-07). */
export const roundRangeValue = (attribute: RangeAttribute, value: number): number =>
  isRounded(attribute) ? Math.round(value / thousand) * thousand : Math.round(value);

const niceSteps = [1, 2, 5];

/**
 * Step of a slider: about 1/100 of its range (SRCH-07), as 1, 2 or 5 times a power of ten; never under 1,000 for
 * price and kilometres, which are rounded to it, and never under 1 for the rest.
 */
export const rangeStep = (attribute: RangeAttribute, { min, max }: Bounds): number => {
  const least = isRounded(attribute) ? thousand : 1;
  const wanted = (max - min) / 100;
  if (wanted <= least) return least;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = niceSteps.map((nice) => nice * power).findLast((candidate) => candidate <= wanted) ?? power;
  return Math.max(step, least);
};

/**
 * What a slider or its fields were set to, as a filter: ends that rest on the bounds are open, so that a slider at rest
 * filters nothing. Null when both are open.
 */
export const openRange = ([low, high]: readonly [low: number, high: number], { min, max }: Bounds): Range | null => {
  const open = { min: low <= min ? null : low, max: high >= max ? null : high };
  return open.min === null && open.max === null ? null : open;
};
