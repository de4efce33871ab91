import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { processStore } from '../cache/process-store';
import { siteHeader } from '../next-config/site-rewrites';
import { cachedPath } from './cached-path';

/** The headers by which Next distinguishes a page from its router data at the same address. */
const vary = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';
/** The max-age that Next gives a page cached until a tag drops it, in seconds. */
const foreverSeconds = 31_536_000;
/** Only Next reads it. */
const tagsHeader = 'x-next-cache-tags';

/** A page that is cached, as it may be answered now. */
export interface CachedPage {
  readonly html: string;
  /** Its own headers, its tag among them. */
  readonly headers: OutgoingHttpHeaders;
  /** Seconds that it is cached from its draw on. */
  readonly seconds: number;
}

/** Headers by their names, without the one that only Next reads. */
const ownHeaders = (own: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(own).filter(([name, value]) => name !== tagsHeader && value !== undefined));

/**
 * The page that is cached for an address of a site; null where nothing is, or what is cached is past its time or no plain page.
 * Its tag is its own until a change drops it.
 */
export const findCached = (site: string, address: string): CachedPage | null => {
  const store = processStore.forecourtPageStore;
  const cached = store?.readAt(cachedPath(site, address));
  if (cached?.value?.kind !== 'APP_PAGE' || cached.lastModified === undefined) return null;
  const { html, status = 200, headers: own = {}, postponed } = cached.value;
  if (status !== 200 || postponed !== undefined) return null;
  const { revalidate = false } = cached.cacheControl ?? {};
  const seconds = revalidate === false ? foreverSeconds : revalidate;
  if (Date.now() - cached.lastModified > seconds * 1000) return null;
  // What is left to Next is counted where Next asks for it.
  store?.countRead('page', 'hit');
  return { html, headers: ownHeaders(own), seconds };
};

/**
 * Answers with the page that is cached for the address, as Next would: status, headers and bytes are the same. Next comes
 * to it by way of its router, rewrites and render pipeline, three quarters of what a cached page costs
 * (docs/performance.md). False where it is Next's to answer: nothing is cached, what is cached is past its time or no plain
 * page, or the router asks for the page's data.
 */
export const answerCached = ({ method, url = '/', headers }: IncomingMessage, response: ServerResponse): boolean => {
  const { [siteHeader]: site, rsc } = headers;
  if ((method !== 'GET' && method !== 'HEAD') || typeof site !== 'string' || rsc !== undefined) return false;
  const cached = findCached(site, url);
  if (cached === null) return false;
  const { html, headers: own, seconds } = cached;
  for (const name in own) response.setHeader(name, own[name] ?? '');
  response.writeHead(200, {
    vary,
    'x-nextjs-cache': 'HIT',
    'x-nextjs-prerender': '1',
    'cache-control': `s-maxage=${seconds}`,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
  });
  response.end(method === 'HEAD' ? undefined : html);
  return true;
};
