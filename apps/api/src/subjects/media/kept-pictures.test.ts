import { describe, expect, it } from 'vitest';
import { createKeptPictures } from './kept-pictures';

const setUp = () => {
  const clock = { now: 0 };
  const kept = new Set(['a']);
  const asked: string[] = [];
  const faults: unknown[] = [];
  const database = { isAway: false };
  const isKept = createKeptPictures({
    lookUp: async (hash) => {
      asked.push(hash);
      if (database.isAway) throw new Error('The database is away.');
      return kept.has(hash);
    },
    onFault: (error) => faults.push(error),
    clock: () => clock.now,
  });
  return { clock, kept, asked, faults, database, isKept };
};

describe('createKeptPictures', () => {
  it('asks for a picture once a minute, also where many ask at once', async () => {
    const { clock, kept, asked, isKept } = setUp();
    expect(await Promise.all([isKept('a'), isKept('a')])).toEqual([true, true]);
    kept.clear();
    expect(await isKept('a')).toBe(true);
    expect(asked).toEqual(['a']);
    clock.now = 61_000;
    expect(await isKept('a')).toBe(false);
  });

  it('knows a picture as soon as it is kept', async () => {
    const { kept, isKept } = setUp();
    expect(await isKept('b')).toBe(false);
    kept.add('b');
    expect(await isKept('b')).toBe(true);
  });

  it('takes every picture for kept while the database is away, and leaves it alone for a moment', async () => {
    const { clock, asked, faults, database, isKept } = setUp();
    database.isAway = true;
    expect([await isKept('b'), await isKept('c')]).toEqual([true, true]);
    expect([asked, faults.length]).toEqual([['b'], 1]);
    database.isAway = false;
    clock.now = 11_000;
    expect(await isKept('b')).toBe(false);
  });
});
