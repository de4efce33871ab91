import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadTemplate } from '../../subjects/leads/lead-template';
import { deliveryPace } from './delivery-pace';
import { isGivenUp, retryWaitMs } from './retry-plan';

const pace = deliveryPace();

describe('retryWaitMs', () => {
  it.each([
    [1, 30],
    [2, 60],
    [7, 1920],
    [8, 3600],
    [60, 3600],
  ])('after %i failures waits at most %i seconds and at least half of that', (tries, seconds) => {
    expect(retryWaitMs(pace, tries, 0)).toBe(seconds * 500);
    expect(retryWaitMs(pace, tries, 1)).toBe(seconds * 1000);
  });

  it('never shrinks with the tries and never leaves its bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (tries, random) => {
        const wait = retryWaitMs(pace, tries, random);
        expect(wait).toBeGreaterThanOrEqual(15_000);
        expect(wait).toBeLessThanOrEqual(3_600_000);
        expect(retryWaitMs(pace, tries + 1, random)).toBeGreaterThanOrEqual(wait);
      }),
    );
  });

  it('goes on for leads for more than a day and a half, and for hours when the destination refuses', () => {
    const lasts = (tries: number) =>
      Array.from({ length: tries - 1 }, (_, index) => retryWaitMs(pace, index + 1, 0.5)).reduce(
        (sum, wait) => sum + wait,
        0,
      );
    const { plan } = leadTemplate;
    expect(lasts(plan.mostTries) / 3_600_000).toBeGreaterThan(38);
    expect(lasts(plan.mostTriesWhenRefused) / 3_600_000).toBeGreaterThan(2);
    expect([isGivenUp(plan, 59, false), isGivenUp(plan, 60, false)]).toEqual([false, true]);
    expect([isGivenUp(plan, 9, true), isGivenUp(plan, 10, true)]).toEqual([false, true]);
  });
});

describe('deliveryPace', () => {
  it('shortens every wait by its factor, and a job still outlasts the slowest destination', () => {
    const fast = deliveryPace(30);
    expect(fast).toMatchObject({ firstWaitMs: 1_000, longestWaitMs: 120_000, firstPauseMs: 1_000, mailMs: 1_500 });
    for (const { jobSeconds, mailMs, webhookMs } of [deliveryPace(), fast, deliveryPace(1_000)])
      expect(jobSeconds * 1_000).toBeGreaterThan(Math.max(mailMs, webhookMs));
    expect(deliveryPace(1_000)).toMatchObject({ jobSeconds: 1, repeatSeconds: 1, longestRepeatSeconds: 1 });
  });
});
