import { type JoinedSummary, joinedSummary } from './review-summary';

/** What a dealer's document says of the reviews of a dealership or a location. */
export interface StatedRating {
  readonly id: string;
  readonly average_rating: number | null;
  readonly review_count: number;
}

/**
 * What the documents of dealers say of their reviews, as one: for places of which no review is held (spec section 3,
 * Dealership). The source of no review is named, since nobody has given any. Null where they say nothing.
 */
export const statedRating = (stated: readonly StatedRating[]): JoinedSummary | null => {
  const joined = joinedSummary(
    stated.map(({ id, average_rating, review_count }) => ({
      ...{ dealership_id: id, location_id: null, source: 'import' as const, url: null },
      ...{ average_rating, count: review_count },
    })),
  );
  return joined === null ? null : { ...joined, sources: [] };
};
