import { cacheTags } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import { isSlug } from '@forecourt/domain/slug';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { api } from '../../runtime/service-access/api';

/**
 * The site a request is for, or null when there is none. Cached until the site changes. Throws `ApiError` when it is
 * not held and the API cannot answer: an outage must not look like an unknown site.
 */
export const loadSite = cache(async (websiteId: string): Promise<PublicSite | null> => {
  if (!isSlug(websiteId)) return null;
  return unstable_cache(() => api().getSite(websiteId), ['site', websiteId], {
    tags: [cacheTags.site(websiteId)],
    revalidate: false,
  })();
});
