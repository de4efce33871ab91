import type { PublicSite } from '@forecourt/config/public-site';
import { cardFields, type SearchHit } from '@forecourt/search/record';
import { viewedQuery } from '../../features/saved/recently-viewed/find-viewed';
import { siteSearchClient } from '../../features/search/find-results';

/**
 * Vehicles of a shared comparison as they are now, in the order of its address; one that the search no longer has is
 * left out. Throws when the search does not answer.
 */
export const loadShared = async (
  site: Pick<PublicSite, 'searchAccess'>,
  ids: readonly string[],
): Promise<readonly SearchHit[]> => {
  const query = viewedQuery(ids, site.searchAccess.indexName);
  if (query === null) return [];
  const {
    results: [result],
  } = await siteSearchClient(site).search<SearchHit>({
    requests: [{ ...query, attributesToRetrieve: [...cardFields], attributesToHighlight: [] }],
  });
  if (result === undefined || !('hits' in result)) throw new Error('The search engine answered without hits.');
  const found: readonly SearchHit[] = result.hits;
  const byId = new Map(found.map((hit) => [hit.id, hit]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
