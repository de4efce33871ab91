import { describe, expect, it } from 'vitest';
import { longestPauseSeconds } from './schedule-fault';

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

  it('is unknown of what is no schedule', () => expect(longestPauseSeconds('every day', 'UTC')).toBeNull());
});
