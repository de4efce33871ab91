import type { SearchAccess, SiteDocument } from '@forecourt/config';
import { siteFilter } from '@forecourt/search';
import { algoliasearch } from 'algoliasearch';
import type { AlgoliaAccess, Env } from '../../env';

type SearchedSite = Pick<SiteDocument, 'website_id' | 'search'>;

/** What a site's key may search: its own records by its base filter, in the index and its sort orders (SITE-08). */
export const keyRestrictions = (site: SearchedSite, { searchIndex }: Pick<Env, 'searchIndex'>) => ({
  filters: siteFilter(site),
  restrictIndices: [searchIndex, `${searchIndex}_*`],
});

/**
 * How a site reaches Algolia: its key is sealed by the official client over the search key, which never leaves the
 * platform. The same document gives the same key, so that cached pages stay valid.
 */
export const algoliaAccessOf = (
  site: SearchedSite,
  { appId, searchKey, url }: AlgoliaAccess,
  env: Pick<Env, 'searchIndex'>,
): SearchAccess => ({
  indexName: env.searchIndex,
  appId,
  apiKey: algoliasearch(appId, searchKey).generateSecuredApiKey({
    parentApiKey: searchKey,
    restrictions: keyRestrictions(site, env),
  }),
  answeredBy: url ?? 'algolia',
});
