import { describe, expect, it } from 'vitest';
import { readFluidLength, readLength, shareOf } from './fluid-length';

describe('readLength', () => {
  it.each([
    ['1.25rem', { value: 1.25, unit: 'rem' }],
    ['-8px', { value: -8, unit: 'px' }],
    ['0', { value: 0, unit: 'px' }],
  ])('reads %s', (text, length) => {
    expect(readLength(text)).toEqual(length);
  });

  it.each(['64ch', '50%', '0.045em', '1px 0', '420', 'none'])('leaves %s alone', (text) => {
    expect(readLength(text)).toBeUndefined();
  });
});

describe('readFluidLength', () => {
  const sign = 'clamp(2.5rem, 1.55rem + 3.4vw, 4.75rem)';

  it.each([
    [320, 2.5],
    [1000, 3.675],
    [1920, 4.75],
  ])('says what a clamp comes to at %i px', (width, value) => {
    expect(readFluidLength(sign, width)).toEqual({ value, unit: 'rem' });
  });

  it('reads a clamp that grows with the window alone', () => {
    expect(readFluidLength('clamp(4rem, 8vw, 7.5rem)', 1440)).toEqual({ value: 7.2, unit: 'rem' });
  });

  it.each(['1rem', 'clamp(1rem, 50%, 2rem)', 'clamp(1rem, 2vw)', 'min(1rem, 2vw)'])('leaves %s alone', (text) => {
    expect(readFluidLength(text, 1440)).toBeUndefined();
  });
});

describe('shareOf', () => {
  it('keeps the unit', () => {
    expect(shareOf({ value: 4, unit: 'rem' }, -0.035)).toEqual({ value: -0.14, unit: 'rem' });
  });
});
