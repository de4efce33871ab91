import { cacheTags } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import { type FeaturedList, featuredCriteria } from '@forecourt/search/featured';
import type { SearchHit } from '@forecourt/search/record';
import { unstable_cache } from 'next/cache';
import { findResults, readSearchWords } from '../../search/server';

/** The first vehicles of a list's filter that can be had, at most its limit. Throws when search does not answer. */
const findFeatured = async (
  site: PublicSite,
  list: Pick<FeaturedList, 'filter' | 'limit'>,
): Promise<readonly SearchHit[]> => {
  // Sold vehicles come last in every base filter, but a list must not be short for them.
  const search = { ...site.search, hitsPerPage: Math.min(100, list.limit * 2) };
  const asked = featuredCriteria(list, site.search);
  if (asked === null) return [];
  const { criteria } = await readSearchWords(site, asked);
  const { response } = await findResults({ ...site, search }, criteria);
  return response.hits.filter(({ available }) => available).slice(0, list.limit);
};

/** A featured list's vehicles (SRCH-28), cached until the stock, an offer that cards say, or the site changes. */
export const loadFeatured = (site: PublicSite, list: FeaturedList): Promise<readonly SearchHit[]> =>
  unstable_cache(() => findFeatured(site, list), ['featured', site.website_id, JSON.stringify(list)], {
    tags: [cacheTags.site(site.website_id), cacheTags.stock(site.website_id), cacheTags.offers(site.website_id)],
    revalidate: false,
  })();
