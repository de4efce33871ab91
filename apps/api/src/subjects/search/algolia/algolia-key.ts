import type { SearchAccess } from '@forecourt/config/public-site';
import type { SiteDocument } from '@forecourt/config/site-document';
import { siteFilter } from '@forecourt/search/parameters';
import type { SecuredApiKeyRestrictions } from 'algoliasearch';
import { algoliasearch } from 'algoliasearch';
import type { AlgoliaAccess, Env } from '../../../ground/env/env';

type SearchedSite = Pick<SiteDocument, 'website_id' | 'search'>;

/** What a site's key may search: its own records by its base filter, in the index and its sort orders (SITE-08). */
export const keyRestrictions = (site: SearchedSite, { searchIndex }: Pick<Env, 'searchIndex'>) => ({
  filters: siteFilter(site),
  restrictIndices: [searchIndex, `${searchIndex}_*`],
});

/** A key sealed by the official client over the search key, which never leaves the platform. */
export const sealedKey = (
  { appId, searchKey }: Pick<AlgoliaAccess, 'appId' | 'searchKey'>,
  restrictions: SecuredApiKeyRestrictions,
): string => algoliasearch(appId, searchKey).generateSecuredApiKey({ parentApiKey: searchKey, restrictions });

/** How a site reaches Algolia. The same document gives the same key, so that cached pages stay valid. */
export const algoliaAccessOf = (
  site: SearchedSite,
  access: AlgoliaAccess,
  env: Pick<Env, 'searchIndex'>,
): SearchAccess => ({
  indexName: env.searchIndex,
  appId: access.appId,
  apiKey: sealedKey(access, keyRestrictions(site, env)),
  answeredBy: access.url ?? 'algolia',
});
