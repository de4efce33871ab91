import { describe, expect, it } from 'vitest';
import { learnModels } from '../criteria/model-names';
import { parseSearchUrl } from '../url/search-url';
import { searchParts, vehicleParts } from './listed-parts';

const settings = { prefix: '/search', rangeForm: 'plain', defaultCity: 'Hobart' } as const;
const knownModels = learnModels({ models: {} }, 'Toyota', ['HiLux', 'LandCruiser Prado']);
const partsOf = (path: string, vocabulary = knownModels) => {
  const parsed = parseSearchUrl(path, new URLSearchParams(), settings, vocabulary);
  return parsed.kind === 'criteria' ? searchParts(parsed.criteria) : undefined;
};

describe('parts of the stock', () => {
  it('of a vehicle are named by every path that lists the vehicle', () => {
    const parts = vehicleParts({ make: 'TOYOTA', model: 'HiLux', car_type: 'used', simple_body: 'ute' });
    expect(parts).toHaveLength(4);
    const listing = ['/search/toyota', '/search/toyota/hilux', '/search/used-cars', '/search/used', '/search/ute-cars'];
    for (const path of listing) expect(parts, path).toEqual(expect.arrayContaining([...(partsOf(path) ?? ['none'])]));
    for (const path of [
      '/search/kia',
      '/search/toyota/landcruiser-prado',
      '/search/new-and-demo-cars',
      '/search/suv-cars',
    ])
      expect(
        partsOf(path)?.some((part) => parts.includes(part)),
        path,
      ).toBe(false);
  });

  it('of a model are the same whether or not the vocabulary has its name', () => {
    for (const path of ['/search/toyota/hilux', '/search/toyota/landcruiser-prado'])
      expect(partsOf(path, { models: {} })).toEqual(partsOf(path));
  });

  it('are several where a path names several, and all stock where it names none', () => {
    expect(partsOf('/search/new-and-demo-cars')).toEqual(['type:demo', 'type:new']);
    expect(partsOf('/search')).toBeNull();
  });

  it('are valid names of cache tags, whatever a feed holds', () => {
    const odd = {
      make: 'Ünknown, make',
      model: 'x, '.repeat(200),
      car_type: 'used',
      simple_body: 'odd, body',
    } as const;
    for (const part of vehicleParts(odd)) expect(part).toMatch(/^[a-z]+:[a-z0-9/-]{0,96}$/);
  });
});
