import { describe, expect, it } from 'vitest';
import { stageTone } from './stage-tone';

describe('the ground under a cut-out', () => {
  it.each([
    ['White', 'cool'],
    ['Liquid Silver', 'cool'],
    ['Soul Red', 'warm'],
    ['ORANGE', 'warm'],
    ['Blue', 'neutral'],
    ['', 'neutral'],
    [null, 'neutral'],
  ] as const)('for the paint %s is %s', (colour, tone) => {
    expect(stageTone(colour)).toBe(tone);
  });
});
