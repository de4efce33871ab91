import { LRUCache } from 'lru-cache';
import { hasOneSpelling } from '../decision/request-path';

/** Addresses remembered, over all sites: a few hundred bytes each. The least recently confirmed are given up first. */
const mostKnown = 20_000;

/** A request for a page, as far as it decides which cached answer is meant. */
export interface PageRequest {
  readonly site: string;
  /** Without query: cached pages read none. */
  readonly path: string;
  /** Data for the router in the place of the page, cached apart from it. */
  readonly isData: boolean;
}

/** The pages that template apps are known to hold ready. */
export interface KnownPages {
  has(page: PageRequest): boolean;
  /** Notes what an answer has shown: whether the template app keeps that page. */
  note(page: PageRequest, isCached: boolean): void;
}

const keyOf = ({ site, path, isData }: PageRequest): string => `${site} ${isData ? 'data' : 'page'} ${path}`;

/** Remembers pages by what their answers said. One that a change has dropped since is drawn once, then cached again. */
export const createKnownPages = (most = mostKnown): KnownPages => {
  const known = new LRUCache<string, true>({ max: most });
  return {
    has: (page) => known.has(keyOf(page)),
    note: (page, isCached) => {
      if (isCached && hasOneSpelling(page.path)) known.set(keyOf(page), true);
      else known.delete(keyOf(page));
    },
  };
};
