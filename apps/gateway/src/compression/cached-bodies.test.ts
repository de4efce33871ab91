import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheBodies } from './cached-bodies';

describe('cacheBodies', () => {
  it('drops what was used longest ago', () => {
    const cached = cacheBodies(80);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) cached.put(key, Buffer.alloc(10));
    cached.get('a');
    cached.put('i', Buffer.alloc(10));
    expect(cached.get('b')).toBeUndefined();
    expect(cached.get('a')).toHaveLength(10);
    expect(cached.get('i')).toHaveLength(10);
  });

  it('does not store a body that would push out most of the others', () => {
    const cached = cacheBodies(80);
    cached.put('large', Buffer.alloc(11));
    expect(cached.get('large')).toBeUndefined();
  });

  it('never holds more than its limit', () => {
    const puts = fc.array(fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 15 })), { maxLength: 60 });
    fc.assert(
      fc.property(puts, (entries) => {
        const cached = cacheBodies(100);
        for (const [key, size] of entries) cached.put(String(key), Buffer.alloc(size));
        const keys = new Set(entries.map(([key]) => String(key)));
        const held = [...keys].reduce((sum, key) => sum + (cached.get(key)?.byteLength ?? 0), 0);
        expect(held).toBeLessThanOrEqual(100);
      }),
    );
  });
});
