import { cacheTags } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import type { SearchCriteria } from '@forecourt/search/criteria';
import { printSearchUrl } from '@forecourt/search/url';
import { type KnownStock, knownStockQuery, readKnownStock, wordReader } from '@forecourt/search/words';
import { unstable_cache } from 'next/cache';
import { siteSearchClient } from '../find-results';

/** What a site's stock has that words may mean, cached until vehicles come, leave or are named otherwise. */
const loadKnownStock = (site: PublicSite): Promise<KnownStock> =>
  unstable_cache(
    async () => {
      const { indexName } = site.searchAccess;
      const { results } = await siteSearchClient(site).search({ requests: [knownStockQuery({ indexName })] } as never);
      return readKnownStock(results[0]);
    },
    ['known-stock', site.website_id],
    { tags: [cacheTags.site(site.website_id), cacheTags.counts(site.website_id)], revalidate: false },
  )();

/** Criteria whose words have been read. */
export interface ReadSearch {
  readonly criteria: SearchCriteria;
  /** The address of what the words say, where that is another one and would be read as it is. */
  readonly href: string | null;
}

/**
 * The criteria of an address with its words read: kinds, conditions, makes, models and prices become filters, which a
 * shopper sees as chips and takes off one by one (SRCH-27).
 */
export const readSearchWords = async (site: PublicSite, asked: SearchCriteria): Promise<ReadSearch> => {
  if (asked.query === undefined) return { criteria: asked, href: null };
  const read = wordReader(await loadKnownStock(site), site.search.synonyms);
  const criteria = read(asked);
  const print = (one: SearchCriteria) => printSearchUrl(one, site.search);
  const href = print(criteria);
  // Where reading it again reads on (synonyms of a dealer that go in a circle) the address stays.
  return { criteria, href: href !== print(asked) && print(read(criteria)) === href ? href : null };
};
