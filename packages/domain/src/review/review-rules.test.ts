import type { Review } from '@forecourt/domain/review';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageRatingSchema, reviewSchema, reviewSettingsSchema } from './review';
import { reviewDay, shownReviews, starFills } from './review-rules';

const review = (overrides: Partial<Review> = {}): Review => ({
  id: '1',
  image: null,
  customer_name: 'Robin',
  text: 'Easy to deal with.',
  rating: 5,
  created_at_time_ago_in_words: '2 months ago',
  review_date: '09/01/2026',
  review_date_in_words: '9 January 2026',
  ...overrides,
});

describe('starFills (REVW-01)', () => {
  it.each([
    [0, [0, 0, 0, 0, 0]],
    [0.3, [0, 0, 0, 0, 0]],
    [0.31, [0.31, 0, 0, 0, 0]],
    [1.3, [1, 0, 0, 0, 0]],
    [4.3, [1, 1, 1, 1, 0]],
    [4.31, [1, 1, 1, 1, 0.31]],
    [4.99, [1, 1, 1, 1, 0.99]],
    [5, [1, 1, 1, 1, 1]],
    [7, [1, 1, 1, 1, 1]],
    [-1, [0, 0, 0, 0, 0]],
  ])('fills %d', (rating, fills) => {
    expect(starFills(rating)).toEqual(fills);
  });

  it('fills from the left, at most one star in part and never by 0.30 or less; below 5 at most four are full', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 499 }), (hundredths) => {
        const fills = starFills(hundredths / 100);
        expect(fills).toEqual(fills.toSorted((one, other) => other - one));
        expect(fills.filter((fill) => fill === 1).length).toBe(Math.floor(hundredths / 100));
        const parts = fills.filter((fill) => fill > 0 && fill < 1);
        expect(parts).toEqual(hundredths % 100 > 30 ? [(hundredths % 100) / 100] : []);
      }),
    );
  });
});

describe('shownReviews (REVW-02)', () => {
  const settings = reviewSettingsSchema.parse({});

  it('shows ratings of 4 and more by default, and of what a dealer sets', () => {
    const rated = [5, 3.9, 4, 1].map((rating) => review({ rating }));
    expect(shownReviews(rated, settings).map(({ rating }) => rating)).toEqual([5, 4]);
    expect(shownReviews(rated, { ...settings, minimumRating: 1 })).toHaveLength(4);
  });

  it('shows 12 by default, the first of the list, counted after the filter', () => {
    const many = [review({ rating: 1 }), ...Array.from({ length: 13 }, (_, index) => review({ id: String(index) }))];
    const shown = shownReviews(many, settings);
    expect(shown.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => String(index)));
    expect(shownReviews(many, { ...settings, quantity: 2 })).toHaveLength(2);
  });

  it.each([
    [null, null],
    ['', null],
    ['  ', null],
    ['null', null],
    [' Good. ', 'Good.'],
  ])('reads the text %j as %j and keeps the review', (text, expected) => {
    expect(shownReviews([review({ text })], settings)).toEqual([review({ text: expected })]);
  });
});

describe('reviews as they come', () => {
  it('[ENTY-03] may average in text, and date by dd/mm/yyyy', () => {
    expect(averageRatingSchema.parse('4.7')).toBe(4.7);
    expect(averageRatingSchema.parse(4.7)).toBe(4.7);
    expect(averageRatingSchema.parse(null)).toBeNull();
    expect(averageRatingSchema.parse(' ')).toBeNull();
    expect(averageRatingSchema.safeParse('good').success).toBe(false);
    expect(reviewDay('09/01/2026')).toBe('2026-01-09');
    expect(reviewDay('29/02/2024')).toBe('2024-02-29');
    expect(reviewSchema.safeParse(review({ review_date: '2026-01-09' })).success).toBe(false);
    expect(reviewSchema.parse({ ...review(), id: 7 }).id).toBe('7');
    expect(reviewSchema.safeParse({ ...review(), id: null }).success).toBe(false);
  });

  it.each([
    '29/02/2026',
    '31/04/2026',
    '13/13/2026',
    '00/01/2026',
    '1/1/2026',
    '2026-01-09',
    '',
    '09/01/20266',
    '109/01/2026',
  ])('have no day in %j', (date) => {
    expect(reviewDay(date)).toBeNull();
  });
});
