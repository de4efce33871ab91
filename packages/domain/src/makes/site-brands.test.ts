import { describe, expect, it } from 'vitest';
import { dealerBrandSchema } from './manufacturer';
import { brandsByKind, siteBrands } from './site-brands';

const brand = (slug: string, more: object = {}) => dealerBrandSchema.parse({ slug, name: slug, ...more });

describe('the brands of a site', () => {
  it('are those that the dealer names, in its order, each with its count in stock', () => {
    const named = [brand('volkswagen', { name: 'Volkswagen' }), brand('citroen', { name: 'Citroën' }), brand('kia')];
    expect(siteBrands(named, { VW: 2, Citroën: 3, Toyota: 9 }).map(({ make, count }) => [make, count])).toEqual([
      ['VW', 2],
      ['Citroën', 3],
      [null, 0],
    ]);
  });

  it('are the makes in stock, known or not, where the dealer names none', () => {
    expect(siteBrands([], { Kia: 2, Kawasaki: 1, 'Home Built': 1, '': 4, Gone: 0 })).toMatchObject([
      { slug: 'home-built', name: 'Home Built', kind: 'car', count: 1 },
      { slug: 'kawasaki', kind: 'motorcycle', logo: null, path: null },
      { slug: 'kia', kind: 'car', count: 2, make: 'Kia' },
    ]);
  });

  it('of kind group have no stock of their own, even when a make has the same name', () => {
    expect(siteBrands([brand('kia', { kind: 'group' })], { Kia: 3 })).toMatchObject([{ make: null, count: 0 }]);
  });

  it('are grouped by kind, without empty kinds', () => {
    const groups = brandsByKind([
      brand('our-rentals', { kind: 'group' }),
      brand('ktm', { kind: 'motorcycle' }),
      brand('kia'),
    ]);
    expect(groups.map(({ kind, brands }) => [kind, brands.length])).toEqual([
      ['car', 1],
      ['motorcycle', 1],
      ['group', 1],
    ]);
  });
});
