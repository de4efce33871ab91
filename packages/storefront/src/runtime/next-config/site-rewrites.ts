import { resultsFolder } from '@forecourt/config/pages';

/** Set by the gateway, which overwrites whatever was sent: the `website_id` of the request's host. */
export const siteHeader = 'x-forecourt-site';

/**
 * Set by the server before Next, which takes away whatever was sent: the address asks for the results of its path alone
 * (`isKeptSearch`). Next itself can look for a query, but not for none.
 */
export const keptResultsHeader = 'x-forecourt-kept-results';

const has = (pattern: string) => [{ type: 'header' as const, key: siteHeader, value: pattern }];
const siteId = '[a-z0-9-]+';

const keptResults = [{ type: 'header' as const, key: keptResultsHeader, value: '1' }];

/**
 * Tenancy of a template app: the site named by the gateway becomes the first segment of the path, so that every page
 * is cached for one site. Without a site, or with an odd one, nothing of any dealer answers: `/_` is no site.
 * Rules chain: the one for `/` must come after the one for paths, and what leads to kept results must meet no other.
 * `/floor` is the one page without a site: the smallest static page, against which kept pages are measured; the gateway
 * never leads there.
 */
export const siteRewrites = [
  { source: `/:path(${resultsFolder}(?:/.*)?)`, has: has(siteId), destination: '/_' },
  {
    source: '/:path((?:search|used-car)(?:/.*)?)',
    has: [...has(`(?<site>${siteId})`), ...keptResults],
    destination: `/:site/${resultsFolder}/:path`,
  },
  {
    source: '/:path((?!_next/).+)',
    has: has(`(?<site>${siteId})`),
    missing: keptResults,
    destination: '/:site/:path',
  },
  { source: '/', has: has(`(?<site>${siteId})`), destination: '/:site' },
  { source: '/:path((?!_next/|_$|floor$).*)', missing: has(siteId), destination: '/_' },
];
