import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { moreFromDealer } from './more-from-dealer';

const dealer = (slug: string) => ({
  id: slug,
  slug,
  name: slug,
  average_rating: null,
  review_count: 0,
});
const site = (...slugs: string[]) => aPublicSite({}, { dealerships: slugs.map(dealer) });

describe('moreFromDealer', () => {
  it("links to that dealer's vehicles on the site of a group", () => {
    expect(moreFromDealer(site('north', 'south'), { dealership_slug: 'south' })).toBe('/search?dealership_slug=south');
  });

  it('is null on a site of one dealer, or for a dealer that the site does not name', () => {
    expect(moreFromDealer(site('north'), { dealership_slug: 'north' })).toBeNull();
    expect(moreFromDealer(site('north', 'south'), { dealership_slug: 'west' })).toBeNull();
  });
});
