import type { SearchRecord } from '@forecourt/search/record';
import { describe, expect, it } from 'vitest';
import { type Answer, differences } from './compare-answers';
import type { Question } from './questions';

const question: Question = { title: 'all', query: { indexName: 'cars' }, answers: 'exact' };
const byPrice: Question = { ...question, order: { attribute: 'price', descending: false } };
const prices: Record<string, number | null> = { a: 1, b: 2, c: 3, d: null };
const recordOf = (id: string) => ({ objectID: id, price: prices[id] }) as SearchRecord;
const hits = (ids: string) => [...ids].map((objectID) => ({ objectID }));
const answer = (ids: string, more: Partial<Answer> = {}): Answer => ({ nbHits: ids.length, hits: hits(ids), ...more });
const told = (ours: Answer, theirs: Answer, asked = question) => differences(asked, ours, theirs, recordOf);

describe('differences', () => {
  it('are empty where a shopper sees the same, in any order that was not requested', () => {
    const facets = { make: { Kia: 2 }, price: { 1: 1, 2: 1 } };
    const facets_stats = { price: { min: 1, max: 2 } };
    const ours = answer('abc', { facets, facets_stats });
    // The numbers themselves may be cut short: pages read their range.
    expect(told(ours, answer('cab', { facets: { ...facets, price: { 1: 1 } }, facets_stats }))).toEqual([]);
    expect(told(answer('abcd'), answer('abcd'), byPrice)).toEqual([]);
  });

  it.each([
    ['a missing vehicle', answer('abc'), answer('ab'), question, ['3 vehicles here, 2 there', 'c is missing there']],
    ['a stranger', answer('ab'), answer('abc'), question, ['2 vehicles here, 3 there', 'c is there and not here']],
    [
      'another count, one that is not given, one that is too much',
      answer('a', { facets: { make: { Kia: 1, Audi: 1 } } }),
      answer('a', { facets: { make: { Kia: 2, Ford: 1 } } }),
      question,
      [
        'count of make Kia: 1 here, 2 there',
        'count of make Audi: 1 here, nothing there',
        'count of make Ford: nothing here, 1 there',
      ],
    ],
    [
      'another range',
      answer('a', { facets: { price: { 1: 1 } }, facets_stats: { price: { min: 1, max: 3 } } }),
      answer('a'),
      question,
      ['range of price: 1 to 3 here, nothing to nothing there'],
    ],
    ['a wrong order', answer('abc'), answer('acb'), byPrice, ['hit 3 has 2 after 3']],
    ['a value after none', answer('abd'), answer('adb'), byPrice, ['hit 2 has null after 1']],
  ] as const)('name %s', (_words, ours, theirs, asked, expected) => {
    expect(told(ours, theirs, asked)).toEqual(expected);
  });

  it('name a few and count the rest', () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`make ${at}`, 1]));
    const found = told(answer('a', { facets: { make: many } }), answer('a', { facets: { make: {} } }));
    expect(found).toHaveLength(6);
    expect(found.at(-1)).toBe('and 4 more');
  });
});
