import { describe, expect, it } from 'vitest';
import { createJudge, type Look } from './watchdog.mjs';

const patience = { startMs: 60_000, silentMs: 10_000 };

/** Looks each second at a service in turn: launch (null while it waits for one), what is seen, for how many seconds. */
const watched = (...phases: readonly (readonly [launch: string | null, look: Look, seconds: number])[]) => {
  const judge = createJudge(patience);
  const launches = new Map<string, number>();
  const ends: string[] = [];
  let second = 0;
  for (const [launch, look, seconds] of phases) {
    if (launch !== null && !launches.has(launch)) launches.set(launch, second * 1000);
    for (const until = second + seconds; second < until; second += 1) {
      const launchedAt = launch === null ? null : (launches.get(launch) ?? null);
      const useless = judge({ launchedAt, look, now: (second + 1) * 1000 });
      if (useless !== null) ends.push(`${launch} at ${second + 1} after ${useless / 1000}`);
    }
  }
  return ends;
};

describe('a service', () => {
  it('that starts slowly is left alone until it is ready', () => {
    expect(watched(['first', 'silent', 59], ['first', 'ready', 100])).toEqual([]);
  });

  it('that hangs while it starts is ended, once, and the next start gets twice as long', () => {
    expect(watched(['first', 'silent', 100], ['second', 'silent', 119], ['second', 'ready', 1])).toEqual([
      'first at 60 after 60',
    ]);
    expect(watched(['first', 'silent', 60], ['second', 'silent', 130], ['third', 'silent', 250])).toEqual([
      'first at 60 after 60',
      'second at 180 after 120',
      'third at 430 after 240',
    ]);
  });

  it('that got there after all has the usual time again', () => {
    expect(
      watched(['first', 'silent', 60], ['second', 'ready', 1], ['third', 'not ready', 59], ['third', 'not ready', 1]),
    ).toEqual(['first at 60 after 60', 'third at 121 after 60']);
  });

  it('that was ready and says nothing is ended soon', () => {
    expect(watched(['first', 'ready', 100], ['first', 'silent', 12])).toEqual(['first at 110 after 10']);
    expect(
      watched(['first', 'ready', 100], ['first', 'silent', 9], ['first', 'ready', 1], ['first', 'silent', 9]),
    ).toEqual([]);
  });

  it('that answers while it builds its index anew has the time of a start', () => {
    expect(watched(['first', 'ready', 5], ['first', 'not ready', 59])).toEqual([]);
    expect(watched(['first', 'ready', 5], ['first', 'not ready', 60])).toEqual(['first at 65 after 60']);
  });

  it('that waits to be started again is not counted against, nor is the start after it', () => {
    expect(
      watched(['first', 'ready', 5], [null, 'silent', 500], ['second', 'silent', 59], [null, 'silent', 500]),
    ).toEqual([]);
  });

  it('whose database is away is left alone, and has its time once that is back', () => {
    expect(watched(['first', 'ready', 5], ['first', 'database away', 900], ['first', 'not ready', 59])).toEqual([]);
    expect(watched(['first', 'database away', 900], ['first', 'silent', 59])).toEqual([]);
  });
});
