import { describe, expect, it } from 'vitest';
import { shortMemory } from './short-memory';

describe('shortMemory', () => {
  it('reads once for all callers at the same time, and again after five seconds', async () => {
    let asked = 0;
    let now = 0;
    const read = shortMemory(
      async () => {
        asked += 1;
        return asked;
      },
      () => undefined,
      { clock: () => now },
    );
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    now = 4_999;
    expect(await read()).toBe(1);
    now = 5_000;
    expect(await read()).toBe(2);
  });

  it('gives nothing after a failure, which it reports, and nothing while the read is under way', async () => {
    const told: unknown[] = [];
    let now = 0;
    const clock = () => now;
    const failing = shortMemory<number>(
      () => Promise.reject(new Error('away')),
      (error) => told.push(error),
      { clock },
    );
    expect([await failing(), await failing(), told.length]).toEqual([null, null, 1]);
    now = 6_000;
    expect([await failing(), told.length]).toEqual([null, 2]);

    const { promise, resolve } = Promise.withResolvers<number>();
    const slow = shortMemory(
      () => promise,
      () => undefined,
      { patienceMs: 10, clock },
    );
    expect(await slow()).toBeNull();
    resolve(7);
    await promise;
    expect(await slow()).toBe(7);
  });
});
