/** Where searches may begin (ROUTE-03): a site chooses one as its prefix, and the other leads there. */
export const searchBases = ['/search', '/used-car'] as const;
