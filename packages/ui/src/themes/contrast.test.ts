import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ColorFormatError, contrastRatio, formatHexColor } from './contrast';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map(([red, green, blue]) => formatHexColor([red, green, blue]));

describe('contrastRatio', () => {
  it('gives the ratios that WCAG publishes', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('does not mind the order and lies between 1 and 21', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        const ratio = contrastRatio(one, other);
        expect(ratio).toBe(contrastRatio(other, one));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21.000001);
      }),
    );
  });

  it('is 1 for a colour on itself, and reads the short form as the long one', () => {
    fc.assert(fc.property(color, (one) => contrastRatio(one, one) === 1));
    expect(contrastRatio('#0a3', '#fff')).toBe(contrastRatio('#00AA33', '#FFFFFF'));
  });

  it('names a colour that it cannot read', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow(ColorFormatError);
    expect(() => contrastRatio('#ffffff', '#ff00')).toThrow('"#ff00"');
  });
});
