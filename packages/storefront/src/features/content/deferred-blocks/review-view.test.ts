import type { ShownReview } from '@forecourt/api-contract';
import { aReview } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { listedReview, reviewNotes, reviewsLink } from './review-view';

const review = (overrides: Partial<ShownReview> = {}): ShownReview => ({
  ...aReview({ id: '7', customer_name: 'Robin', review_date_in_words: '9 January 2026', rating: 4 }),
  ...{ dealership_id: 'd', location_id: null, source: 'import', url: null, author_url: null },
  ...overrides,
});

describe('a review on a card', () => {
  it('links to its author and to the review itself when it comes from Google', () => {
    const google = { source: 'google', url: 'https://maps.example/r', author_url: 'https://maps.example/a' } as const;
    expect(listedReview(review(google))).toMatchObject({
      author: 'Robin',
      authorHref: 'https://maps.example/a',
      date: '9 January 2026',
      fills: [1, 1, 1, 1, 0],
      source: { label: 'Google Maps', href: 'https://maps.example/r' },
    });
  });

  it('is labelled when it is invented, and leaves out what is not known', () => {
    expect(listedReview(review({ source: 'demonstration' })).source).toEqual({ label: 'Demonstration' });
    expect(listedReview(review())).not.toHaveProperty('source');
    expect(listedReview(review({ image: null }))).not.toHaveProperty('image');
    expect(listedReview(review({ image: '/media/a' })).image).toMatchObject({ src: '/media/a', alt: '' });
    expect(listedReview(review({ text: null })).text).toBeNull();
  });
});

describe('notes on a list of reviews', () => {
  it('are empty for reviews that could not be read', () => {
    expect(reviewNotes({ sources: ['google'] }, { minimumRating: 4, shown: null })).toEqual({});
  });

  it.each([
    [4, 'Reviews with 4 stars or more, the newest first. The average is of all reviews.'],
    [5, 'Reviews with 5 stars, the newest first. The average is of all reviews.'],
    [1, 'The newest first. The average is of all reviews.'],
    [0, 'The newest first. The average is of all reviews.'],
  ])('state by which stars the reviews were chosen: %d', (minimumRating, small) => {
    expect(reviewNotes({ sources: ['google'] }, { minimumRating, shown: 3 })).toEqual({ small });
  });

  it('state that no review is good enough, and that all are invented', () => {
    const notes = reviewNotes({ sources: ['demonstration'] }, { minimumRating: 4, shown: 0 });
    expect(notes.small).toBe('No review with 4 stars or more yet. The average is of all reviews.');
    expect(notes.warning).toContain('no customer wrote them');
  });

  it('link to where all reviews can be read', () => {
    expect(reviewsLink({ url: null, sources: ['import'] })).toEqual({});
    const url = 'https://maps.example';
    expect(reviewsLink({ url, sources: ['google'] })).toEqual({
      link: { label: 'Read them on Google Maps', href: url },
    });
  });
});
