import type { PublicSite } from '@forecourt/config/public-site';
import { isPlaceMeant, joinedSummary, locationSummary } from '@forecourt/domain/review';
import { DeferredStyles } from '../../../runtime/deferred-styles/deferred-styles';
import { loadReviewSummaries, loadReviews } from '../../../site/data/load-reviews';
import type { ReviewChoice } from './reviews-block';

/**
 * Reviews with the average of all, whose code and style sheet only pages have that show some: of a block, and of the page
 * of a place, whose departments are named by `departments`. Nothing where nobody has rated what is meant (REVW-01 to
 * REVW-03).
 */
export const DeferredReviews = async ({
  block,
  site,
  departments,
}: {
  readonly block: ReviewChoice;
  readonly site: PublicSite;
  /** Ids of the locations that are one place, in place of the block's own. */
  readonly departments?: readonly string[];
}) => {
  const summaries = await loadReviewSummaries(site);
  const { minimumRating = site.reviews.minimumRating, limit = site.reviews.quantity, place } = block;
  const summary =
    departments === undefined
      ? joinedSummary(summaries.filter((one) => isPlaceMeant(one, place, site.dealerships)))
      : locationSummary(summaries, departments);
  if (summary === null) return null;
  const places = departments ?? (place === undefined ? undefined : [place]);
  const reviews = await loadReviews(site, { places, minimumRating, quantity: limit });
  const { ReviewsBlock } = await import('./deferred-block-renderers');
  return (
    <>
      <DeferredStyles part="contentBlocks" />
      <ReviewsBlock block={block} minimumRating={minimumRating} summary={summary} reviews={reviews} />
    </>
  );
};
