import { australianTimeZones } from '@forecourt/domain/calendar';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepsSchedules, longestPauseSeconds } from './schedule-fault';

const hour = 3600;

describe('the longest pause of a schedule', () => {
  it.each([
    ['0 * * * *', hour],
    ['*/30 6-20 * * *', 9.5 * hour],
    // From Friday evening to Monday morning.
    ['*/5 6-20 * * 1-5', 57 * hour + 5 * 60],
    ['0 3 * * 1', 168 * hour],
  ])('%s is %s seconds', (schedule, seconds) => {
    for (let asked = 0; asked < 2; asked += 1) expect(longestPauseSeconds(schedule, 'UTC')).toBe(seconds);
  });

  it('is an hour more on the night that a clock is put back', () =>
    expect(longestPauseSeconds('0 1 * * *', 'Australia/Sydney')).toBe(25 * hour));

  it('is unknown where the clocks move by half an hour, whose nights the reader of schedules cannot reckon', () =>
    expect(longestPauseSeconds('0 3 * * *', 'Australia/Lord_Howe')).toBeNull());

  it('is unknown of what is no schedule', () => expect(longestPauseSeconds('every day', 'UTC')).toBeNull());
});

describe('zones', () => {
  it.each(australianTimeZones.filter((zone) => zone !== 'Australia/Lord_Howe'))('%s keeps schedules all year', (zone) =>
    expect(keepsSchedules(zone)).toBe(true),
  );

  it('of half an hour more in summer keep none', () => expect(keepsSchedules('Australia/Lord_Howe')).toBe(false));
});

describe('on a machine on which each turn takes longer than the reader of schedules waits', () => {
  afterEach(() => void vi.restoreAllMocks());
  const slowly = () => {
    let now = Date.UTC(2026, 10, 27, 3);
    vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 5_000;
      return now;
    });
  };

  it('the longest pause of a schedule is the same', () => {
    slowly();
    expect(longestPauseSeconds('15 */6 * * *', 'UTC')).toBe(6 * hour);
  });

  it('a zone keeps schedules that keeps them elsewhere, and the other does not', () => {
    slowly();
    expect(keepsSchedules('Australia/Sydney')).toBe(true);
    expect(keepsSchedules('Australia/Lord_Howe')).toBe(false);
  });
});
