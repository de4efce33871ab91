import { describe, expect, it } from 'vitest';
import { runUpkeep, type Upkeep, type UpkeepDeps } from './upkeep';

describe('runUpkeep', () => {
  it('runs every part though one throws, logs that one and reports how each ended', async () => {
    const ran: string[] = [];
    const faults: unknown[] = [];
    const part = (name: string, fails = false): Upkeep => ({
      name,
      run: async () => {
        ran.push(name);
        if (fails) throw new Error(`${name} cannot`);
      },
    });
    const log = { info: () => undefined, error: (entry: unknown) => faults.push(entry) } as never;
    const ended: string[] = [];
    await runUpkeep(
      [part('valuations', true), part('retention')],
      { log } as Partial<UpkeepDeps> as UpkeepDeps,
      (name, outcome) => ended.push(`${name} ${outcome}`),
    );
    expect(ran).toEqual(['valuations', 'retention']);
    expect(ended).toEqual(['valuations failed', 'retention done']);
    expect(faults).toEqual([expect.objectContaining({ upkeep: 'valuations', err: expect.any(Error) })]);
  });
});
