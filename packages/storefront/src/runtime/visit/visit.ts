/** What a visit leaves with an enquiry (LEAD-01). */
export interface Visit {
  /** Paths in the order they were seen, the latest last, at most 50. */
  readonly visited_pages: readonly string[];
  /** Query parameters of the address the visit began at: how the person found the site. */
  readonly linked_query_params: Readonly<Record<string, string>>;
}

export const noVisit: Visit = { visited_pages: [], linked_query_params: {} };

const mostPages = 50;
const mostParameters = 20;

/**
 * Whether a path is the key to what its page shows: it goes with no enquiry and to nobody else. Pages that open to a
 * session are none of them. Where such paths begin stands here, since the table of pages, which a test compares it with,
 * would weigh on every page.
 */
export const isKeyPath = (path: string): boolean =>
  /^\/(test-drive|orders|online-payment|enquiry|apply-for-finance|preview)\//.test(path);

/** The visit after one more page. The first page's query is kept; a page shown again in a row is not repeated. */
export const visitPage = (visit: Visit, page: { readonly path: string; readonly search: string }): Visit => {
  if (isKeyPath(page.path)) return visit;
  const isFirst = visit.visited_pages.length === 0;
  const path = page.path.slice(0, 2048);
  return {
    visited_pages:
      visit.visited_pages.at(-1) === path ? visit.visited_pages : [...visit.visited_pages, path].slice(-mostPages),
    linked_query_params: isFirst
      ? Object.fromEntries(
          [...new URLSearchParams(page.search)]
            .slice(0, mostParameters)
            .map(([name, value]) => [name.slice(0, 100), value.slice(0, 1000)]),
        )
      : visit.linked_query_params,
  };
};

/** Reads a stored visit; what is missing or broken is an empty visit. */
export const readVisit = (stored: string | null): Visit => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return noVisit;
    const { visited_pages, linked_query_params } = value as Partial<Visit>;
    return {
      visited_pages: Array.isArray(visited_pages) ? visited_pages.filter((page) => typeof page === 'string') : [],
      linked_query_params:
        typeof linked_query_params === 'object' && linked_query_params !== null ? linked_query_params : {},
    };
  } catch {
    // Storage is the visitor's own: anything may stand there, and a visit without a past is no fault.
    return noVisit;
  }
};
