import { describe, expect, it } from 'vitest';
import { searchConnection, searchEndpoint } from './search-connection';

const door = { appId: 'app', apiKey: 'key', answeredBy: 'own' as const };

describe('searchEndpoint', () => {
  it.each([
    ['own', 'https://dealer.example/_search'],
    ['algolia', null],
    ['https://search.example/algolia', 'https://search.example/algolia'],
  ] as const)('uses the address of the provider %s', (answeredBy, baseUrl) => {
    expect(searchEndpoint({ ...door, answeredBy }, 'https://dealer.example')).toEqual({
      appId: 'app',
      apiKey: 'key',
      baseUrl,
    });
  });

  it('passes only the fields of the access that searching needs', () => {
    expect(searchConnection({ ...door, indexName: 'cars' } as typeof door)).toEqual(door);
  });
});
