import { indexSettings } from '@forecourt/search/index-settings';
import { siteFilter, toSearchParameters } from '@forecourt/search/parameters';
import type { SearchRecord } from '@forecourt/search/record';
import { searchSettingsSchema } from '@forecourt/search/search-settings';
import { knownStockQuery, readKnownStock, type WordReader, wordReader } from '@forecourt/search/words';
import algoliasearchHelper, { type PlainSearchParameters } from 'algoliasearch-helper';
import { IndexHost } from '../../../packages/search-engine/src/host/index-host';

/** Finds vehicles of a site by words; their ids in order. */
export interface WordSearch {
  readonly name: string;
  readonly find: (site: string, words: string) => readonly string[];
}

const indexName = 'words';
const settings = { ...searchSettingsSchema.parse({ hitsPerPage: 100 }), indexName };

/** The search of the product: words read into criteria, and these asked of the embedded engine through the site's filter. */
export const productSearch = (records: readonly SearchRecord[]): WordSearch => {
  const host = new IndexHost();
  host.createIndex(indexSettings(indexName));
  host.apply(indexName, records, []);
  const ask = (site: string, query: object) => {
    const filters = siteFilter({ website_id: site, search: settings });
    const body = Buffer.from(JSON.stringify({ requests: [query] }));
    const { status, body: answer } = host.search({ kind: 'queries' }, body, { filters });
    const text = Buffer.from(answer).toString();
    if (status !== 200) throw new Error(`The engine answered ${status}: ${text}`);
    const [result] = JSON.parse(text).results as [{ hits: { id: string }[]; nbPages: number; facets: object }];
    return result;
  };
  const readers = new Map<string, WordReader>();
  const readerOf = (site: string): WordReader => {
    const known = readers.get(site) ?? wordReader(readKnownStock(ask(site, knownStockQuery({ indexName }))));
    readers.set(site, known);
    return known;
  };
  const helperOf = (parameters: PlainSearchParameters) =>
    algoliasearchHelper({} as never, parameters.index ?? indexName, parameters).getQuery();
  return {
    name: 'this product',
    find: (site, words) => {
      const criteria = readerOf(site)({ query: words });
      const found: string[] = [];
      for (let page = 1; ; page += 1) {
        const parameters = toSearchParameters({ ...criteria, page }, settings);
        const { hits, nbPages } = ask(site, { ...helperOf(parameters), indexName: parameters.index, facets: [] });
        found.push(...hits.map(({ id }) => id));
        if (page >= nbPages) return found;
      }
    },
  };
};
