import { serviceNamed } from '../../ground/services/services';
import type { SearchProvider } from './search-provider';

/**
 * Why a search was not tried or not answered: the index is not built, its client has too many under way, it took too
 * long, or it or its client was refused for one that did.
 */
export type SearchRefusal = 'not_ready' | 'too_many' | 'too_long' | 'refused_before';

/** Who answers searches in this process. */
export const searchService = serviceNamed<SearchProvider>('search');
/** Counts the searches that were refused. */
export const searchRefusedService = serviceNamed<(reason: SearchRefusal) => void>('search-refused');
