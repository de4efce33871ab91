import type { RangeAttribute } from './criteria/attributes';
import type { Range } from './criteria/criteria';

/** Ends of a slider where no facet stats are known (SRCH-07). */
export const defaultBounds = { min: 0, max: 100_000 } as const;

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

/** A value as its slider holds it: price and kilometres to the nearest thousand, others to the nearest one (SRCH-07). */
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
 * The range a shopper set, kept within the bounds with min not above max (SRCH-07); ends that rest on the bounds are
 * open, so that a slider at rest filters nothing. Null when both are open.
 */
export const clampRange = (attribute: RangeAttribute, range: Range, bounds: Bounds): Range | null => {
  const within = (value: number) => Math.min(bounds.max, Math.max(bounds.min, roundRangeValue(attribute, value)));
  const low = range.min === null ? bounds.min : within(range.min);
  const high = range.max === null ? bounds.max : within(range.max);
  const [min, max] = low <= high ? [low, high] : [high, high];
  const open = { min: min <= bounds.min ? null : min, max: max >= bounds.max ? null : max };
  return open.min === null && open.max === null ? null : open;
};
