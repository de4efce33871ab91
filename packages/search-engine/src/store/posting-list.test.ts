import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BytePool } from './byte-pool';
import { PostingList } from './posting-list';

/** Steps of every length in bytes. */
const steps = fc.array(fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 1 << 20 })), {
  maxLength: 1500,
  size: 'max',
});

describe('posting lists', () => {
  it('read back what was appended while other lists grew in the same pool', () => {
    fc.assert(
      fc.property(steps, steps, (left, right) => {
        const pool = new BytePool();
        const lists = [left, right].map((each) => ({
          each,
          list: new PostingList(pool),
          last: -1,
          wanted: [] as number[],
        }));
        for (let at = 0; at < Math.max(left.length, right.length); at++) {
          for (const one of lists) {
            const step = one.each[at];
            if (step === undefined) continue;
            one.last += step;
            one.list.append(one.last);
            one.wanted.push(one.last);
          }
        }
        for (const { list, wanted } of lists) {
          const out = new Uint32Array(list.length);
          expect(list.read(out)).toBe(wanted.length);
          expect([...out]).toEqual(wanted);
        }
      }),
      { numRuns: 60 },
    );
  });
});
