import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepBodies } from './kept-bodies';

describe('keepBodies', () => {
  it('gives up what was used longest ago', () => {
    const kept = keepBodies(80);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) kept.put(key, Buffer.alloc(10));
    kept.get('a');
    kept.put('i', Buffer.alloc(10));
    expect(kept.get('b')).toBeUndefined();
    expect(kept.get('a')).toHaveLength(10);
    expect(kept.get('i')).toHaveLength(10);
  });

  it('does not keep what would push out most of the rest', () => {
    const kept = keepBodies(80);
    kept.put('large', Buffer.alloc(11));
    expect(kept.get('large')).toBeUndefined();
  });

  it('never holds more than its limit', () => {
    const puts = fc.array(fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 15 })), { maxLength: 60 });
    fc.assert(
      fc.property(puts, (entries) => {
        const kept = keepBodies(100);
        for (const [key, size] of entries) kept.put(String(key), Buffer.alloc(size));
        const keys = new Set(entries.map(([key]) => String(key)));
        const held = [...keys].reduce((sum, key) => sum + (kept.get(key)?.byteLength ?? 0), 0);
        expect(held).toBeLessThanOrEqual(100);
      }),
    );
  });
});
