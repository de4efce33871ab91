import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays, calendarDateIn, instantOf, localTime, stateTimeZone, weekdayOf } from './zone';

describe('zones', () => {
  it.each([
    ['NSW', 11],
    ['ACT', 11],
    ['VIC', 11],
    ['TAS', 11],
    ['QLD', 10],
    ['SA', 10.5],
    ['NT', 9.5],
    ['WA', 8],
    [null, 11],
  ] as const)('%s is %d hours ahead of UTC in January', (state, hours) => {
    const { date, minutes } = localTime(stateTimeZone(state), new Date('2026-01-05T00:00:00Z'));
    expect([date, minutes]).toEqual(['2026-01-05', hours * 60]);
  });

  it('turn a clock back into its instant, whichever the day', () => {
    const zone = fc.constantFrom('Australia/Sydney', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Perth');
    const instant = fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2028-01-01') });
    fc.assert(
      fc.property(zone, instant, (timeZone, milliseconds) => {
        const minute = new Date(Math.floor(milliseconds / 60_000) * 60_000);
        const { date, minutes } = localTime(timeZone, minute);
        const back = instantOf(timeZone, date, minutes);
        expect(localTime(timeZone, back)).toEqual(localTime(timeZone, minute));
        // Only the hour that is repeated in April may be another one.
        expect(Math.abs(back.getTime() - minute.getTime())).toBeLessThanOrEqual(3_600_000);
      }),
    );
    expect(instantOf('Australia/Sydney', '2026-10-04', 0)).toEqual(new Date('2026-10-03T14:00:00Z'));
    expect(instantOf('Australia/Sydney', '2026-10-04', 9 * 60)).toEqual(new Date('2026-10-03T22:00:00Z'));
    expect(instantOf('Australia/Sydney', '2026-04-05', 9 * 60)).toEqual(new Date('2026-04-04T23:00:00Z'));
    // Skipped: half past two comes half an hour after two, which is three.
    expect(instantOf('Australia/Sydney', '2026-10-04', 150)).toEqual(new Date('2026-10-03T16:30:00Z'));
    // Twice there: the first.
    expect(instantOf('Australia/Sydney', '2026-04-05', 150)).toEqual(new Date('2026-04-04T15:30:00Z'));
  });
});

describe('local time', () => {
  it('[ENTY-03] counts weekdays from Sunday as 0', () => {
    expect(localTime('Australia/Sydney', new Date('2026-03-15T02:00:00Z')).weekday).toBe(0);
    expect(weekdayOf('2026-03-15')).toBe(0);
  });

  it('turns the date with the zone', () => {
    const instant = new Date('2026-03-15T13:30:00Z');
    expect(calendarDateIn('Australia/Sydney', instant)).toBe('2026-03-16');
    expect(calendarDateIn('Australia/Perth', instant)).toBe('2026-03-15');
    expect(localTime('Australia/Adelaide', instant).minutes).toBe(0);
    expect(addCalendarDays('2026-02-28', 1)).toBe('2026-03-01');
  });
});
