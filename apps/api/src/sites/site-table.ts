import type { SiteTable } from '@forecourt/api-contract';
import { pageSources, type SiteDocument } from '@forecourt/config';
import { locationPhone } from '@forecourt/domain';
import type { Db } from '../database/database';
import { currentPosition } from '../spine/read-changes';
import { documentLocations } from './public-site';
import { type SiteDirectory, siteDirectory } from './site-directory';

/** Each number once, in the order of the site's places. */
const phonesOf = (site: SiteDocument, directory: SiteDirectory) => {
  const byNumber = new Map<string, string>();
  for (const location of documentLocations(site, directory)) {
    const phone = location.visible ? locationPhone(location, null) : null;
    if (phone !== null && !byNumber.has(phone)) byNumber.set(phone, location.name);
  }
  return [...byNumber].map(([phone, name]) => ({ name, phone }));
};

/** The gateway's host table: every live site with its hosts, the canonical one first. */
export const getSiteTable = async (db: Db): Promise<SiteTable> => {
  const seq = await currentPosition(db);
  const directory = await siteDirectory(db);
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
      phones: phonesOf(document, directory),
    })),
  };
};
