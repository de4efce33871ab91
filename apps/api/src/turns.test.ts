import { describe, expect, it } from 'vitest';
import { createTurns } from './turns';

describe('turns', () => {
  it('let so many work at once, in the order they came, also when one fails', async () => {
    const inTurn = createTurns(2);
    const began: number[] = [];
    const ends: (() => void)[] = [];
    const work = (number: number) =>
      inTurn(async () => {
        began.push(number);
        await new Promise<void>((end) => ends.push(end));
        if (number === 1) throw new Error('failed');
        return number;
      });
    const all = Promise.allSettled([1, 2, 3, 4].map(work));
    const settled = () => new Promise((done) => setImmediate(done));
    await settled();
    expect(began).toEqual([1, 2]);
    ends[0]?.();
    await settled();
    expect(began).toEqual([1, 2, 3]);
    ends[1]?.();
    await settled();
    expect(began).toEqual([1, 2, 3, 4]);
    ends[2]?.();
    ends[3]?.();
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    expect(await inTurn(async () => 'free again')).toBe('free again');
  });
});
