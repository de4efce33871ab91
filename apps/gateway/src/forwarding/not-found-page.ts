import type { IncomingHttpHeaders } from 'node:http';

/** The pages that a template app draws for what is not there. */
export type NotFoundPage = 'page' | 'vehicle';

const FOLDER = '/not-found/';

/**
 * Where a template app draws the page. Next gives an address that is not there its status, but draws the page in the
 * browser only (github.com/vercel/next.js/issues/62228), so the front door asks for it here and sends it in that place,
 * as servers do with an error document.
 */
export const notFoundPath = (page: NotFoundPage): string => `${FOLDER}${page}`;

/** Which of them suits an address: below a vehicle's, as /cars/{slug}/enquire, it is the vehicle that is missing. */
export const notFoundPageOf = (target: string): NotFoundPage =>
  /^\/cars\/[^/?]+\/[^/?]+\/?(\?|$)/.test(target) ? 'vehicle' : 'page';

/** These addresses are no pages of the site: asked for by themselves they are as much not there as any other. */
export const isNotFoundPath = (target: string): boolean => target.startsWith(FOLDER);

/** Headers without what would be answered by less than the whole page. */
export const withoutConditions = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const { range, 'if-range': ifRange, 'if-none-match': noneMatch, 'if-modified-since': since, ...whole } = headers;
  return whole;
};
