import { describe, expect, it } from 'vitest';
import { createRefusedSearches } from './refused-searches';

const search = (text: string, client: string | null = null, path = '/1/indexes/cars/query') => ({
  path,
  body: new TextEncoder().encode(text),
  client,
});
const minute = 60_000;

describe('refused searches', () => {
  it('remember a search that took too long for ten minutes from anyone, and its client for one minute', () => {
    let now = 5;
    const refused = createRefusedSearches(() => now);
    refused.add(search('stuck', '203.0.113.7'));
    refused.add(search('from a page'));
    const answers = () =>
      [
        search('stuck'),
        search('stuck', '203.0.113.8'),
        search('other', '203.0.113.7'),
        search('other', '203.0.113.8'),
        search('other'),
        search('stuck', null, '/1/indexes/other/query'),
      ].map(refused.has);
    expect(answers()).toEqual([true, true, true, false, false, false]);
    expect(refused.has(search('from a page', '203.0.113.9'))).toBe(true);
    now += minute;
    expect(answers()).toEqual([true, true, false, false, false, false]);
    now += 9 * minute;
    expect(answers()).toEqual([false, false, false, false, false, false]);
  });

  it('are forgotten, the oldest first, when they exceed the limit', () => {
    const refused = createRefusedSearches(() => 0);
    for (let at = 0; at < 1001; at++) refused.add(search(String(at)));
    expect([0, 1, 1000].map((at) => refused.has(search(String(at))))).toEqual([false, true, true]);
  });
});
