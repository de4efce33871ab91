import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDrain } from './drain';

describe('a process that leaves', () => {
  afterEach(() => vi.useRealTimers());

  it('says so at once, and closes when the time is over in which others notice', async () => {
    vi.useFakeTimers();
    const drain = createDrain(5);
    expect(drain.isLeaving()).toBe(false);
    const closed = vi.fn();
    void drain.leave().then(closed);
    expect(drain.isLeaving()).toBe(true);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(closed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('closes at once without such a time, and when it is asked a second time', async () => {
    const short = createDrain(0);
    await short.leave();
    expect(short.isLeaving()).toBe(true);
    const impatient = createDrain(60);
    const first = impatient.leave();
    await impatient.leave();
    await first;
  });
});
