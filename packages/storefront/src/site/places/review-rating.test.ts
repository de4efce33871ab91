import { aLocation } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { placeRating } from './place-view';
import { reviewRating } from './review-rating';

describe('an average', () => {
  it.each([
    [['google'], 'Google Maps'],
    [['import'], undefined],
    [['google', 'import'], undefined],
    [['demonstration'], 'demonstration'],
    [['google', 'demonstration'], 'demonstration'],
  ] as const)('of the sources %j is labelled: %j', (sources, kind) => {
    const shown: { readonly kind?: string } = reviewRating({ average: 4.4, count: 3, sources });
    expect(shown.kind).toBe(kind);
    expect(shown).toMatchObject({ rating: 4.4, fills: [1, 1, 1, 1, 0.4], count: 3 });
  });
});

describe('the rating of a place', () => {
  const departments = [
    aLocation({ id: 'sales', average_rating: 3, review_count: 7 }),
    aLocation({ id: 'service', average_rating: null, review_count: 0 }),
  ] as const;
  const summary = (location_id: string | null, count: number, average_rating: number) => ({
    ...{ dealership_id: 'd', location_id, source: 'import' as const, average_rating, count, url: null },
  });

  it('counts the reviews of all of its departments, and no others', () => {
    const summaries = [summary('sales', 3, 5), summary('service', 1, 3), summary(null, 9, 1), summary('other', 9, 1)];
    expect(placeRating({ departments, lead: departments[0] }, summaries)).toMatchObject({
      rating: { rating: 4.5, count: 4 },
    });
  });

  it("falls back to the dealer's document where no reviews are stored, and is empty without a figure there", () => {
    expect(placeRating({ departments, lead: departments[0] }, [])).toMatchObject({ rating: { rating: 3, count: 7 } });
    expect(placeRating({ departments, lead: departments[1] }, [])).toEqual({});
  });
});
