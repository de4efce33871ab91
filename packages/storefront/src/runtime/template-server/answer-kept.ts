import type { IncomingMessage, ServerResponse } from 'node:http';
import { processStore } from '../cache/process-store';
import { siteHeader } from '../next-config/site-rewrites';
import { keptPath } from './kept-path';

/** By these Next tells a page from its data for the router, at one address. */
const vary = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';
/** What Next says of a page that is kept until a tag drops it, in seconds. */
const foreverSeconds = 31_536_000;
/** Only Next reads it. */
const tagsHeader = 'x-next-cache-tags';

/**
 * Answers with the page that is kept for the address, as Next would: status, headers and bytes are the same. Next comes
 * to it by way of its router, rewrites and render pipeline, three quarters of what a kept page costs
 * (docs/performance.md). False where it is Next's to answer: nothing is kept, what is kept is past its time or no plain
 * page, or the router asks for the page's data.
 */
export const answerKept = ({ method, url = '/', headers }: IncomingMessage, response: ServerResponse): boolean => {
  const { [siteHeader]: site, rsc } = headers;
  if ((method !== 'GET' && method !== 'HEAD') || typeof site !== 'string' || rsc !== undefined) return false;
  const store = processStore.forecourtPageStore;
  const kept = store?.readAt(keptPath(site, url));
  if (kept?.value?.kind !== 'APP_PAGE' || kept.lastModified === undefined) return false;
  const { html, status = 200, headers: own = {}, postponed } = kept.value;
  if (status !== 200 || postponed !== undefined) return false;
  const { revalidate = false } = kept.cacheControl ?? {};
  const seconds = revalidate === false ? foreverSeconds : revalidate;
  if (Date.now() - kept.lastModified > seconds * 1000) return false;
  // What is left to Next is counted where Next asks for it.
  store?.countRead('page', 'hit');
  for (const [name, value] of Object.entries(own))
    if (name !== tagsHeader && value !== undefined) response.setHeader(name, value);
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
