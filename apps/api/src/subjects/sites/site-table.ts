import type { SiteTable } from '@forecourt/api-contract';
import { type PageSources, pageSources } from '@forecourt/config/page-sources';
import type { SiteDocument } from '@forecourt/config/site-document';
import { locationPhone } from '@forecourt/domain/location';
import type { Db } from '../../ground/database/database';
import type { TemplatePlace } from '../../ground/env/template-places';
import { currentPosition } from '../../ground/spine/read-changes';
import { type SiteDirectory, siteDirectory } from './site-directory';
import { documentLocations } from './site-documents';

/** Each number once, in the order of the site's places. */
const phonesOf = (site: SiteDocument, directory: SiteDirectory) => {
  const byNumber = new Map<string, string>();
  for (const location of documentLocations(site, directory)) {
    const phone = location.visible ? locationPhone(location, null) : null;
    if (phone !== null && !byNumber.has(phone)) byNumber.set(phone, location.name);
  }
  return [...byNumber].map(([phone, name]) => ({ name, phone }));
};

/** Where the template of a site is; nothing for one that is not registered (any more), whose pages cannot be drawn. */
const placeOf = (name: string, templates: readonly TemplatePlace[]) => {
  const place = templates.find((template) => template.name === name);
  return place === undefined ? {} : { template_origin: place.origin, template_title: place.title };
};

/**
 * The gateway's host table: every live site with its hosts, the canonical one first, and where its template is.
 * @param processor what pages where a shopper pays need of the payment processor
 */
export const getSiteTable = async (
  db: Db,
  templates: readonly TemplatePlace[],
  processor?: PageSources,
): Promise<SiteTable> => {
  const seq = await currentPosition(db);
  const directory = await siteDirectory(db);
  return {
    seq,
    sites: [...directory.sites.values()].map(({ document }) => ({
      website_id: document.website_id,
      slug: document.slug,
      name: document.name,
      template: document.template,
      ...placeOf(document.template, templates),
      hosts: document.hosts,
      tagline: document.content.tagline,
      page_sources: pageSources(document, processor),
      search_origins: document.search.origins,
      phones: phonesOf(document, directory),
    })),
  };
};
