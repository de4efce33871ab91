import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { servicePulse } from './service-pulse';

/** A service whose signs of life the test gives. */
const service = () => {
  let asked = 0;
  let answer: (() => void) | null = null;
  let refuse: (() => void) | null = null;
  const pulse = servicePulse((signal) => {
    asked += 1;
    return new Promise<void>((resolve, reject) => {
      answer = resolve;
      refuse = () => reject(new Error('ECONNREFUSED'));
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  return { pulse, asked: () => asked, answer: () => answer?.(), refuse: () => refuse?.() };
};

describe('servicePulse', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('notifies its watchers when the service has not answered for a while, not even a probe', async () => {
    const { pulse, asked } = service();
    const told = vi.fn();
    pulse.watch(told);
    await vi.advanceTimersByTimeAsync(1_200);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(700);
    expect([asked(), told.mock.calls.length, pulse.isHung()]).toEqual([2, 0, false]);
    await vi.advanceTimersByTimeAsync(200);
    expect([told.mock.calls.length, pulse.isHung()]).toEqual([1, true]);
    const late = vi.fn();
    pulse.watch(late);
    expect(late).toHaveBeenCalledOnce();
  });

  it('keeps waiting for a service that is slow but answers probes', async () => {
    const { pulse, asked, answer } = service();
    const told = vi.fn();
    const end = pulse.watch(told);
    for (let second = 0; second < 9; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      answer();
    }
    expect(told).not.toHaveBeenCalled();
    end();
    const askedUntilHere = asked();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked(), 'asked while nobody waits').toBe(askedUntilHere);
  });

  it('counts a refused connection, and any answer of the service, as a sign of life', async () => {
    const { pulse, refuse } = service();
    const told = vi.fn();
    pulse.watch(told);
    await vi.advanceTimersByTimeAsync(1_000);
    refuse();
    await vi.advanceTimersByTimeAsync(1_000);
    pulse.heard();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).not.toHaveBeenCalled();
  });

  it('waits on when one probe is lost and the next is answered, and when others are answered', async () => {
    const { pulse, asked, answer } = service();
    const told = vi.fn();
    pulse.watch(told);
    for (let second = 0; second < 6; second += 1) {
      await vi.advanceTimersByTimeAsync(1_400);
      expect(asked()).toBe((second + 1) * 2);
      // Of the two that are out, the later one alone.
      answer();
      await vi.advanceTimersByTimeAsync(0);
    }
    for (let second = 0; second < 9; second += 1) {
      await vi.advanceTimersByTimeAsync(1_900);
      pulse.heard();
    }
    expect(told).not.toHaveBeenCalled();
  });

  it('keeps probing a hung service, and trusts its first answer', async () => {
    const { pulse, asked, answer } = service();
    pulse.watch(() => undefined);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(pulse.isHung()).toBe(true);
    expect(asked()).toBeGreaterThan(3);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(pulse.isHung()).toBe(false);
    const told = vi.fn();
    pulse.watch(told);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).not.toHaveBeenCalled();
  });

  it('does not report the service as hung when this process itself was held up', async () => {
    const { pulse } = service();
    const told = vi.fn();
    pulse.watch(told);
    const clock = vi.spyOn(performance, 'now');
    const began = performance.now();
    // Ten looks, each two seconds late.
    for (let look = 1; look <= 9; look += 1) {
      clock.mockReturnValue(began + look * 2_000);
      await vi.advanceTimersByTimeAsync(100);
    }
    clock.mockRestore();
    expect(told).not.toHaveBeenCalled();
  });
});
