import { describe, expect, it } from 'vitest';
import { searchSettingsSchema } from '../search-settings/search-settings';
import { parseSearchUrl, printSearchUrl } from '../url/search-url';
import type { SearchUrls } from './search-router';
import { notYetShown } from './written-addresses';

const settings = searchSettingsSchema.parse({});
const urls: SearchUrls = {
  read: ({ pathname, searchParams }) => {
    const parsed = parseSearchUrl(pathname, searchParams, settings);
    return parsed.kind === 'criteria' ? parsed.criteria : null;
  },
  print: (criteria) => printSearchUrl(criteria, settings),
};
const addressOf = (words: string) => `https://dealer.example/search?query=${words}`;
const [can, canop, canopy] = ['can', 'canop', 'canopy'].map(addressOf) as [string, string, string];

describe('addresses that the search has written', () => {
  it('[SRCH-06] are known when the router shows them late, while the search is further on', () => {
    const afterFirst = notYetShown([can, canop, canopy], new URL(can), urls);
    expect(afterFirst).toEqual([canop, canopy]);
    expect(notYetShown(afterFirst ?? [], new URL(canop), urls)).toEqual([canopy]);
  });

  it('are all behind one that the router shows in their place', () => {
    expect(notYetShown([can, canop, canopy], new URL(canopy), urls)).toEqual([]);
  });

  it('are known in other words', () => {
    const written = ['https://dealer.example/search/kia'];
    expect(notYetShown(written, new URL('https://dealer.example/search?make=Kia'), urls)).toEqual([]);
  });

  it('do not hide an address that somebody else leads to, nor one that has been shown before', () => {
    expect(notYetShown([can], new URL('https://dealer.example/search'), urls)).toBeNull();
    expect(notYetShown([], new URL(can), urls)).toBeNull();
  });
});
