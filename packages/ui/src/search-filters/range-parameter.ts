import type { RangeValue } from '../range-field/range';

/** The range as the address writes it, `15000:65000`; `undefined` while it leaves nothing out. */
export const rangeParameter = ([low, high]: RangeValue, min: number, max: number): string | undefined =>
  low <= min && high >= max ? undefined : `${low}:${high}`;
