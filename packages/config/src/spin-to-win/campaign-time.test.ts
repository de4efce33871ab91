import { describe, expect, it } from 'vitest';
import { campaignPhase, campaignTime } from './campaign-time';

describe('the time of a campaign', () => {
  it.each([
    ['NSW', '2026-11-01', '2026-10-31T13:00:00.000Z', '2026-11-30T13:00:00.000Z'],
    ['WA', '2026-11-01', '2026-10-31T16:00:00.000Z', '2026-11-30T16:00:00.000Z'],
    // Daylight saving ends within it.
    ['NSW', '2026-03-01', '2026-02-28T13:00:00.000Z', '2026-04-30T14:00:00.000Z'],
  ] as const)('is counted by the clocks of %s from %s', (state, begins, from, until) => {
    const ends = begins === '2026-03-01' ? '2026-04-30' : '2026-11-30';
    const time = campaignTime({ begins, ends }, state);
    expect([time.from.toISOString(), time.until.toISOString()]).toEqual([from, until]);
    const at = (instant: string, ms: number) => campaignPhase(time, new Date(Date.parse(instant) + ms));
    expect([at(from, -1), at(from, 0), at(until, -1), at(until, 0)]).toEqual(['announced', 'open', 'open', 'ended']);
  });
});
