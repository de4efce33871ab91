import type { ShownReview } from '@forecourt/api-contract';
import type { Blocks } from '@forecourt/config/content';
import type { JoinedSummary } from '@forecourt/domain/review';
import { BlockSection } from '@forecourt/ui/block-section';
import { ReviewBoard } from '@forecourt/ui/review-board';
import { reviewRating } from '../../../site/places/review-rating';
import { LazyReviewList } from './lazy-parts';
import { listedReview, reviewNotes, reviewsLink } from './review-view';

/** What a dealer, or a page, chooses of reviews. */
export type ReviewChoice = Pick<Blocks['reviews'], 'title' | 'text' | 'place' | 'minimumRating' | 'limit' | 'layout'>;

/** The average of all reviews, whose they are, and those of them that are shown (REVW-01, REVW-02). */
export const ReviewsBlock = ({
  block: { title, text, layout },
  minimumRating,
  summary,
  reviews,
}: {
  readonly block: ReviewChoice;
  readonly minimumRating: number;
  readonly summary: JoinedSummary;
  /** Null where they could not be read, and where none are held. */
  readonly reviews: readonly ShownReview[] | null;
}) => (
  <BlockSection title={title} text={text} width="full">
    <ReviewBoard
      summary={{ ...reviewRating(summary), ...reviewsLink(summary) }}
      notes={reviewNotes(summary, { minimumRating, shown: reviews?.length ?? null })}
    >
      {reviews !== null && reviews.length > 0 && (
        <LazyReviewList label={title} layout={layout} reviews={reviews.map(listedReview)} />
      )}
    </ReviewBoard>
  </BlockSection>
);
