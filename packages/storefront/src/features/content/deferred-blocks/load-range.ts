import { cacheTags } from '@forecourt/api-contract';
import type { Blocks } from '@forecourt/config/content';
import type { PublicSite } from '@forecourt/config/public-site';
import { unstable_cache } from 'next/cache';
import { type ShownModel, searchModels } from '../../models';
import { siteSearchClient } from '../../search/server';

type Range = Pick<Blocks['model-range'], 'make' | 'limit'>;

const findRange = async (site: PublicSite, { make, limit }: Range): Promise<readonly ShownModel[]> => {
  const { hits } = await searchModels(siteSearchClient(site), make === undefined ? {} : { manufacturer: [make] }, {
    indexName: site.searchAccess.indexName,
    manufacturer: site.manufacturer,
  });
  return hits.toSorted((one, other) => other.count - one.count).slice(0, limit);
};

/** Models in stock, those with most vehicles first, cached until the stock or the site changes. Throws when search fails. */
export const loadRange = (site: PublicSite, range: Range): Promise<readonly ShownModel[]> =>
  unstable_cache(() => findRange(site, range), ['range', site.website_id, range.make ?? '', String(range.limit)], {
    tags: [cacheTags.site(site.website_id), cacheTags.stock(site.website_id)],
    revalidate: false,
  })();
