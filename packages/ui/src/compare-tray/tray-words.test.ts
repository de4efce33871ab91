import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAfterRemoval, trayHint, trayWords } from './tray-words';

describe('trayHint', () => {
  it('invites one more vehicle, or states that the tray is full', () => {
    expect([1, 2, 3, 4].map((count) => trayHint(count, 4, trayWords))).toEqual([
      'Tick one more to compare',
      undefined,
      undefined,
      'Remove one to add another',
    ]);
  });

  it('promises no room by one less where there are more than fit', () => {
    expect(trayHint(6, 4, trayWords)).toBeUndefined();
    expect(trayWords.count(6, 4)).toBe('6 to compare, 4 at a time');
    expect(trayWords.count(4, 4)).toBe('4 of 4 to compare');
  });
});

describe('placeAfterRemoval', () => {
  it('returns a place that still exists, or undefined', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat({ max: 3 }), (count, wanted) => {
        const place = Math.min(wanted, count - 1);
        const after = placeAfterRemoval(place, count);
        if (count === 1) expect(after).toBeUndefined();
        else {
          expect(after).toBeGreaterThanOrEqual(0);
          expect(after).toBeLessThan(count - 1);
        }
      }),
    );
  });
});
