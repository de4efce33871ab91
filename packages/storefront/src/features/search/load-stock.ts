import { cacheTags } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import type { SearchHit } from '@forecourt/search/record';
import { unstable_cache } from 'next/cache';
import { findResults } from './find-results';

/** A site's stock in brief: what a home page shows of it. */
export interface StockOverview {
  readonly count: number;
  readonly hits: readonly SearchHit[];
  /** Vehicles by make, body and kind. */
  readonly makes: Readonly<Record<string, number>>;
  readonly bodies: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Record<string, number>>;
  readonly carTypes: Readonly<Record<string, number>>;
}

const overview = async (site: PublicSite): Promise<StockOverview> => {
  const { response } = await findResults(site, {});
  const counts = (facet: string) => response.facets[facet]?.values ?? {};
  return {
    count: response.count,
    hits: response.hits,
    makes: counts('make'),
    bodies: counts('body'),
    kinds: counts('item_type'),
    carTypes: counts('car_type'),
  };
};

/** The site's stock in brief, cached until it changes, or an offer that its cards say. */
export const loadStock = (site: PublicSite): Promise<StockOverview> =>
  unstable_cache(() => overview(site), ['stock', site.website_id], {
    tags: [cacheTags.site(site.website_id), cacheTags.stock(site.website_id), cacheTags.offers(site.website_id)],
    revalidate: false,
  })();
