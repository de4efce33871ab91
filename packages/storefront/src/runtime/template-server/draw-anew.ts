import type { IncomingMessage, ServerResponse } from 'node:http';
import { drawAnewHeader, processStore } from '../cache/process-store';
import { siteHeader } from '../next-config/site-rewrites';
import { cachedPath } from './cached-path';

/** Takes note of a request before Next does. */
export type DrawAnew = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Has the first request for a page that a change has just dropped draw the new one, apart from all others, who are shown
 * the old one meanwhile (see PageStore). Next draws a page for all who wait for it at once; only a request with its
 * secret, by which an application has a page made anew, is drawn beside them.
 */
export const drawsAnew =
  (secret: string): DrawAnew =>
  (request, response) => {
    const { [siteHeader]: site } = request.headers;
    if (request.method !== 'GET' || typeof site !== 'string') return;
    const ended = processStore.forecourtPageStore?.takeDraw(cachedPath(site, request.url ?? '/'));
    if (ended === undefined) return;
    request.headers[drawAnewHeader] = secret;
    response.once('close', ended);
  };
