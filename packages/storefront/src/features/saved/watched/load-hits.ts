import type { PublicSite } from '@forecourt/config/public-site';
import { cardFields, type SearchHit } from '@forecourt/search/record';
import { siteSearchClient } from '../../search/server';
import { viewedQuery } from '../recently-viewed/find-viewed';

/** Vehicles that one question asks for. */
const atOnce = 100;

const chunksOf = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) => ids.slice(at * atOnce, (at + 1) * atOnce));

/**
 * What cards say of vehicles beside their price and state, by id. None while the search does not answer: the list is whole
 * without, which is logged.
 */
export const loadHits = async (
  site: Pick<PublicSite, 'searchAccess' | 'website_id'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SearchHit>> => {
  const more = { attributesToRetrieve: [...cardFields], attributesToHighlight: [] };
  const requests = chunksOf(ids).flatMap((chunk) => {
    const query = viewedQuery(chunk, site.searchAccess.indexName);
    return query === null ? [] : [{ ...query, ...more }];
  });
  if (requests.length === 0) return new Map();
  try {
    const { results } = await siteSearchClient(site).search<SearchHit>({ requests });
    const hits = results.flatMap((result) => ('hits' in result ? result.hits : []));
    return new Map(hits.map((hit) => [hit.id, hit]));
  } catch (error) {
    console.error(`Facts of saved vehicles of ${site.website_id} could not be read.`, error);
    return new Map();
  }
};
