import { resultsFolder } from '@forecourt/config/pages';

/** Set by the gateway, which overwrites whatever was sent: the `website_id` of the request's host. */
export const siteHeader = 'x-forecourt-site';

/**
 * Set by the server before Next, which takes away whatever was sent: the address asks for the results of its path alone
 * (`isCachedSearch`). Next itself can look for a query, but not for none.
 */
export const cachedResultsHeader = 'x-forecourt-cached-results';

const has = (pattern: string) => [{ type: 'header' as const, key: siteHeader, value: pattern }];
const siteId = '[a-z0-9-]+';

const cachedResults = [{ type: 'header' as const, key: cachedResultsHeader, value: '1' }];

/**
 * Tenancy of a template app: the site named by the gateway becomes the first segment of the path, so that every page
 * is cached for one site. Without a site, or with an odd one, nothing of any dealer answers: `/_` is no site.
 * Rules chain: the one for `/` must come after the one for paths, and what leads to cached results must meet no other.
 */
export const siteRewrites = [
  { source: `/:path(${resultsFolder}(?:/.*)?)`, has: has(siteId), destination: '/_' },
  {
    source: '/:path((?:search|used-car)(?:/.*)?)',
    has: [...has(`(?<site>${siteId})`), ...cachedResults],
    destination: `/:site/${resultsFolder}/:path`,
  },
  {
    source: '/:path((?!_next/).+)',
    has: has(`(?<site>${siteId})`),
    missing: cachedResults,
    destination: '/:site/:path',
  },
  { source: '/', has: has(`(?<site>${siteId})`), destination: '/:site' },
  { source: '/:path((?!_next/|_$).*)', missing: has(siteId), destination: '/_' },
];
