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
 * Average and count of each place of a site with reviews, cached until these change (REVW-03). Where the API fails
 * there are none, the failure is logged, and the page is drawn anew within a minute: until then it shows no ratings.
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

/** `dd/mm/yyyy` as a text that sorts by time. */
const sortable = ({ review_date }: ShownReview): string => review_date.split('/').toReversed().join('');

/** Reviews of several places as one list: each once, the newest first, at most so many. */
const newestReviews = (lists: readonly (readonly ShownReview[])[], quantity: number): readonly ShownReview[] =>
  [...new Map(lists.flat().map((review) => [review.id, review])).values()]
    .toSorted((one, other) => sortable(other).localeCompare(sortable(one)))
    .slice(0, quantity);

const readReviews = (
  websiteId: string,
  { place, minimumRating, quantity }: ReviewQuery,
): Promise<readonly ShownReview[]> =>
  unstable_cache(
    () => api().getReviews(websiteId, { place, minimumRating, quantity }),
    ['reviews', websiteId, place ?? '', String(minimumRating), String(quantity)],
    cached(websiteId),
  )();

/**
 * Reviews that a page shows, the newest first, cached the same way (REVW-02): of the named places, or of every one.
 * Null where the API fails: the failure is logged, and the page is drawn anew within a minute.
 */
export const loadReviews = async (
  { website_id }: Pick<PublicSite, 'website_id'>,
  { places, ...query }: Omit<ReviewQuery, 'place'> & { readonly places: readonly string[] | undefined },
): Promise<readonly ShownReview[] | null> => {
  try {
    if (places === undefined) return await readReviews(website_id, query);
    const lists = await Promise.all(places.map((place) => readReviews(website_id, { ...query, place })));
    return newestReviews(lists, query.quantity);
  } catch (error) {
    console.error(`Reviews of ${website_id} could not be read.`, error);
    await renewAfter(retryAfter, ['reviews', website_id]);
    return null;
  }
};
