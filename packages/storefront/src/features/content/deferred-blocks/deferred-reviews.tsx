import type { PublicSite } from '@forecourt/config/public-site';
import {
  isPlaceMeant,
  joinedSummary,
  locationSummary,
  type StatedRating,
  statedRating,
} from '@forecourt/domain/review';
import { DeferredStyles } from '../../../runtime/deferred-styles/deferred-styles';
import { loadReviewSummaries, loadReviews } from '../../../site/data/load-reviews';
import type { ReviewChoice } from './reviews-block';

/** What the dealer's documents say of the dealerships or locations that are meant. */
const statedOf = (
  { dealerships, locations }: Pick<PublicSite, 'dealerships' | 'locations'>,
  place: string | undefined,
  departments: readonly string[] | undefined,
): readonly StatedRating[] => {
  if (departments !== undefined) return locations.filter(({ id }) => departments.includes(id));
  if (place === undefined) return dealerships;
  return [
    ...dealerships.filter(({ id, slug }) => id === place || slug === place),
    ...locations.filter(({ id }) => id === place),
  ];
};

/**
 * Reviews with the average of all, whose code and style sheet only pages have that show some: of a block, and of the page
 * of a place, whose departments are named by `departments`. Where none are held of what is meant, the average stands
 * alone that the dealer's documents state; nothing where they state none (REVW-01 to REVW-03).
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
  const held =
    departments === undefined
      ? joinedSummary(summaries.filter((one) => isPlaceMeant(one, place, site.dealerships)))
      : locationSummary(summaries, departments);
  const summary = held ?? statedRating(statedOf(site, place, departments));
  if (summary === null) return null;
  const places = departments ?? (place === undefined ? undefined : [place]);
  const reviews = held === null ? null : await loadReviews(site, { places, minimumRating, quantity: limit });
  const { ReviewsBlock } = await import('./deferred-block-renderers');
  return (
    <>
      <DeferredStyles part="contentBlocks" />
      <ReviewsBlock block={block} minimumRating={minimumRating} summary={summary} reviews={reviews} />
    </>
  );
};
