import type { Review, ReviewSettings } from './review';

/** A star is filled in part only above this fraction (REVW-01). */
const leastPart = 0.3;

/**
 * How much of each of the five stars is filled, 0 to 1 (REVW-01): a part only if the fraction exceeds 0.30, so below
 * 5.0 at most four are full. A rating outside 0 to 5 counts as the nearest end.
 */
export const starFills = (rating: number): readonly number[] => {
  const held = Math.min(5, Math.max(0, rating));
  const full = Math.floor(held);
  // Without rounding 1.3 would have a fraction of 0.30000000000000004 and exceed it.
  const fraction = Math.round((held - full) * 1000) / 1000;
  return [0, 1, 2, 3, 4].map((star) => {
    if (star < full) return 1;
    return star === full && fraction > leastPart ? fraction : 0;
  });
};

/**
 * The reviews a site shows, in their given order (REVW-02). One without words keeps its stars and name: its text is
 * null, also where the source wrote nothing or 'null'.
 */
export const shownReviews = <Shown extends Pick<Review, 'rating' | 'text'>>(
  reviews: readonly Shown[],
  settings: ReviewSettings,
): readonly Shown[] =>
  reviews
    .filter(({ rating }) => rating >= settings.minimumRating)
    .slice(0, settings.quantity)
    .map((review) => {
      const text = review.text?.trim() ?? '';
      return { ...review, text: text === '' || text === 'null' ? null : text };
    });

/** The calendar date, `YYYY-MM-DD`, of a review's dd/mm/yyyy (ENTY-03); null when there is no such day. */
export const reviewDay = (reviewDate: string): string | null => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(reviewDate) ?? [];
  const date = `${year}-${month}-${day}`;
  const instant = Date.parse(`${date}T00:00:00Z`);
  // A parser may roll 31 February over into March: such a date is none.
  return Number.isNaN(instant) || !new Date(instant).toISOString().startsWith(date) ? null : date;
};
