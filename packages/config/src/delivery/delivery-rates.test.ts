import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryRegionSchema, deliveryTo } from './delivery-rates';

const regions = [
  { name: 'Brisbane', price: 0, postcodes: ['4000-4179', '4300'] },
  { name: 'Darling Downs', price: 295, postcodes: ['4350-4352', '4300-4310'] },
  { name: 'Darwin', price: 1450, postcodes: ['0800-0832'] },
];

describe('deliveryTo', () => {
  it('[DELV-01] gives name and price of the first region that holds the postcode', () => {
    expect(deliveryTo(regions, '4000')).toEqual({ name: 'Brisbane', price: 0 });
    expect(deliveryTo(regions, '4179')).toEqual({ name: 'Brisbane', price: 0 });
    expect(deliveryTo(regions, '4180')).toBeNull();
    expect(deliveryTo(regions, '3999')).toBeNull();
    expect(deliveryTo(regions, '4300')).toEqual({ name: 'Brisbane', price: 0 });
    expect(deliveryTo(regions, '4301')).toEqual({ name: 'Darling Downs', price: 295 });
    expect(deliveryTo(regions, '0800')).toEqual({ name: 'Darwin', price: 1450 });
  });

  it('returns null for anything but a postcode', () => {
    for (const text of ['', '800', '00800', '4000 ', ' 4000', '4e3', '40OO', '+400']) {
      expect(deliveryTo(regions, text)).toBeNull();
    }
    expect(deliveryTo([], '4000')).toBeNull();
  });

  it('holds both ends of a range and nothing outside, for any range', () => {
    const postcode = fc.integer({ min: 0, max: 9999 });
    fc.assert(
      fc.property(postcode, postcode, postcode, (one, other, place) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const words = (value: number) => String(value).padStart(4, '0');
        const region = { name: 'Here', price: 10, postcodes: [`${words(first)}-${words(last)}`] };
        expect(deliveryTo([region], words(place)) !== null).toBe(place >= first && place <= last);
      }),
    );
  });
});

describe('deliveryRegionSchema', () => {
  it('refuses what is no postcode and a range that runs backwards', () => {
    const takes = (postcodes: string) =>
      deliveryRegionSchema.safeParse({ name: 'Here', price: 0, postcodes: [postcodes] }).success;
    expect(['4000', '0800-0832', '4000-4000'].map(takes)).toEqual([true, true, true]);
    expect(['400', '4000-', '4000-400', '4179-4000', 'QLD'].map(takes)).toEqual(Array(5).fill(false));
  });
});
