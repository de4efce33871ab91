import type { SearchCriteria } from '@forecourt/search/criteria';
import { searchSettingsSchema } from '@forecourt/search/search-settings';
import { describe, expect, it, vi } from 'vitest';
import { countSearches } from './count-searches';

const settings = { ...searchSettingsSchema.parse({}), indexName: 'cars' };
const readWords = async (criteria: SearchCriteria) => criteria;
type Query = Readonly<Record<string, unknown>>;

describe('countSearches', () => {
  it('sends one request for every search among the addresses, each with the query of its page', async () => {
    const asked: Query[][] = [];
    const search = async ({ requests }: { readonly requests: Query[] }) => {
      asked.push(requests);
      return { results: requests.map((_query, at) => ({ nbHits: 10 + at })) };
    };
    const models = vi.fn(async () => ['HiLux', 'Prado']);
    const addresses = ['/search/used-cars?body=Ute', '/contact', '/search/toyota/hilux', '/search/used-cars?body=Ute'];
    expect(await countSearches({ search }, addresses, settings, { models, readWords })).toEqual({
      '/search/used-cars?body=Ute': 10,
      '/search/toyota/hilux': 11,
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.[0]).toMatchObject({ indexName: 'cars', hitsPerPage: 0, facets: [] });
    expect(JSON.stringify(asked[0]?.[0])).toContain('body:Ute');
    expect(JSON.stringify(asked[0]?.[1])).toContain('Toyota > HiLux');
    expect(models).toHaveBeenCalledWith('Toyota');
  });

  it('splits more queries than the service accepts, and sends none without searches', async () => {
    const sizes: number[] = [];
    const search = async ({ requests }: { readonly requests: Query[] }) => {
      sizes.push(requests.length);
      return { results: requests.map(() => ({ nbHits: 1 })) };
    };
    const many = Array.from({ length: 60 }, (_, at) => `/search?price=0:${1000 * (at + 1)}`);
    expect(
      Object.keys(await countSearches({ search }, many, settings, { models: async () => [], readWords })),
    ).toHaveLength(60);
    expect(sizes).toEqual([50, 10]);
    expect(await countSearches({ search }, ['/contact'], settings, { models: async () => [], readWords })).toEqual({});
    expect(sizes).toHaveLength(2);
  });
});
