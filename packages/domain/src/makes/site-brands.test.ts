import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealerBrandSchema } from './manufacturer';
import { brandsByKind, siteBrands } from './site-brands';

const brand = (slug: string, more: object = {}) => dealerBrandSchema.parse({ slug, name: slug, ...more });

describe('the brands of a site', () => {
  it('are those that the dealer names, in its order, each with its count in stock', () => {
    const named = [brand('volkswagen', { name: 'Volkswagen' }), brand('citroen', { name: 'Citroën' }), brand('kia')];
    expect(
      siteBrands(named, { car: { VW: 2, Citroën: 3, Toyota: 9 } }).map(({ make, count }) => [make, count]),
    ).toEqual([
      ['VW', 2],
      ['Citroën', 3],
      [null, 0],
    ]);
  });

  it('are the makes in stock, known or not, where the dealer names none', () => {
    const inStock = { car: { Kia: 2, 'Home Built': 1, '': 4, Gone: 0 }, motorcycle: { Kawasaki: 1 } };
    expect(siteBrands([], inStock)).toMatchObject([
      { slug: 'home-built', name: 'Home Built', kinds: [{ kind: 'car', count: 1 }], count: 1 },
      { slug: 'kawasaki', kinds: [{ kind: 'motorcycle', count: 1 }], logo: null, path: null },
      { slug: 'kia', kinds: [{ kind: 'car', count: 2 }], count: 2, make: 'Kia' },
    ]);
  });

  it('sell what is in stock of them, of two kinds where there are two, unless the dealer names their kind', () => {
    const inStock = { motorcycle: { BMW: 3, Honda: 2 }, caravan: { Avida: 13, BMW: 1 } };
    const kindsOf = (brands: ReturnType<typeof siteBrands>) =>
      brands.map(({ name, kinds }) => [name, ...kinds.map(({ kind, count }) => `${kind} ${count}`)]);
    expect(kindsOf(siteBrands([], inStock))).toEqual([
      ['Avida', 'caravan 13'],
      ['BMW', 'motorcycle 3', 'caravan 1'],
      ['Honda', 'motorcycle 2'],
    ]);
    const named = [
      brand('bmw', { name: 'BMW' }),
      brand('honda', { kind: 'truck' }),
      brand('suzuki', { name: 'Suzuki' }),
    ];
    expect(kindsOf(siteBrands(named, inStock))).toEqual([
      ['BMW', 'motorcycle 3', 'caravan 1'],
      ['honda', 'truck 2'],
      ['Suzuki', 'motorcycle 0'],
    ]);
    expect(kindsOf(siteBrands(named.slice(2), {}))).toEqual([['Suzuki', 'car 0']]);
  });

  it('have as many vehicles in stock by kind as in all, and never a kind that the site has none of', () => {
    const counts = fc.dictionary(
      fc.constantFrom('BMW', 'Honda', 'Isuzu', 'Avida', 'Kia'),
      fc.integer({ min: 0, max: 9 }),
    );
    const stock = fc.record({ car: counts, truck: counts, motorcycle: counts, caravan: counts }, { requiredKeys: [] });
    fc.assert(
      fc.property(stock, (inStock) => {
        for (const { make, kinds, count } of siteBrands([], inStock)) {
          expect(kinds.reduce((sum, one) => sum + one.count, 0)).toBe(count);
          for (const { kind, count: own } of kinds)
            expect(inStock[kind as keyof typeof inStock]?.[make ?? '']).toBe(own);
        }
      }),
    );
  });

  it('of kind group have no stock of their own, even when a make has the same name', () => {
    expect(siteBrands([brand('kia', { kind: 'group' })], { car: { Kia: 3 } })).toMatchObject([
      { make: null, count: 0 },
    ]);
  });

  it('are grouped by kind, without empty kinds', () => {
    const groups = brandsByKind(
      siteBrands([brand('our-rentals', { kind: 'group' }), brand('ktm', { kind: 'motorcycle' }), brand('kia')], {}),
    );
    expect(groups.map(({ kind, brands }) => [kind, brands.length])).toEqual([
      ['car', 1],
      ['motorcycle', 1],
      ['group', 1],
    ]);
  });
});
