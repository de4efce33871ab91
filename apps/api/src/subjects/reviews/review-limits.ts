import type { SourceReview } from './review-port';

/** Characters of a review that are kept at most, whatever source it comes from. */
export const longestReview = { id: 200, author: 120, text: 10_000 } as const;

/** Whether a review is of a day that has begun where its place is; one that is still to come would stand first for ever. */
export const isWritten = ({ written_on }: Pick<SourceReview, 'written_on'>, today: string): boolean =>
  written_on <= today;

/** Whether a review may be kept: of a source that asks nobody to mend it. */
export const isKeepable = (review: SourceReview, today: string): boolean =>
  isWritten(review, today) &&
  review.author !== '' &&
  review.author.length <= longestReview.author &&
  review.source_id.length <= longestReview.id;
