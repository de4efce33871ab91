import { describe, expect, it } from 'vitest';
import { readPlainForm } from './plain-form';

describe('readPlainForm', () => {
  it('[SRCH-16] joins the two ends of a range that a form without scripts sends', () => {
    const read = readPlainForm(new URLSearchParams('make=Kia&price_min=$15,000&price_max=&km_min=&km_max=80000'));
    expect(read?.toString()).toBe('make=Kia&price=15000%3A&km=%3A80000');
  });

  it('replaces the range in force, and lets two empty ends leave it', () => {
    expect(readPlainForm(new URLSearchParams('price=1000:2000&price_min=5000&price_max='))?.get('price')).toBe('5000:');
    expect(readPlainForm(new URLSearchParams('price=1000:2000&price_min=&price_max='))?.get('price')).toBe('1000:2000');
  });

  it('leaves addresses alone that no plain form wrote', () => {
    expect(readPlainForm(new URLSearchParams('price=1000:2000'))).toBeNull();
  });
});
