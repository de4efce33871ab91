import type { Router, StateMapping, UiState } from 'instantsearch.js';
import { history } from 'instantsearch.js/es/lib/routers';
import type { SearchCriteria } from '../criteria/criteria';
import type { CriteriaUiState } from './criteria-widget';

/** The URLs of a site's searches. `read` gives null for an address that is no search. */
export interface SearchUrls {
  readonly read: (url: URL) => SearchCriteria | null;
  /** Path with query. */
  readonly print: (criteria: SearchCriteria) => string;
}

/** Whether two addresses ask for the same: they have one canonical form. */
export const isSameSearch = (one: URL, other: URL, urls: SearchUrls): boolean => {
  const [first, second] = [urls.read(one), urls.read(other)];
  return first !== null && second !== null && urls.print(first) === urls.print(second);
};

/** The routing of one search page, as InstantSearch takes it. */
export interface SearchRouting {
  readonly stateMapping: StateMapping<UiState, SearchCriteria>;
  readonly router: Router<SearchCriteria>;
}

const isBrowser = typeof window !== 'undefined';

/**
 * Keeps the address and the search in step (SRCH-01). On the server the address comes from `url`. Leaving the page
 * writes nothing: another page's address is not ours to change, and an address that is no search keeps the last one.
 * `hasLeft`: the page is gone, though its search is taken down a moment later; the next search page's address is not its
 * to write. `isCurrent`: `url` is what is about to be shown, so it counts until the browser's address is that of it.
 */
export const searchRouting = (
  url: string,
  indexName: string,
  urls: SearchUrls,
  {
    isCurrent = false,
    hasLeft = () => false,
    onWrite = () => {},
  }: {
    readonly isCurrent?: boolean;
    readonly hasLeft?: () => boolean;
    readonly onWrite?: (address: string) => void;
  } = {},
): SearchRouting => {
  let hasArrived = !isCurrent;
  /** The address of the search: `url` on the server, and until the browser shows it. */
  const shownAt = (): Location => {
    // URL has all that is read of a Location.
    if (!isBrowser) return new URL(url) as unknown as Location;
    hasArrived ||= isSameSearch(new URL(url), new URL(window.location.href), urls);
    if (hasArrived) return window.location;
    const { pathname, search } = new URL(url);
    return new URL(`${pathname}${search}`, window.location.origin) as unknown as Location;
  };
  let last: SearchCriteria = urls.read(new URL(url)) ?? {};
  const read = (location: { readonly href: string }): SearchCriteria => {
    last = urls.read(new URL(location.href)) ?? last;
    return last;
  };
  return {
    stateMapping: {
      $$type: 'forecourt.criteria',
      stateToRoute: (uiState: UiState): SearchCriteria =>
        (uiState[indexName] as CriteriaUiState | undefined)?.criteria ?? {},
      routeToState: (criteria: SearchCriteria): UiState => ({ [indexName]: { criteria } as UiState[string] }),
    },
    router: history<SearchCriteria>({
      cleanUrlOnDispose: false,
      // Text and sliders wait by themselves; a second wait would lose the last step of a quick visitor.
      writeDelay: 0,
      getLocation: shownAt,
      parseURL: ({ location }) => read(location),
      createURL: ({ routeState, location }) => `${new URL(location.href).origin}${urls.print(routeState)}`,
      push(this: { readonly isDisposed?: boolean }, next: string) {
        const isHere = urls.read(new URL(window.location.href)) !== null;
        if (this.isDisposed === true || hasLeft() || !isHere) return;
        // One that says the same in other words stays as it came: writing it would take a step of history for nothing,
        // and Next drops a page that a press is on the way to when an address is written.
        if (isSameSearch(new URL(next), new URL(window.location.href), urls)) return;
        onWrite(next);
        window.history.pushState({}, '', next);
      },
    }),
  };
};
