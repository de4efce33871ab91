import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewDates } from './review-dates';
import { reviewDay } from './review-rules';
import {
  isPlaceMeant,
  joinedSummary,
  locationSummary,
  placeSummary,
  type ReviewSummary,
  reviewSources,
} from './review-summary';

const summary = (overrides: Partial<ReviewSummary> = {}): ReviewSummary => ({
  dealership_id: 'd',
  location_id: 'north',
  source: 'import',
  average_rating: 4.5,
  count: 10,
  url: null,
  ...overrides,
});

/** Summaries as sources give them: an average to one decimal of at least one review. */
const anySummary = fc.record({
  dealership_id: fc.constantFrom('d', 'e'),
  location_id: fc.constantFrom('north', 'south', 'east', null),
  source: fc.constantFrom(...reviewSources),
  average_rating: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
  count: fc.integer({ min: 1, max: 5000 }),
  url: fc.constantFrom(null, 'https://maps.example/1'),
});
/** The reviews of a dealership: its own and those of all of its locations. */
const ofDealership = (all: readonly ReviewSummary[], id: string) =>
  joinedSummary(all.filter(({ dealership_id }) => dealership_id === id));
const manySummaries = fc.array(anySummary, { minLength: 1, maxLength: 12 });

// Feed REVW-03, which is proven on the store and on pages.
describe('the summary of a place', () => {
  it('prefers Google to a file, and a file to demonstration reviews, and never adds them up', () => {
    const all = reviewSources.toReversed().map((source) => summary({ source }));
    expect(placeSummary(all)?.source).toBe('google');
    expect(placeSummary(all.filter(({ source }) => source !== 'google'))?.source).toBe('import');
    expect(joinedSummary(all)?.count).toBe(10);
  });

  it('skips a source without any rating', () => {
    expect(placeSummary([summary({ source: 'google', average_rating: null, count: 0 }), summary()])?.source).toBe(
      'import',
    );
    expect(placeSummary([summary({ count: 0 })])).toBeNull();
    expect(placeSummary([])).toBeNull();
    expect(joinedSummary([])).toBeNull();
  });
});

describe('summaries of several places', () => {
  it('add up, with each average weighted by its number of reviews', () => {
    const all = [
      summary({ average_rating: 5, count: 30 }),
      summary({ location_id: 'south', average_rating: 3, count: 10, source: 'google' }),
      summary({ location_id: null, average_rating: 4, count: 20 }),
      summary({ dealership_id: 'e', location_id: 'other', average_rating: 1, count: 1000 }),
    ];
    expect(ofDealership(all, 'd')).toEqual({ average: 4.3, count: 60, sources: ['google', 'import'], url: null });
    expect(locationSummary(all, ['north'])).toMatchObject({ average: 5, count: 30 });
    expect(locationSummary(all, ['north', 'south'])).toMatchObject({ average: 4.5, count: 40 });
    expect(locationSummary(all, ['west'])).toBeNull();
    expect(ofDealership(all, 'f')).toBeNull();
  });

  it('have a link only where all reviews stand at one address', () => {
    const url = 'https://maps.example/1';
    expect(joinedSummary([summary({ url })])?.url).toBe(url);
    expect(joinedSummary([summary({ url }), summary({ location_id: 'south', url })])?.url).toBeNull();
  });

  it('lie between their lowest and highest, whatever their order', () => {
    fc.assert(
      fc.property(manySummaries, fc.nat(), (all, turn) => {
        const joined = joinedSummary(all);
        const averages = all.map(({ average_rating }) => average_rating);
        expect(joined?.average).toBeGreaterThanOrEqual(Math.min(...averages));
        expect(joined?.average).toBeLessThanOrEqual(Math.max(...averages));
        const turned = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)];
        // Of two summaries of one place and source, which no store holds, the first counts.
        const isOneOfEach =
          new Set(all.map(({ dealership_id, location_id, source }) => [dealership_id, location_id, source].join()))
            .size === all.length;
        if (isOneOfEach)
          expect(joinedSummary(turned)).toMatchObject({ count: joined?.count, average: joined?.average });
      }),
    );
  });

  it('count each review once: all dealerships together have as many as each alone', () => {
    fc.assert(
      fc.property(manySummaries, (all) => {
        const counts = ['d', 'e'].map((id) => ofDealership(all, id)?.count ?? 0);
        expect(joinedSummary(all)?.count).toBe(counts.reduce((sum, count) => sum + count, 0));
      }),
    );
  });
});

describe('a place by a word', () => {
  const dealerships = [{ id: '17', slug: 'north-motors' }];
  it.each([
    [undefined, true],
    ['north', true],
    ['17', true],
    ['north-motors', true],
    ['south', false],
    ['other-motors', false],
  ])('matches the word %j', (word, isMeant) => {
    expect(isPlaceMeant({ dealership_id: '17', location_id: 'north' }, word, dealerships)).toBe(isMeant);
  });
});

describe('[ENTY-03] dates of a review', () => {
  it.each([
    ['2026-11-25', 'today'],
    ['2026-11-26', 'today'],
    ['2026-11-24', '1 day ago'],
    ['2026-11-18', '1 week ago'],
    ['2026-10-20', '1 month ago'],
    ['2024-11-01', '2 years ago'],
  ])('puts %s, read on 25 November 2026, into words as: %s', (date, words) => {
    expect(reviewDates(date, '2026-11-25').created_at_time_ago_in_words).toBe(words);
  });

  it('are written dd/mm/yyyy, which reads back as the same day, and in words', () => {
    expect(reviewDates('2026-01-09', '2026-11-25')).toMatchObject({
      review_date: '09/01/2026',
      review_date_in_words: '9 January 2026',
    });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (written) => {
          const day = written.toISOString().slice(0, 10);
          expect(reviewDay(reviewDates(day, '2100-01-01').review_date)).toBe(day);
        },
      ),
    );
  });
});
