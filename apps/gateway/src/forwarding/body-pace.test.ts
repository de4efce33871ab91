import { describe, expect, it } from 'vitest';
import { createBodyPace, type PaceClock } from './body-pace';

/** A clock that stands still until it is moved to what waits next. */
const ownClock = () => {
  let now = 0;
  const due: { at: number; action: () => void }[] = [];
  const clock: PaceClock = {
    now: () => now,
    after: (ms, action) => void due.push({ at: now + ms, action }),
  };
  const runUntil = (end: number): void => {
    for (;;) {
      const next = due.toSorted((one, other) => one.at - other.at)[0];
      if (next === undefined || next.at > end) break;
      due.splice(due.indexOf(next), 1);
      now = Math.max(now, next.at);
      next.action();
    }
    now = end;
  };
  return { clock, runUntil };
};

describe('the pace of bodies', () => {
  it('reads no more bytes in a second than its rules say, however many bodies wait', () => {
    const { clock, runUntil } = ownClock();
    const pace = createBodyPace({ bytesPerSecond: 1_000_000 }, clock);
    let bytes = 0;
    const readOn = (): number => {
      bytes += 10_000;
      pace.whenDue(readOn);
      return 10_000;
    };
    for (let at = 0; at < 20; at += 1) pace.whenDue(readOn);
    runUntil(1000);
    const first = bytes;
    runUntil(3000);
    // The store of an idle pace, and the part that is being read.
    expect(first).toBeLessThanOrEqual(1_030_000);
    expect(first).toBeGreaterThanOrEqual(1_000_000);
    expect(bytes - first).toBeLessThanOrEqual(2_010_000);
  });

  it('gives bodies turns one after the other, the new one among them', () => {
    const { clock, runUntil } = ownClock();
    const pace = createBodyPace({ bytesPerSecond: 1_000_000 }, clock);
    const read: string[] = [];
    const body = (name: string) => {
      const readOn = (): number => {
        read.push(name);
        pace.whenDue(readOn);
        return 10_000;
      };
      pace.whenDue(readOn);
    };
    body('one');
    body('two');
    runUntil(100);
    read.length = 0;
    body('three');
    runUntil(200);
    const turns = (name: string) => read.filter((one) => one === name).length;
    expect(turns('three')).toBeGreaterThanOrEqual(3);
    expect(turns('one') - turns('three')).toBeLessThanOrEqual(1);
    expect(turns('two') - turns('three')).toBeLessThanOrEqual(1);
  });

  it('goes on at once after a rest, and never gives two turns in one', () => {
    const { clock, runUntil } = ownClock();
    const pace = createBodyPace({ bytesPerSecond: 1_000_000 }, clock);
    let now = 0;
    pace.whenDue(() => 500_000);
    runUntil(10_000);
    pace.whenDue(() => {
      now = clock.now();
      return 1;
    });
    expect(now).toBe(0);
    runUntil(10_000);
    expect(now).toBe(10_000);
  });
});
