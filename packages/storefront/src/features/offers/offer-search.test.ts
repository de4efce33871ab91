import { specialOffersPath } from '@forecourt/config/pages';
import { describe, expect, it } from 'vitest';
import { canonicalOfferCriteria, findOffers, type ListedOffer, offerChoices, readOfferCriteria } from './offer-search';

const offer = (key: string, category: string | null, manufacturer: string | null, words: string): ListedOffer => ({
  category,
  manufacturer,
  words,
  card: { key, title: key, image: null },
});
const offers = [
  offer('rate', 'Finance offer', 'Kia', 'low rate on every ev6'),
  offer('racks', 'Accessory offer', 'Kia', 'roof racks included'),
  offer('tank', null, null, 'a full tank, low or not'),
];
const found = (query: string) => {
  const criteria = readOfferCriteria(new URLSearchParams(query));
  return findOffers(offers, criteria).map(({ card }) => card.key);
};

describe('[OFFR-01] searching offers', () => {
  it.each([
    ['', ['rate', 'racks', 'tank']],
    ['category=&manufacturer=&query=', ['rate', 'racks', 'tank']],
    ['category=finance+OFFER', ['rate']],
    ['manufacturer=kia', ['rate', 'racks']],
    ['manufacturer=Kia&category=Accessory+offer', ['racks']],
    ['query=LOW', ['rate', 'tank']],
    ['query=+rate++low+', ['rate']],
    ['category=Nothing', []],
    ['query=low&unknown=x', ['rate', 'tank']],
  ])('%j finds %j', (query, keys) => expect(found(query)).toEqual(keys));

  it('lists each category and make once, in alphabetical order', () => {
    expect(offerChoices(offers)).toEqual({ categories: ['Accessory offer', 'Finance offer'], manufacturers: ['Kia'] });
  });

  it('has one address for the same search', () => {
    const address = (query: string) =>
      specialOffersPath(canonicalOfferCriteria(offers, readOfferCriteria(new URLSearchParams(query))));
    expect(address('manufacturer=KIA&category=finance+offer')).toBe(
      '/special-offers?category=Finance+offer&manufacturer=Kia',
    );
    expect(address('query=%20low%20')).toBe('/special-offers?query=low');
    expect(address('')).toBe('/special-offers');
    expect(address('category=Unknown')).toBe('/special-offers?category=Unknown');
  });
});
