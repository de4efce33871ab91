import type { IncomingHttpHeaders } from 'node:http';

const NOT_FOR_CLIENTS = ['connection', 'keep-alive', 'proxy-connection', 'upgrade', 'trailer', 'x-powered-by'] as const;

/** What Next says of a page it caches itself, for a year or so. */
const PAGE_CACHE = /^s-maxage=\d+/;

/**
 * What a page may load and who may frame it. Without nonces: kept pages are the same for everyone, and Next writes its
 * data as inline scripts. Pictures of a feed may still stand on other servers until they are fetched.
 */
const contentSecurityPolicy = (searchOrigins: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    // Dealers' videos: files where the dealer keeps them, and the two players that the vehicle page frames.
    "media-src 'self' https:",
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    ["connect-src 'self'", ...searchOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Headers of every page. `searchOrigins`: whom pages ask besides their own origin. */
export const pageSecurity = (searchOrigins: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(searchOrigins),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
});

/**
 * Headers of an answer as the client gets them: without those of the inner connection, and with redirects to the
 * application's own origin turned into paths, since nobody outside can reach that origin. Cached pages are to be asked
 * for again each time: only the template apps follow changes, a cache further out would show an old price.
 */
export const returnedHeaders = (
  headers: IncomingHttpHeaders,
  upstream: string,
  requestId: string,
  security: ReturnType<typeof pageSecurity>,
): IncomingHttpHeaders => {
  for (const name of NOT_FOR_CLIENTS) delete headers[name];
  // Next names the target of a redirect twice when it renders one that it keeps: the header is then a list.
  const [location] = [headers.location].flat();
  if (location !== undefined)
    headers.location = location.startsWith(`${upstream}/`) ? location.slice(upstream.length) : location;
  if (PAGE_CACHE.test(headers['cache-control'] ?? '')) headers['cache-control'] = 'public, max-age=0, must-revalidate';
  headers['x-request-id'] = requestId;
  headers['x-content-type-options'] = 'nosniff';
  if (headers['content-type']?.startsWith('text/html') === true) Object.assign(headers, security);
  return headers;
};
