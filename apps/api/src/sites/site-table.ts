import type { SiteTable } from '@forecourt/api-contract';
import { pageSources } from '@forecourt/config';
import type { Db } from '../database/database';
import { currentPosition } from '../spine/read-changes';
import { readSiteDirectory } from './site-directory';

/** The gateway's host table: every live site with its hosts, the canonical one first. */
export const getSiteTable = async (db: Db): Promise<SiteTable> => {
  const seq = await currentPosition(db);
  const directory = await readSiteDirectory(db);
  return {
    seq,
    sites: [...directory.sites.values()].map(({ document }) => ({
      website_id: document.website_id,
      slug: document.slug,
      name: document.name,
      template: document.template,
      hosts: document.hosts,
      tagline: document.content.tagline,
      page_sources: pageSources(document),
    })),
  };
};
