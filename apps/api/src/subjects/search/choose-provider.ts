import { AlgoliaSearch } from './algolia/algolia-search';
import { EmbeddedSearch, type EmbeddedSearchDeps } from './embedded-search';
import type { SearchProvider } from './search-provider';

/** Whoever answers searches by the environment: the embedded engine, or Algolia. */
export const searchProvider = (deps: EmbeddedSearchDeps): SearchProvider => {
  const { database, env } = deps;
  return env.searchProvider === 'algolia' && env.algolia !== null
    ? new AlgoliaSearch(database, env.algolia, env)
    : new EmbeddedSearch(deps);
};
