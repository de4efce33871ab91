import { describe, expect, it } from 'vitest';
import {
  followComparison,
  isComparisonWanted,
  showComparison,
  shownComparison,
  wantComparison,
} from './comparison-signal';

const mark = { verdict: 'Great Deal', fill: 0.7, band: 'high' } as const;

describe('the comparison between its two places', () => {
  it('is wanted and shown for one vehicle alone, and forgotten when its page is left', () => {
    let told = 0;
    const leave = followComparison('/cars/a/autogauge', () => {
      told += 1;
    });
    wantComparison('/cars/a/autogauge');
    expect(isComparisonWanted('/cars/a/autogauge')).toBe(true);
    expect(isComparisonWanted('/cars/b/autogauge')).toBe(false);
    expect(shownComparison('/cars/a/autogauge')).toBeNull();
    showComparison('/cars/a/autogauge', mark);
    expect(shownComparison('/cars/a/autogauge')).toBe(mark);
    expect(told).toBe(2);
    leave();
    expect(isComparisonWanted('/cars/a/autogauge')).toBe(false);
    expect(shownComparison('/cars/a/autogauge')).toBeNull();
  });
});
