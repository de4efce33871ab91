import type { PublicSite } from '@forecourt/config/public-site';
import { isPlaceMeant, joinedSummary } from '@forecourt/domain/review';
import { DeferredStyles } from '../../../runtime/deferred-styles/deferred-styles';
import { loadReviewSummaries, loadReviews } from '../../../site/data/load-reviews';
import type { ReviewChoice } from './reviews-block';

/**
 * Reviews with the average of all, whose code and style sheet only pages have that show some: of a block, and of the page
 * of a place. Nothing where nobody has rated what is meant (REVW-01 to REVW-03).
 */
export const DeferredReviews = async ({ block, site }: { readonly block: ReviewChoice; readonly site: PublicSite }) => {
  const summaries = await loadReviewSummaries(site);
  const summary = joinedSummary(summaries.filter((one) => isPlaceMeant(one, block.place, site.dealerships)));
  if (summary === null) return null;
  const { minimumRating = site.reviews.minimumRating, limit = site.reviews.quantity, place } = block;
  const reviews = await loadReviews(site, { place, minimumRating, quantity: limit });
  const { ReviewsBlock } = await import('./deferred-block-renderers');
  return (
    <>
      <DeferredStyles part="contentBlocks" />
      <ReviewsBlock block={block} minimumRating={minimumRating} summary={summary} reviews={reviews} />
    </>
  );
};
