import { cacheTags } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import type { SearchCriteria } from '@forecourt/search/criteria';
import { searchParts } from '@forecourt/search/listed';
import type { SearchHit } from '@forecourt/search/record';
import { unstable_cache } from 'next/cache';
import { findResults } from './find-results';

/** Vehicles of a make or model on a site, and where they stand. */
export interface ModelStock {
  readonly count: number;
  /** Those that can be had, at most a hundred. */
  readonly hits: readonly SearchHit[];
  /** Names of the locations that they stand at. */
  readonly locations: readonly string[];
}

const mostHits = 100;

const find = async (site: PublicSite, criteria: SearchCriteria): Promise<ModelStock> => {
  const search = { ...site.search, hitsPerPage: mostHits };
  // Any city: the default city of a site must not hide what stands elsewhere.
  const { response } = await findResults({ ...site, search }, { ...criteria, city: [] });
  const hits = response.hits.filter(({ available }) => available);
  const { values = {} } = response.facets.location_name ?? {};
  const locations = new Set([...Object.keys(values), ...hits.map(({ location_name }) => location_name)]);
  return { count: response.count, hits, locations: [...locations] };
};

/** The vehicles of a make or model, cached until one of them changes, or an offer: cards say them. Throws when search does not answer. */
export const loadModelStock = (
  site: PublicSite,
  criteria: Required<Pick<SearchCriteria, 'make'>> & Pick<SearchCriteria, 'model' | 'car_type'>,
): Promise<ModelStock> =>
  unstable_cache(() => find(site, criteria), ['model-stock', site.website_id, JSON.stringify(criteria)], {
    tags: [
      cacheTags.site(site.website_id),
      cacheTags.offers(site.website_id),
      ...(searchParts(criteria) ?? []).map((part) => cacheTags.results(site.website_id, part)),
    ],
    revalidate: false,
  })();
