import { errorCatalogue } from '@forecourt/domain/error-catalogue';

// Apart from the words of searches: a remembered search is described without the catalogue.

/** The wordings of an empty search (SRCH-09). */
export const emptySearch = {
  title: errorCatalogue['empty-cars'].title,
  text: errorCatalogue['empty-cars'].message,
  clear: 'Clear Filters',
  /** Proposes the same search without one filter or word, with what it then finds. */
  without: (filter: string, found: string) => `Without ${filter}: ${found}`,
  /** Before a telephone number. */
  call: 'Or ask us what is on its way:',
  /** Over the vehicles that come nearest. */
  nearest: 'Closest to your search',
} as const;

/** What stands over the earlier results when the search fails (SRCH-05). */
export const failedSearch = errorCatalogue['search-keeps-hits'].message;
