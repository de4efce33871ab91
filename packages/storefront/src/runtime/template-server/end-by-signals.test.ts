import { EventEmitter } from 'node:events';
import { createDrain } from '@forecourt/api-contract/operator';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endBySignals } from './end-by-signals';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const given = ({ isListening = true } = {}) => {
  const process = Object.assign(new EventEmitter(), { exit: vi.fn() });
  const closed = Promise.withResolvers<void>();
  const close = vi.fn(() => closed.promise);
  const log = { info: vi.fn(), error: vi.fn() };
  endBySignals({ process, drain: createDrain(5), drainSeconds: 5, isListening: () => isListening, close, log });
  const tell = async (signal: string) => {
    process.emit(signal);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { process, closed, close, log, tell };
};

describe('a template app that is told to end', () => {
  it('serves on until others have noticed, closes, and ends once that is done', async () => {
    const { process, closed, close, tell } = given();
    await tell('SIGTERM');
    await vi.advanceTimersByTimeAsync(4_900);
    expect(close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect([close.mock.calls.length, process.exit.mock.calls]).toEqual([1, []]);
    closed.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(process.exit.mock.calls).toEqual([[0]]);
  });

  it('closes at once where it does not listen yet, as while it warms up, and after SIGINT', async () => {
    for (const [one, signal] of [
      [given({ isListening: false }), 'SIGTERM'],
      [given(), 'SIGINT'],
    ] as const) {
      await one.tell(signal);
      expect(one.close, signal).toHaveBeenCalledOnce();
    }
  });

  it('closes at once when it is told again while it leaves, and ends at once when it is while it closes', async () => {
    const { process, close, tell } = given();
    await tell('SIGTERM');
    await tell('SIGTERM');
    expect([close.mock.calls.length, process.exit.mock.calls]).toEqual([1, []]);
    await tell('SIGINT');
    expect([close.mock.calls.length, process.exit.mock.calls]).toEqual([1, [[1]]]);
  });

  it('ends after 15 seconds, whatever does not close, and says so', async () => {
    const { process, log, tell } = given();
    await tell('SIGINT');
    await vi.advanceTimersByTimeAsync(14_900);
    expect(process.exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect([process.exit.mock.calls, log.error.mock.calls.length]).toEqual([[[1]], 1]);
  });

  it('ends with a failure where something cannot be closed', async () => {
    const { process, closed, log, tell } = given();
    await tell('SIGINT');
    closed.reject(new Error('stuck'));
    await vi.advanceTimersByTimeAsync(0);
    expect([process.exit.mock.calls, log.error.mock.calls.length]).toEqual([[[1]], 1]);
  });
});
