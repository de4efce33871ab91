import { localTime } from '@forecourt/domain/calendar';
import { describe, expect, it } from 'vitest';
import { alertDue, isQuiet } from './alert-times';

type Asked = Parameters<typeof alertDue>[0];
const sydney = 'Australia/Sydney';
const due = (at: string, asked: Partial<Asked> = {}): string =>
  alertDue({
    reason: 'new-match',
    frequency: 'at-once',
    timeZone: sydney,
    ...asked,
    at: new Date(at),
  }).toISOString();

describe('alertDue', () => {
  it('is at once by day', () => {
    expect(due('2026-11-21T01:00:00Z')).toBe('2026-11-21T01:00:00.000Z');
    expect(due('2026-11-21T08:59:59.999Z')).toBe('2026-11-21T08:59:59.999Z');
    expect(due('2026-11-20T21:00:00Z')).toBe('2026-11-20T21:00:00.000Z');
  });

  it('waits from eight in the evening until eight in the morning', () => {
    expect(due('2026-11-21T09:00:00Z')).toBe('2026-11-21T21:00:00.000Z');
    expect(due('2026-11-21T15:30:00Z')).toBe('2026-11-21T21:00:00.000Z');
    expect(due('2026-11-21T20:59:59.999Z')).toBe('2026-11-21T21:00:00.000Z');
  });

  it('lets a lower price last an hour first, which may lead into the night', () => {
    const reason = 'lower-price';
    expect(due('2026-11-21T01:00:00Z', { reason })).toBe('2026-11-21T02:00:00.000Z');
    expect(due('2026-11-21T08:30:00Z', { reason })).toBe('2026-11-21T21:00:00.000Z');
    expect(due('2026-11-20T20:30:00Z', { reason })).toBe('2026-11-20T21:30:00.000Z');
    expect(due('2026-11-20T20:30:00Z', { reason, frequency: 'daily' })).toBe('2026-11-21T21:00:00.000Z');
  });

  it('is at eight each day, or on Monday', () => {
    expect(due('2026-11-21T01:00:00Z', { frequency: 'daily' })).toBe('2026-11-21T21:00:00.000Z');
    expect(due('2026-11-20T20:00:00Z', { frequency: 'daily' })).toBe('2026-11-20T21:00:00.000Z');
    expect(due('2026-11-21T01:00:00Z', { frequency: 'weekly' })).toBe('2026-11-22T21:00:00.000Z');
    // On Monday at eight it is that moment, a moment later the next Monday.
    expect(due('2026-11-22T21:00:00Z', { frequency: 'weekly' })).toBe('2026-11-22T21:00:00.000Z');
    expect(due('2026-11-22T21:00:00.001Z', { frequency: 'weekly' })).toBe('2026-11-29T21:00:00.000Z');
  });

  it('is at eight by the clock of the zone when clocks are put forward and back', () => {
    // Sydney: forward on 4 October 2026, back on 5 April 2026, both at night.
    expect(due('2026-10-03T12:00:00Z')).toBe('2026-10-03T21:00:00.000Z');
    expect(due('2026-10-02T12:00:00Z')).toBe('2026-10-02T22:00:00.000Z');
    expect(due('2026-04-04T12:00:00Z')).toBe('2026-04-04T22:00:00.000Z');
    expect(due('2026-04-03T12:00:00Z')).toBe('2026-04-03T21:00:00.000Z');
    expect(due('2026-10-01T01:00:00Z', { frequency: 'weekly' })).toBe('2026-10-04T21:00:00.000Z');
    expect(due('2026-04-01T01:00:00Z', { frequency: 'weekly' })).toBe('2026-04-05T22:00:00.000Z');
  });

  it('is at eight on Lord Howe Island, whose clocks change by half an hour', () => {
    const timeZone = 'Australia/Lord_Howe';
    expect(due('2026-10-02T12:00:00Z', { timeZone })).toBe('2026-10-02T21:30:00.000Z');
    expect(due('2026-10-03T12:00:00Z', { timeZone })).toBe('2026-10-03T21:00:00.000Z');
    expect(due('2026-04-03T12:00:00Z', { timeZone })).toBe('2026-04-03T21:00:00.000Z');
    expect(due('2026-04-04T12:00:00Z', { timeZone })).toBe('2026-04-04T21:30:00.000Z');
  });

  it('is never at night, never before it was found and never more than a week and a night later', () => {
    const hour = 3_600_000;
    for (const timeZone of [sydney, 'Australia/Lord_Howe', 'Australia/Perth'])
      for (const frequency of ['at-once', 'daily', 'weekly'] as const)
        for (let at = Date.UTC(2026, 2, 28); at < Date.UTC(2026, 3, 12); at += hour / 2) {
          const told = new Date(due(new Date(at).toISOString(), { timeZone, frequency }));
          expect(isQuiet(timeZone, told)).toBe(false);
          expect(told.getTime()).toBeGreaterThanOrEqual(at);
          expect(told.getTime() - at).toBeLessThanOrEqual((7 * 24 + 13) * hour);
          if (frequency !== 'at-once') expect(localTime(timeZone, told).minutes).toBe(8 * 60);
        }
  });
});
