import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Counted, VisitorCounts, type VisitorCountsDeps } from './visitor-counts';

const subject = (vehicleId: string, websiteId = 'yard') => ({ websiteId, dealershipId: 'd', vehicleId });

const started = (changed: Partial<VisitorCountsDeps> = {}) => {
  const written: (readonly Counted[])[] = [];
  const log = { warn: vi.fn(), error: vi.fn() };
  const write = vi.fn(async (counted: readonly Counted[]) => void written.push(counted));
  const counts = new VisitorCounts({ write, log, waitMs: 5_000, writeAt: 1_000, ...changed });
  return { counts, written, write, log };
};

describe('VisitorCounts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[VDP-07] writes what was counted together, after a while', async () => {
    const { counts, written } = started();
    counts.add('views', subject('1'));
    counts.add('views', subject('1'));
    counts.add('phone_reveals', subject('1'));
    counts.add('views', subject('1', 'other'));
    expect(counts.pending(subject('1'))).toEqual({ views: 2, phone_reveals: 1 });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([
      [
        { ...subject('1'), views: 2, phone_reveals: 1 },
        { ...subject('1', 'other'), views: 1, phone_reveals: 0 },
      ],
    ]);
    expect(counts.pending(subject('1'))).toEqual({ views: 0, phone_reveals: 0 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(1);
  });

  it('writes at once when there are many, and what comes during a write with the next', async () => {
    let finish: () => void = () => undefined;
    const { counts, write } = started({ writeAt: 3 });
    write.mockImplementationOnce(
      () =>
        new Promise((done) => {
          finish = () => done(undefined);
        }),
    );
    for (const id of ['1', '2', '3']) counts.add('views', subject(id));
    expect(write).toHaveBeenCalledOnce();
    for (const id of ['1', '1', '1', '1']) counts.add('views', subject(id));
    expect(write).toHaveBeenCalledOnce();
    expect(counts.pending(subject('1')).views).toBe(5);
    finish();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(write).toHaveBeenCalledTimes(2);
    expect(write.mock.calls[1]?.[0]).toEqual([{ ...subject('1'), views: 4, phone_reveals: 0 }]);
  });

  it('keeps what could not be written and tries again, ever more rarely', async () => {
    const { counts, write, written, log } = started();
    write.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    counts.add('views', subject('1'));
    await vi.advanceTimersByTimeAsync(5_000);
    counts.add('views', subject('1'));
    counts.add('phone_reveals', subject('2'));
    expect(counts.pending(subject('1')).views).toBe(2);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(write).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1 + 20_000);
    expect(write).toHaveBeenCalledTimes(3);
    expect(written).toEqual([
      [
        { ...subject('1'), views: 2, phone_reveals: 0 },
        { ...subject('2'), views: 0, phone_reveals: 1 },
      ],
    ]);
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it('refuses vehicles beyond its room, and logs how many were left out', async () => {
    const { counts, write, written, log } = started({ mostSubjects: 2 });
    write.mockRejectedValueOnce(new Error('away'));
    for (const id of ['1', '2', '3', '1']) counts.add('views', subject(id));
    await vi.advanceTimersByTimeAsync(5_000);
    counts.add('views', subject('4'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(written.flat().map(({ vehicleId, views }) => [vehicleId, views])).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
    expect(log.warn).toHaveBeenLastCalledWith({ uncounted: 2 }, expect.any(String));
    counts.add('views', subject('3'));
    expect(counts.pending(subject('3')).views).toBe(1);
  });

  it('writes the rest at the end, also what a write under way leaves', async () => {
    const { counts, written } = started();
    counts.add('views', subject('1'));
    const under = counts.write();
    counts.add('views', subject('2'));
    await counts.close();
    await under;
    expect(written.flat().map(({ vehicleId }) => vehicleId)).toEqual(['1', '2']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends within five seconds when the database does not answer, and logs what is lost', async () => {
    const { counts, write, log } = started();
    write.mockImplementation(() => new Promise(() => undefined));
    counts.add('views', subject('1'));
    const closed = counts.close();
    await vi.advanceTimersByTimeAsync(5_000);
    await closed;
    expect(log.error).toHaveBeenLastCalledWith({ vehicles: 1 }, expect.any(String));
  });
});
