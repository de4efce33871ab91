import { between, nearestStep, type RangeBounds } from '../slider/steps';

/** Lower and upper end of a chosen range. */
export type RangeValue = readonly [low: number, high: number];

/**
 * A range after one end was moved: within the bounds, on a step or what `round` makes of it, and the moved end stops at
 * the other. Source: SRCH-07.
 */
export const moveRange = (
  value: RangeValue,
  end: 'low' | 'high',
  wanted: number,
  bounds: RangeBounds,
  round: (figure: number) => number = (figure) => nearestStep(figure, bounds),
): RangeValue => {
  const [low, high] = value;
  const target = between(round(between(wanted, bounds.min, bounds.max)), bounds.min, bounds.max);
  return end === 'low' ? [Math.min(target, high), high] : [low, Math.max(target, low)];
};

/** Between which figures an end may be typed: the other end is as hard a bound as the field's own. */
export const endBounds = ([low, high]: RangeValue, end: 'low' | 'high', { min, max }: RangeBounds): RangeValue =>
  end === 'low' ? [min, high] : [low, max];
