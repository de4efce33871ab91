import { describe, expect, it } from 'vitest';
import type { SearchAccessDocument } from './search-source';
import { suggestionGroups } from './suggestion-options';
import { suggestionStatus } from './suggestion-status';

const access: SearchAccessDocument = {
  appId: 'app',
  apiKey: 'key',
  answeredBy: 'own',
  indexName: 'cars',
  search: { prefix: '/search', rangeForm: 'plain', defaultCity: null },
  usedWord: 'Used',
  kinds: ['car'],
};
const words = (text: string) => [{ text, found: false }];
const searches = [
  { filters: { make: ['Toyota'], fuel: ['Diesel'] }, path: '/search/toyota?fuel=Diesel' },
  { filters: { query: 'red ute' }, path: '/search?query=red+ute' },
];

describe('the lines under a search box', () => {
  it('[SRCH-19] are the last searches while nothing is typed', () => {
    expect(suggestionGroups('', [], searches, access)).toEqual([
      {
        label: 'Recent searches',
        options: [
          expect.objectContaining({ words: words('Toyota cars, Diesel'), href: '/search/toyota?fuel=Diesel' }),
          expect.objectContaining({ words: words('“red ute”'), href: '/search?query=red+ute' }),
        ],
      },
    ]);
    expect(suggestionGroups('', [], [], access)).toEqual([]);
  });

  it('are makes, models, bodies and vehicles that match the text, then earlier searches that contain it', () => {
    const groups = suggestionGroups(
      ' Toy',
      [
        { kind: 'vehicle', words: words('2022 Toyota HiLux'), slug: 'a-1', stocknum: 'A1' },
        { kind: 'make', words: words('Toyota'), count: 1240, criteria: { make: ['Toyota'] } },
        { kind: 'body', words: words('Ute'), count: 2, criteria: { body: ['Ute'] } },
        { kind: 'model', words: words('Toyota HiLux'), count: 9, criteria: { make: ['Toyota'], model: ['HiLux'] } },
      ],
      searches,
      access,
    );
    expect(groups.map(({ label, options }) => [label, options.map(({ href, note }) => [href, note])])).toEqual([
      ['Makes', [['/search/toyota', '1,240']]],
      ['Models', [['/search/toyota/hilux', '9']]],
      ['Body types', [['/search/ute-cars', '2']]],
      ['Vehicles', [['/cars/a-1', 'Stock A1']]],
      ['Recent searches', [['/search/toyota?fuel=Diesel', undefined]]],
    ]);
    const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are announced with their number', () => {
    expect([0, 1, 12].map(suggestionStatus)).toEqual(['No suggestions', '1 suggestion', '12 suggestions']);
  });
});
