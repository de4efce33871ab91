import { aSearchHit } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { resultHeads } from './result-heads';

type Hit = ReturnType<typeof aSearchHit>;

const print = ({ sortBy }: { readonly sortBy?: string }) => `/search?sortBy=${sortBy}`;
const heads = (...hits: readonly Hit[]) => resultHeads({}, print, hits);
const labels = (...hits: readonly Hit[]) => heads(...hits).map(({ label }) => label);

const facts = (...names: readonly string[]) => names.map((label) => ({ label, value: '4' }));
const caravan = aSearchHit({ item_type: 'caravan', specs: facts('Sleeps', 'Body length', 'Tare', 'ATM') });
const motorcycle = aSearchHit({
  item_type: 'motorcycle',
  specs: facts('Odometer', 'Transmission', 'Fuel', 'Engine'),
});

describe('resultHeads', () => {
  it('names every fact of cars', () => {
    expect(labels(aSearchHit(), aSearchHit({ drive: 'AWD' }))).toEqual([
      'Vehicle',
      'Odometer',
      'Fuel',
      'Transmission',
      'Drive',
      'Price',
    ]);
    expect(heads(aSearchHit())[4]).toEqual({ label: 'Drive' });
  });

  it('names the facts of caravans and of motorcycles in the order of their rows (SRCH-26)', () => {
    expect(labels(caravan)).toEqual(['Vehicle', 'Sleeps', 'Body length', 'Tare', 'ATM', 'Price']);
    expect(labels(motorcycle)).toEqual(['Vehicle', 'Odometer', 'Transmission', 'Fuel', 'Engine', 'Price']);
  });

  it('calls the last column "Key spec" where the fact in it differs between rows', () => {
    const other = { ...caravan, specs: facts('Sleeps', 'Body length', 'Tare', 'Axle') };
    for (const found of [[aSearchHit(), caravan], [caravan, other], []])
      expect(heads(...found)[4]).toEqual({ label: 'Key spec', varies: true });
    // A car that does not say how it drives asks for no other name.
    expect(heads(aSearchHit(), aSearchHit({ drive: '' }))[4]).toEqual({ label: 'Drive' });
  });

  it('[SRCH-13] orders by year, kilometres and price', () => {
    const sorted = resultHeads({ sortBy: 'price-asc' }, print, [aSearchHit()]);
    expect(sorted.map(({ href }) => href)).toEqual([
      '/search?sortBy=year-desc',
      '/search?sortBy=km-asc',
      undefined,
      undefined,
      undefined,
      '/search?sortBy=price-desc',
    ]);
    expect(sorted.map((head) => head.sorted)).toEqual([...Array(5).fill(undefined), 'ascending']);
  });
});
