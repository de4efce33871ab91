import type { ItemType } from '@forecourt/domain/vehicle';
import { describe, expect, it, vi } from 'vitest';
import { keptModels } from './kept-models';

const hourMs = 60 * 60_000;
const car: readonly ItemType[] = ['car'];

/** Makes whose name begins with an X are advertised by nobody. */
const startReading = () => {
  let time = 0;
  const read = vi.fn(async (make: string, _kinds: readonly ItemType[]) =>
    make.startsWith('x') ? [] : [{ name: `${make} one`, badges: [] }],
  );
  return {
    read,
    models: keptModels(read, { clock: () => time }),
    pass: (ms: number) => {
      time += ms;
    },
  };
};

describe('kept models', () => {
  it('are read once in an hour, in whatever case and order they are asked for', async () => {
    const { read, models, pass } = startReading();
    expect(await models('Kia', ['car', 'truck'])).toEqual([{ name: 'kia one', badges: [] }]);
    pass(hourMs - 1);
    expect(await models('KIA', ['truck', 'car', 'car'])).toEqual([{ name: 'kia one', badges: [] }]);
    expect(read.mock.calls).toEqual([['kia', ['car', 'truck']]]);
    await models('kia', car);
    expect(read).toHaveBeenCalledTimes(2);
    pass(1);
    await models('kia', ['car', 'truck']);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('are read once for all who ask at the same moment', async () => {
    const { read, models } = startReading();
    const answers = await Promise.all([models('kia', car), models('Kia', car), models('KIA', car)]);
    expect(new Set(answers).size).toBe(1);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('are not kept of a reading that failed', async () => {
    const { read, models } = startReading();
    read.mockRejectedValueOnce(new Error('The database is away.'));
    const both = await Promise.allSettled([models('kia', car), models('kia', car)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await models('kia', car)).toHaveLength(1);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are not kept of a make that nobody advertises, so that words that are typed push none out', async () => {
    const { read, models } = startReading();
    await models('kia', car);
    for (let typed = 0; typed < 1000; typed += 1) await models(`x${typed}`, car);
    read.mockClear();
    await models('kia', car);
    expect(read).not.toHaveBeenCalled();
    await models('x1', car);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('are kept of no more than 400 makes', async () => {
    const { read, models } = startReading();
    for (let make = 0; make <= 400; make += 1) await models(`make ${make}`, car);
    read.mockClear();
    await models('make 400', car);
    await models('make 1', car);
    expect(read).not.toHaveBeenCalled();
    await models('make 0', car);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
