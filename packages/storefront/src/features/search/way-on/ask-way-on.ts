import { createSearchClient } from '@forecourt/search/client';
import type { SearchCriteria } from '@forecourt/search/criteria';
import type { SearchSettings } from '@forecourt/search/search-settings';
import type { WayOn } from '@forecourt/search/way-on';
import { type SearchConnection, searchEndpoint } from '../search-connection';
import { findWayOn } from './find-way-on';

/** The same from the browser, for a search that was made there. */
export const askWayOn = (
  access: SearchConnection,
  criteria: SearchCriteria,
  settings: SearchSettings & { readonly indexName: string },
): Promise<WayOn> => findWayOn(createSearchClient(searchEndpoint(access)), criteria, settings);
