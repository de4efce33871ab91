import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { middleOf, outlineOf, turnTo, wheelWords } from './wheel-shape';

describe('the shape of a prize wheel', () => {
  it('turns each segment with its middle under the sign at the top, by whole turns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), fc.nat(), (count, any) => {
        const index = any % count;
        const turned = (middleOf(index, count) + turnTo(index, count)) % 360;
        expect(Math.min(turned, 360 - turned)).toBeLessThan(1e-6);
        expect(turnTo(index, count)).toBeGreaterThan(4 * 360);
      }),
    );
    expect(turnTo(-1, 5)).toBe(0);
  });

  it('draws segments that meet and close the circle', () => {
    const ends = (index: number) => /L (\S+ \S+) A .* 1 (\S+ \S+) Z$/.exec(outlineOf(index, 5))?.slice(1);
    for (let index = 0; index < 4; index += 1) expect(ends(index)?.[1]).toBe(ends(index + 1)?.[0]);
    expect(ends(0)?.[0]).toBe('0.000 -94.000');
    expect(outlineOf(0, 2)).toContain('A 94 94 0 0 1');
  });

  it.each([
    ['Free service', 'Free service'],
    ['A weekend with a ute of your choice', 'A weekend with a…'],
    ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffah…'],
  ])('writes %j as %j', (words, shown) => expect(wheelWords(words)).toBe(shown));
});
