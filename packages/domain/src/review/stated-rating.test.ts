import { describe, expect, it } from 'vitest';
import { statedRating } from './stated-rating';

describe('statedRating', () => {
  it('weighs each average by its count, and names no source', () => {
    expect(
      statedRating([
        { id: 'a', average_rating: 5, review_count: 30 },
        { id: 'b', average_rating: 3, review_count: 10 },
      ]),
    ).toEqual({ average: 4.5, count: 40, sources: [], url: null });
  });

  it('says nothing where no document does', () => {
    expect(statedRating([{ id: 'a', average_rating: null, review_count: 0 }])).toBeNull();
    expect(statedRating([{ id: 'a', average_rating: 4, review_count: 0 }])).toBeNull();
    expect(statedRating([])).toBeNull();
  });
});
