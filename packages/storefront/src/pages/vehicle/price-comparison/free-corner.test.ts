import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeCorner } from './free-corner';

const frame = { left: 0, top: 100, right: 360, bottom: 260 };
const size = { width: 90, height: 36 };
const price = { left: 0, top: 100, right: 220, bottom: 144 };

describe('freeCorner', () => {
  it('is at the end of the first line with room, and null where no line has room', () => {
    expect(freeCorner(frame, [price], size)).toBe(4);
    const long = { ...price, right: 300 };
    const rates = { left: 0, top: 150, right: 200, bottom: 190 };
    expect(freeCorner(frame, [rates, long], size)).toBe(52);
    expect(freeCorner(frame, [long], size)).toBeNull();
    expect(freeCorner({ ...frame, right: 80 }, [{ ...price, right: 10 }], size)).toBeNull();
    expect(freeCorner(frame, [], size)).toBeNull();
  });

  it('never touches a word and never leaves the frame', () => {
    const word = fc
      .record({
        left: fc.integer({ min: 0, max: 340 }),
        top: fc.integer({ min: 100, max: 240 }),
        width: fc.integer({ min: 1, max: 200 }),
        height: fc.integer({ min: 8, max: 60 }),
      })
      .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const at = freeCorner(frame, words, size);
        if (at === null) return;
        const top = frame.top + at;
        expect(at).toBeGreaterThanOrEqual(0);
        expect(top + size.height).toBeLessThanOrEqual(frame.bottom);
        for (const { left, top: from, right, bottom } of words)
          expect(left < 360 && right > 360 - size.width && from < top + size.height && bottom > top).toBe(false);
      }),
    );
  });
});
