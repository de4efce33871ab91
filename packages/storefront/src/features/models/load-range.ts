import { cacheTags } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import { searchParts } from '@forecourt/search/listed';
import { unstable_cache } from 'next/cache';
import { siteSearchClient } from '../search/server';
import { type ShownModel, searchRange } from './search-models';

/** The models of a make that a site has in stock, cached until a vehicle of it changes. */
export const loadRange = (
  site: Pick<PublicSite, 'website_id' | 'searchAccess' | 'manufacturer'>,
  make: string,
): Promise<readonly ShownModel[]> =>
  unstable_cache(
    () =>
      searchRange(siteSearchClient(site), make, {
        indexName: site.searchAccess.indexName,
        manufacturer: site.manufacturer,
      }),
    ['range', site.website_id, make],
    {
      tags: [
        cacheTags.site(site.website_id),
        ...(searchParts({ make: [make] }) ?? []).map((part) => cacheTags.results(site.website_id, part)),
      ],
      revalidate: false,
    },
  )();
