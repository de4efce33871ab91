import { describe, expect, it } from 'vitest';
import { searchSettingsSchema } from '../search-settings/search-settings';
import { featuredCriteria } from './featured-list';
import { featuredListSchema } from './featured-settings';

const settings = searchSettingsSchema.parse({});
const list = (filter: string) => featuredListSchema.parse({ title: 'Utes', filter });

describe('a featured list', () => {
  it('is read as a filter and a limit', () => {
    expect(list('/search?body=Ute').limit).toBe(6);
    expect(featuredCriteria(list('/search/used-cars?body=Ute&price=:40000&sortBy=newest&page=3'), settings)).toEqual({
      car_type: ['used'],
      body: ['Ute'],
      price: { min: null, max: 40_000 },
      sortBy: 'newest',
    });
    expect(featuredCriteria(list('/used-car/kia/'), { ...settings, prefix: '/used-car' })).toEqual({ make: ['Kia'] });
    expect(featuredCriteria(list('/search/kia'), { ...settings, prefix: '/used-car' })).toEqual({ make: ['Kia'] });
  });

  it('refuses an address that is no search', () => {
    for (const filter of ['', '/contact', 'search', '/searching']) {
      expect(featuredListSchema.safeParse({ title: 'x', filter }).success, filter).toBe(false);
    }
    expect(featuredListSchema.safeParse({ title: 'x', filter: '/search', limit: 25 }).success).toBe(false);
    expect(featuredCriteria(list('/search/no-such-thing'), settings)).toBeNull();
  });
});
