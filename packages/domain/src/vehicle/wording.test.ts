import { describe, expect, it } from 'vitest';
import { carTypeLabel } from './wording';

describe('carTypeLabel', () => {
  it('returns Pre-Owned for used where the dealer sets it', () => {
    expect(carTypeLabel('used', { usedWord: 'Used' })).toBe('Used');
    expect(carTypeLabel('used', { usedWord: 'Pre-Owned' })).toBe('Pre-Owned');
    expect(carTypeLabel('new', { usedWord: 'Pre-Owned' })).toBe('New');
    expect(carTypeLabel('demo', { usedWord: 'Pre-Owned' })).toBe('Demo');
  });
});
