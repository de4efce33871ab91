import type { SearchAccess } from '@forecourt/config/public-site';
import type { SearchEndpoint } from '@forecourt/search/client';

/** What a part of a page needs to search as its site. */
export type SearchConnection = Pick<SearchAccess, 'appId' | 'apiKey' | 'answeredBy'>;

/** The part of a site's access that is not the index. */
export const searchConnection = ({ appId, apiKey, answeredBy }: SearchConnection): SearchConnection => ({
  appId,
  apiKey,
  answeredBy,
});

/** Where search answers on the page's own origin, whichever host or port that is. */
const ownSearch = (url: string): string => new URL('/_search', url).href;

/**
 * Where to ask. `own`: the origin through which this caller reaches the platform's own engine; the hosted service is
 * asked directly from everywhere.
 */
export const searchEndpoint = (
  { appId, apiKey, answeredBy }: SearchConnection,
  own: string = window.location.origin,
): SearchEndpoint => ({
  appId,
  apiKey,
  baseUrl: answeredBy === 'own' ? ownSearch(own) : answeredBy === 'algolia' ? null : answeredBy,
});
