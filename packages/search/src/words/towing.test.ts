import { describe, expect, it } from 'vitest';
import { withTowedWeight } from './towing';

describe('withTowedWeight', () => {
  it.each([
    'tow 3500kg',
    'tows 3500 kg',
    'towing 3,500kg',
    'can tow 3.5t',
    'towing capacity of 3500 kilos',
    'tow at least 3.5 tonnes',
    '3500kg towing',
    '3.5 tonne tow rating',
    '3500 kg braked towing capacity',
    'TOW 3400KG',
  ])('reads %s', (typed) => {
    expect(withTowedWeight(typed)).toBe('tow 3500kg');
    expect(withTowedWeight(`diesel ute ${typed} under 40k`)).toBe('diesel ute tow 3500kg under 40k');
  });

  it.each(['tow bar', 'tow a caravan', 'caravan 1500 kg', 'tow 6 tonnes', 'tow 35', '3500kg', 'stow 3500kg'])(
    'leaves %s',
    (typed) => {
      expect(withTowedWeight(typed)).toBe(typed);
    },
  );

  it('reads nothing more in its own result', () => {
    expect(withTowedWeight('tow 3500kg')).toBe('tow 3500kg');
    expect(withTowedWeight(withTowedWeight('3600kg towing'))).toBe('tow 3750kg');
  });
});
