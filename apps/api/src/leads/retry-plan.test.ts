import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGivenUp, mostTries, mostTriesWhenRefused, retryWaitMs } from './retry-plan';

describe('retryWaitMs', () => {
  it.each([
    [1, 30],
    [2, 60],
    [7, 1920],
    [8, 3600],
    [60, 3600],
  ])('after %i failures waits at most %i seconds and at least half of that', (tries, seconds) => {
    expect(retryWaitMs(tries, 0)).toBe(seconds * 500);
    expect(retryWaitMs(tries, 1)).toBe(seconds * 1000);
  });

  it('never shrinks with the tries and never leaves its bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (tries, random) => {
        const wait = retryWaitMs(tries, random);
        expect(wait).toBeGreaterThanOrEqual(15_000);
        expect(wait).toBeLessThanOrEqual(3_600_000);
        expect(retryWaitMs(tries + 1, random)).toBeGreaterThanOrEqual(wait);
      }),
    );
  });

  it('goes on for more than a day and a half, and for hours when the destination refuses', () => {
    const lasts = (tries: number) =>
      Array.from({ length: tries - 1 }, (_, index) => retryWaitMs(index + 1, 0.5)).reduce((sum, wait) => sum + wait, 0);
    expect(lasts(mostTries) / 3_600_000).toBeGreaterThan(38);
    expect(lasts(mostTriesWhenRefused) / 3_600_000).toBeGreaterThan(2);
    expect([isGivenUp(59, false), isGivenUp(60, false)]).toEqual([false, true]);
    expect([isGivenUp(9, true), isGivenUp(10, true)]).toEqual([false, true]);
  });
});
