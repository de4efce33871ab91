import { cacheTags, type ReviewQuery, type ShownReview } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import type { ReviewSummary } from '@forecourt/domain/review';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { api } from '../../runtime/service-access/api';

const cached = (websiteId: string) => ({
  tags: [cacheTags.site(websiteId), cacheTags.reviews(websiteId)],
  revalidate: false as const,
});

const readSummaries = cache(
  (websiteId: string): Promise<readonly ReviewSummary[]> =>
    unstable_cache(() => api().getReviewSummaries(websiteId), ['review-summaries', websiteId], cached(websiteId))(),
);

/** Average and count of each place of a site that has reviews, cached until these change (REVW-03). */
export const loadReviewSummaries = ({
  website_id,
}: Pick<PublicSite, 'website_id'>): Promise<readonly ReviewSummary[]> => readSummaries(website_id);

/** Reviews that a page shows, the newest first, cached the same way (REVW-02). */
export const loadReviews = (
  { website_id }: Pick<PublicSite, 'website_id'>,
  query: ReviewQuery,
): Promise<readonly ShownReview[]> => {
  const { place = '', minimumRating, quantity } = query;
  return unstable_cache(
    () => api().getReviews(website_id, query),
    ['reviews', website_id, place, String(minimumRating), String(quantity)],
    cached(website_id),
  )();
};
