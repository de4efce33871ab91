import { createHmac } from 'node:crypto';
import type { SearchAccess } from '@forecourt/config/public-site';
import type { SiteDocument } from '@forecourt/config/site-document';
import { siteFilter } from '@forecourt/search/parameters';
import { generateSecuredApiKey, type KeyReading, readSecuredApiKey } from '@forecourt/search-engine';
import type { Env } from '../../ground/env/env';
import { algoliaAccessOf, keyRestrictions } from './algolia/algolia-key';

/** Name that Algolia's clients must be given; the embedded engine serves one application only. */
export const searchAppId = 'FORECOURT';

type KeyEnv = Pick<Env, 'searchSecret' | 'searchIndex'>;
type SearchedSite = Pick<SiteDocument, 'website_id' | 'search'>;

/** The parent of sealed keys never leaves the API, so that nobody can seal another. */
const parentKey = (secret: string): string =>
  createHmac('sha256', secret).update('forecourt search parent key').digest('hex');

/**
 * How a site reaches the embedded engine. The key is sealed over the site and its base filter, so that it can be
 * narrowed by a request but never widened (SITE-08). The same document gives the same key, which keeps cached pages
 * valid.
 */
export const embeddedAccessOf = (site: SearchedSite, env: KeyEnv): SearchAccess => ({
  indexName: env.searchIndex,
  appId: searchAppId,
  apiKey: generateSecuredApiKey(parentKey(env.searchSecret.current), keyRestrictions(site, env)),
  answeredBy: 'own',
});

/** How the pages of a site reach search, whoever answers. */
export const searchAccessOf = (
  site: SearchedSite,
  env: KeyEnv & Pick<Env, 'searchProvider' | 'algolia'>,
): SearchAccess =>
  env.searchProvider === 'algolia' && env.algolia !== null
    ? algoliaAccessOf(site, env.algolia, env)
    : embeddedAccessOf(site, env);

/** Verifies a sealed key. `siteOfRequest`: the host's site when the gateway vouches for it; then the key must be its. */
export const readSearchKey = (key: string, env: KeyEnv, now: Date, siteOfRequest: string | null): KeyReading => {
  const { current, previous } = env.searchSecret;
  const readWith = (secret: string) => readSecuredApiKey(parentKey(secret), key, Math.floor(now.getTime() / 1000));
  const newest = readWith(current);
  // Pages that were drawn before the secret was changed still carry its keys.
  const reading = newest.ok || previous === null ? newest : readWith(previous);
  if (!reading.ok || siteOfRequest === null) return reading;
  const own = siteFilter({ website_id: siteOfRequest, search: { preset: 0, carTypes: [] } });
  const filters = reading.restrictions.filters ?? '';
  if (filters === own || filters.startsWith(`${own} AND `)) return reading;
  return { ok: false, code: 'forged', message: 'Invalid Application-ID or API key' };
};
