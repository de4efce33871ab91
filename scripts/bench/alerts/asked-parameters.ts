import { indexSettings } from '@forecourt/search/index-settings';
import { siteFilter, toSearchParameters } from '@forecourt/search/parameters';
import { searchSettingsSchema } from '@forecourt/search/search-settings';
import { knownStockQuery, readKnownStock, type WordReader, wordReader } from '@forecourt/search/words';
import algoliasearchHelper from 'algoliasearch-helper';
import type { IndexHost } from '../../../packages/search-engine/src/host/index-host';
import type { SavedSearch } from './saved-searches';

export const indexName = 'alerts';
export const engineSettings = indexSettings(indexName);
const settings = { ...searchSettingsSchema.parse({}), indexName };

/** A saved search as it is asked of the engine. */
export interface AskedSearch {
  readonly parameters: Readonly<Record<string, unknown>>;
  /** What the sealed key of the site enforces. */
  readonly filters: string;
}

export const filtersOf = (site: string): string => siteFilter({ website_id: site, search: settings });

/**
 * Makes of a saved search what the pages ask: its words are read with what the site has in stock, and the rest goes
 * through the builder of parameters.
 * @param host with the whole stock.
 */
export const parameterBuilder = (host: IndexHost): ((search: SavedSearch) => AskedSearch) => {
  const readers = new Map<string, WordReader>();
  const readerOf = (site: string): WordReader => {
    const known = readers.get(site);
    if (known) return known;
    const body = JSON.stringify({ requests: [knownStockQuery({ indexName })] });
    const answer = host.search({ kind: 'queries' }, body, { filters: filtersOf(site) });
    const text = Buffer.from(answer.body).toString();
    if (answer.status !== 200) throw new Error(`The engine answered ${answer.status}: ${text}`);
    const reader = wordReader(readKnownStock((JSON.parse(text) as { results: unknown[] }).results[0]));
    readers.set(site, reader);
    return reader;
  };
  return ({ site, criteria }) => {
    const asked = toSearchParameters(readerOf(site)(criteria), { ...settings, facets: [] });
    const query = algoliasearchHelper({} as never, asked.index ?? indexName, asked).getQuery();
    return {
      parameters: { ...query, indexName: asked.index, facets: [] } as Readonly<Record<string, unknown>>,
      filters: filtersOf(site),
    };
  };
};
