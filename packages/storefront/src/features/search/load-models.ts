import { cacheTags } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import { unstable_cache } from 'next/cache';
import { findModels } from './find-results';

/** Names of a make's models on a site, cached until vehicles come, leave or are named otherwise. */
export const loadModels = (site: PublicSite, make: string): Promise<readonly string[]> =>
  unstable_cache(() => findModels(site, make), ['models', site.website_id, make], {
    tags: [cacheTags.site(site.website_id), cacheTags.counts(site.website_id)],
    revalidate: false,
  })();
