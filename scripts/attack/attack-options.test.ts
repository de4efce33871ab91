import { describe, expect, it } from 'vitest';
import { readAttackOptions } from './attack-options.mjs';

const read = (...args: string[]) => readAttackOptions(args, ['search', 'orders'], 7);

describe('readAttackOptions', () => {
  it('takes groups, numbers and a folder, in either spelling', () => {
    expect(read()).toEqual({ groups: [], checkouts: 500, seed: 7, requests: 50_000, second: null, postgres: null });
    expect(read('orders', '--checkouts', '60', '--seed=12', '--postgres', '/usr/lib/postgresql/15/bin')).toEqual({
      ...{ groups: ['orders'], checkouts: 60, seed: 12, postgres: '/usr/lib/postgresql/15/bin' },
      ...{ requests: 50_000, second: null },
    });
    expect(read('--requests', '5000', '--second=/tmp/second')).toMatchObject({ requests: 5000, second: '/tmp/second' });
  });

  it('says what it cannot read', () => {
    expect(() => read('serach')).toThrow('There are no attacks named "serach". Choose from: search, orders.');
    expect(() => read('--checkouts', 'many')).toThrow('--checkouts takes a whole number above 0, not "many".');
    expect(() => read('--seed')).toThrow('--seed wants a value.');
  });
});
