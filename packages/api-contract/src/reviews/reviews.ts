import { reviewedPlaceSchema, reviewSchema, reviewSourceSchema, reviewSummarySchema } from '@forecourt/domain/review';
import * as z from 'zod';

/**
 * A review as a site may show it: the fields of the specification, with the place that was reviewed and the address of
 * the review.
 */
export const shownReviewSchema = reviewSchema.extend({
  ...reviewedPlaceSchema.shape,
  source: reviewSourceSchema,
  /** The review at its source. */
  url: z.string().nullable(),
  /** The author's page at the source. */
  author_url: z.string().nullable(),
});
export type ShownReview = z.infer<typeof shownReviewSchema>;

/** GET /internal/v1/sites/{website_id}/reviews: the newest first (REVW-02). */
export const shownReviewsSchema = z.object({ reviews: z.array(shownReviewSchema) });

/** GET /internal/v1/sites/{website_id}/review-summaries: one for each place of the site that has reviews (REVW-03). */
export const siteReviewSummariesSchema = z.object({ summaries: z.array(reviewSummarySchema) });
