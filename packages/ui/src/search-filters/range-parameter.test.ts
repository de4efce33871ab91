import { describe, expect, it } from 'vitest';
import { rangeParameter } from './range-parameter';

describe('rangeParameter', () => {
  it('writes the ends of a narrowed range', () => {
    expect(rangeParameter([15_000, 65_000], 0, 100_000)).toBe('15000:65000');
    expect(rangeParameter([0, 65_000], 0, 100_000)).toBe('0:65000');
    expect(rangeParameter([15_000, 100_000], 0, 100_000)).toBe('15000:100000');
  });

  it('is nothing while the range leaves nothing out', () => {
    expect(rangeParameter([0, 100_000], 0, 100_000)).toBeUndefined();
    expect(rangeParameter([-5, 120_000], 0, 100_000)).toBeUndefined();
  });
});
