import { describe, expect, it } from 'vitest';
import { createTurns, TurnsFull } from './turns';

describe('turns', () => {
  it('let a fixed number work at once, in the order they came, also when one fails', async () => {
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

  it('refuse work when as many wait as are allowed', async () => {
    const inTurn = createTurns(1, 2);
    let end: () => void = () => undefined;
    const first = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
    const waiting = [1, 2].map((number) => inTurn(async () => number));
    await expect(inTurn(async () => 3)).rejects.toBeInstanceOf(TurnsFull);
    end();
    await first;
    expect(await Promise.all(waiting)).toEqual([1, 2]);
    expect(await inTurn(async () => 'free again')).toBe('free again');
  });

  it('leave out work that nobody waits for when its turn comes', async () => {
    const inTurn = createTurns(1, 2);
    const notBegun = () => undefined;
    let end: () => void = notBegun;
    const first = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
    const done: string[] = [];
    let isWaiting = true;
    const late = inTurn(
      async () => done.push('late'),
      () => isWaiting,
    );
    const next = inTurn(
      async () => done.push('next'),
      () => true,
    );
    expect(inTurn.isFull()).toBe(true);
    isWaiting = false;
    await expect.poll(() => end).not.toBe(notBegun);
    end();
    await first;
    await expect(late).rejects.toBeInstanceOf(TurnsFull);
    await next;
    expect(done).toEqual(['next']);
    expect(inTurn.isFull()).toBe(false);
  });
});
