import type { SiteTable } from '@forecourt/api-contract';
import { type PageSources, pageSources } from '@forecourt/config/page-sources';
import type { SiteDocument } from '@forecourt/config/site-document';
import { locationPhone } from '@forecourt/domain/location';
import type { Db } from '../../ground/database/database';
import type { TemplatePlace } from '../../ground/env/template-places';
import { currentPosition } from '../../ground/spine/read-changes';
import { drawnByTemplate, type KnownTemplate, knownTemplates } from '../../ground/templates/known-templates';
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

/**
 * Which version of a template draws a site, by its id, and where that is; only what the document says for one that is
 * not registered (any more), whose pages cannot be drawn.
 */
const placeOf = (reference: string, templates: readonly KnownTemplate[]) => {
  const found = drawnByTemplate(reference, templates);
  return found === undefined
    ? { template: reference }
    : { template: found.id, template_origin: found.origin, template_title: found.title };
};

/**
 * The gateway's host table: every live site with its hosts, the canonical one first, and where its template is.
 * @param builtIn the templates of the folder; those that were registered are read with each table
 * @param processor what pages where a shopper pays need of the payment processor
 */
export const getSiteTable = async (
  db: Db,
  builtIn: readonly TemplatePlace[],
  processor?: PageSources,
): Promise<SiteTable> => {
  const seq = await currentPosition(db);
  const directory = await siteDirectory(db);
  const templates = await knownTemplates(db, builtIn);
  return {
    seq,
    sites: [...directory.sites.values()].map(({ document }) => ({
      website_id: document.website_id,
      slug: document.slug,
      name: document.name,
      ...placeOf(document.template, templates),
      hosts: document.hosts,
      tagline: document.content.tagline,
      page_sources: pageSources(document, processor),
      search_origins: document.search.origins,
      phones: phonesOf(document, directory),
    })),
  };
};
