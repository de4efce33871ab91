import type { WatchlistAnswer } from '@forecourt/api-contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { askWatchlist } from './watch-requests';
import type { WatchChange } from './watch-rules';

/** The name of the one question that hearts ask. */
export const watchlistKey = ['watchlist'] as const;

/** Milliseconds for which the lists count as known: who comes back to a tab later asks again. */
const freshMs = 30_000;

/**
 * One for all hearts of the page: cards are drawn apart from each other. Writes that fail are not tried again by themselves,
 * also without a connection: the shopper is told at once and presses again.
 */
export const watchClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: freshMs, retry: 1, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

const options = { queryKey: watchlistKey, queryFn: askWatchlist };

/** The lists as the page knows them; undefined before they were asked for. */
export const knownWatchlist = (): WatchlistAnswer | undefined =>
  watchClient.getQueryData<WatchlistAnswer>(watchlistKey);

/** The lists, asked for where they are not known. */
export const ensureWatchlist = (): Promise<WatchlistAnswer> => watchClient.ensureQueryData(options);

/**
 * Asks for the lists now, and again when the shopper comes back; calls back with every answer, until the call of what it
 * returns.
 */
export const followWatchlist = (heard: (watchlist: WatchlistAnswer) => void): (() => void) => {
  watchClient.mount();
  const end = new QueryObserver<WatchlistAnswer>(watchClient, options).subscribe(({ data, error, isFetching }) => {
    if (error !== null && !isFetching) console.error('The watchlist could not be read', error);
    if (data !== undefined) heard(data);
  });
  return () => {
    end();
    watchClient.unmount();
  };
};

/** Changes that are on their way, in their order. */
export const changesUnderWay = (): readonly WatchChange[] =>
  watchClient
    .getMutationCache()
    .getAll()
    .filter(({ state }) => state.status === 'pending')
    .flatMap(({ state }) => {
      const change: unknown = state.variables;
      return isChange(change) ? [change] : [];
    });

const isChange = (value: unknown): value is WatchChange =>
  typeof value === 'object' && value !== null && 'list' in value && 'vehicle' in value && 'wanted' in value;
