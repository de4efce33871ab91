import { cacheTags, type ReviewQuery, type ShownReview } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import type { ReviewSummary } from '@forecourt/domain/review';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { api } from '../../runtime/service-access/api';
import { renewAfter } from './load-vehicle';

const cached = (websiteId: string) => ({
  tags: [cacheTags.site(websiteId), cacheTags.reviews(websiteId)],
  revalidate: false as const,
});

const readSummaries = cache(
  (websiteId: string): Promise<readonly ReviewSummary[]> =>
    unstable_cache(() => api().getReviewSummaries(websiteId), ['review-summaries', websiteId], cached(websiteId))(),
);

/** A page that had to stand without its ratings is drawn anew after so many seconds. */
const retryAfter = 60;

/**
 * Average and count of each place of a site that has reviews, cached until these change (REVW-03). Where the API cannot
 * answer there are none, the log is told, and the page asks again within a minute: who looks for a dealer's telephone
 * number gets it without the ratings.
 */
export const loadReviewSummaries = async ({
  website_id,
}: Pick<PublicSite, 'website_id'>): Promise<readonly ReviewSummary[]> => {
  try {
    return await readSummaries(website_id);
  } catch (error) {
    console.error(`Ratings of the places of ${website_id} could not be read.`, error);
    await renewAfter(retryAfter, ['review-summaries', website_id]);
    return [];
  }
};

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
