import type { SearchCriteria } from '@forecourt/search/criteria';
import { describe, expect, it } from 'vitest';
import { describeSearch } from './describe-search';

const words = { usedWord: 'Used', kinds: ['car'] } as const;

describe('a remembered search in words', () => {
  it.each<[SearchCriteria, string]>([
    [{ make: ['Toyota'], model: ['HiLux'], car_type: ['used'] }, 'Used Toyota HiLux'],
    [{ make: ['Toyota'], fuel: ['Diesel'], price: { min: null, max: 30_000 } }, 'Toyota cars, Diesel, Up to $30,000'],
    [{ body: ['SUV'], transmission: ['Automatic'] }, 'SUVs, Automatic'],
    [{ make: ['Kia', 'Mazda'] }, 'Cars, Kia, Mazda'],
    [{ query: 'tow bar' }, '“tow bar”'],
    [{ query: 'tow bar', make: ['Kia'] }, 'Kia cars, “tow bar”'],
    [{ make: ['Kia'], model: ['Rio'], body: ['SUV'] }, 'Kia Rio, SUV'],
  ])('[SRCH-19] is described as %j', (filters, said) => {
    expect(describeSearch(filters, words)).toBe(said);
  });

  it('[SITE-05] uses the word of the dealer', () => {
    expect(describeSearch({ car_type: ['used'] }, { usedWord: 'Pre-Owned', kinds: ['car'] })).toBe('Pre-Owned cars');
  });
});
