import { describe, expect, it } from 'vitest';
import { readPlainForm } from './plain-form';

describe('readPlainForm', () => {
  it('[SRCH-16] joins the two ends of a range that a form without scripts sends', () => {
    const read = readPlainForm(new URLSearchParams('make=Kia&price_min=$15,000&price_max=&km_min=&km_max=80000'));
    expect(read?.toString()).toBe('make=Kia&price=15000%3A&km=%3A80000');
  });

  it('reads figures as the fields do, and ignores text that is no figure', () => {
    const read = (min: string, max = '') =>
      readPlainForm(new URLSearchParams({ price_min: min, price_max: max }))?.get('price') ?? null;
    expect([read('30k'), read('', '1.5m'), read('$30,000', '45 000')]).toEqual(['30000:', ':1500000', '30000:45000']);
    expect(['1e5', '-5', '25.5k?', 'a lot'].map((text) => read(text))).toEqual([null, null, null, null]);
    expect(read('1e5', '20k')).toBe(':20000');
  });

  it('replaces the range in the address, and keeps it when both ends are empty', () => {
    expect(readPlainForm(new URLSearchParams('price=1000:2000&price_min=5000&price_max='))?.get('price')).toBe('5000:');
    expect(readPlainForm(new URLSearchParams('price=1000:2000&price_min=&price_max='))?.get('price')).toBe('1000:2000');
  });

  it('returns null for an address without fields of a plain form', () => {
    expect(readPlainForm(new URLSearchParams('price=1000:2000'))).toBeNull();
  });
});
