import type { IncomingHttpHeaders } from 'node:http';

const NOT_FOR_CLIENTS = ['connection', 'keep-alive', 'proxy-connection', 'upgrade', 'trailer', 'x-powered-by'] as const;

/** The cache-control header of a page that Next caches itself, for a year or so. */
const PAGE_CACHE = /^s-maxage=\d+/;

/**
 * Whether a template app keeps this answer of its own: the same for everyone, whatever query asked for it, until a change
 * drops it. Pages that are drawn for their request are not to be shared.
 */
export const isCachedAnswer = (headers: IncomingHttpHeaders): boolean =>
  PAGE_CACHE.test(headers['cache-control'] ?? '');

const isOfType = (headers: IncomingHttpHeaders, type: string): boolean =>
  headers['content-type']?.startsWith(type) === true;

const joined = (given: string | string[] | undefined, more: string): string => [given ?? [], more].flat().join(', ');

/**
 * Says of a page where it stands as Markdown, and of both forms that a client's `accept` decides between them.
 * @param markdown Address of the other form of an HTML page; null where it has none.
 */
const tellForms = (headers: IncomingHttpHeaders, markdown: string | null): void => {
  const isPage = isOfType(headers, 'text/html') && markdown !== null;
  if (isPage || isOfType(headers, 'text/markdown')) headers.vary = joined(headers.vary, 'accept');
  if (isPage) headers.link = joined(headers.link, `<${markdown}>; rel="alternate"; type="text/markdown"`);
};

/**
 * Headers of an answer as the client gets them: without those of the inner connection, and with redirects to the
 * application's own origin turned into paths, since nobody outside can reach that origin. Cached pages are to be asked
 * for again each time: only the template apps follow changes, a cache further out would show an old price. What answers at
 * the address of a private page or document is never stored, whatever the application says of it, and has the headers of its
 * class whatever its type: a receipt in a frame is as bad as a page in one.
 */
export const returnedHeaders = (
  headers: IncomingHttpHeaders,
  upstream: string,
  requestId: string,
  security: Readonly<Record<string, string>>,
  { isPrivate = false, markdown = null }: { readonly isPrivate?: boolean; readonly markdown?: string | null } = {},
): IncomingHttpHeaders => {
  for (const name of NOT_FOR_CLIENTS) delete headers[name];
  // Next names the target of a redirect twice when it renders one that it keeps: the header is then a list.
  const [location] = [headers.location].flat();
  if (location !== undefined)
    headers.location = location.startsWith(`${upstream}/`) ? location.slice(upstream.length) : location;
  if (isPrivate) {
    headers['cache-control'] = 'no-store';
    // The answer must not be stored, so validators are of no use.
    delete headers.etag;
    delete headers['last-modified'];
  } else if (isCachedAnswer(headers)) headers['cache-control'] = 'public, max-age=0, must-revalidate';
  headers['x-request-id'] = requestId;
  headers['x-content-type-options'] = 'nosniff';
  // A page whose own policy hides its address from other sites keeps that policy.
  const referrer = headers['referrer-policy'];
  if (isPrivate || isOfType(headers, 'text/html')) {
    Object.assign(headers, security);
    if (referrer === 'no-referrer') headers['referrer-policy'] = referrer;
  }
  tellForms(headers, markdown);
  return headers;
};
