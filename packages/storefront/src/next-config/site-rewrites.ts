/** Set by the gateway, which overwrites whatever was sent: the `website_id` of the request's host. */
export const siteHeader = 'x-forecourt-site';

const has = (pattern: string) => [{ type: 'header' as const, key: siteHeader, value: pattern }];
const siteId = '[a-z0-9-]+';

/**
 * Tenancy of a template app: the site named by the gateway becomes the first segment of the path, so that every page
 * is cached for one site. Without a site, or with an odd one, nothing of any dealer answers: `/_` is no site.
 * The rule for `/` must come after the one for paths, since rules chain. `/floor` is the one page without a site: the
 * smallest static page, against which kept pages are measured; the gateway never leads there.
 */
export const siteRewrites = [
  { source: '/:path((?!_next/).+)', has: has(`(?<site>${siteId})`), destination: '/:site/:path' },
  { source: '/', has: has(`(?<site>${siteId})`), destination: '/:site' },
  { source: '/:path((?!_next/|_$|floor$).*)', missing: has(siteId), destination: '/_' },
];
