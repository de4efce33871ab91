import { createSearchClient } from '@forecourt/search/client';
import type { SearchCriteria } from '@forecourt/search/criteria';
import type { Synonym, WordReader } from '@forecourt/search/words';
import { knownStockQuery, readKnownStock, withTypedWords, wordReader } from '@forecourt/search/words';
import { type SearchConnection, searchEndpoint } from '../search-connection';

/** What reading the words of a search box needs of a site. */
export interface TypedWordsSite {
  readonly access: SearchConnection;
  readonly indexName: string;
  readonly synonyms: readonly Synonym[];
}

let loaded: { readonly key: string; readonly reader: Promise<WordReader> } | undefined;

const ask = async ({ access, indexName, synonyms }: TypedWordsSite): Promise<WordReader> => {
  const client = createSearchClient(searchEndpoint(access));
  const { results } = await client.search({ requests: [knownStockQuery({ indexName })] } as never);
  return wordReader(readKnownStock(results[0]), synonyms);
};

/** What a site's stock has is asked once in a visit; a failure is asked for again. */
const readerOf = (site: TypedWordsSite): Promise<WordReader> => {
  const { apiKey } = site.access;
  if (loaded?.key !== apiKey) {
    const reader = ask(site).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    loaded = { key: apiKey, reader };
  }
  return loaded.reader;
};

/** The change that words typed after others make to a search; see `withTypedWords`. Throws when search does not answer. */
export const readTypedWords = async (
  site: TypedWordsSite,
  words: string,
  said: string,
): Promise<(criteria: SearchCriteria) => SearchCriteria> => {
  const read = await readerOf(site);
  return (criteria) => withTypedWords(read, criteria, words, said);
};
