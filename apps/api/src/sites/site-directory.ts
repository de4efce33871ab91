import { type SiteDocument, siteDocumentSchema } from '@forecourt/config';
import type { Dealership, Location } from '@forecourt/domain';
import type { Db } from '../database/database';
import { dealerships, sites } from '../database/schema';
import type { SitesOfStock } from '../spine/change-tags';

/** A site document as it is live. */
export interface LiveSite {
  readonly document: SiteDocument;
  readonly revision: number;
}

/** Every live site and dealership at one moment: small, and always wanted whole by followers. */
export interface SiteDirectory extends SitesOfStock {
  readonly sites: ReadonlyMap<string, LiveSite>;
  readonly dealerships: ReadonlyMap<string, Dealership>;
  /** Dealerships whose stock a site shows, in the order of its `stockFrom`, and the site's own. */
  dealershipsOf(site: SiteDocument): readonly Dealership[];
}

type DirectoryDb = Pick<Db, 'select'>;

/** A document as this version knows it: settings that came after it was applied have their defaults. */
export const storedSite = (document: unknown): SiteDocument => siteDocumentSchema.parse(document);

export const readSiteDirectory = async (db: DirectoryDb): Promise<SiteDirectory> => {
  const storedSites = await db.select().from(sites).orderBy(sites.website_id);
  const siteRows = storedSites.map((row) => ({ ...row, document: storedSite(row.document) }));
  const dealershipRows = await db.select().from(dealerships).orderBy(dealerships.id);
  const bySlug = new Map(dealershipRows.map((row) => [row.slug, row.document]));
  const byId = new Map(dealershipRows.map((row) => [row.id, row.document]));
  const dealershipsOf = (site: SiteDocument): readonly Dealership[] => {
    const shown = site.stockFrom.flatMap((source) => bySlug.get(source.dealership) ?? []);
    const own = byId.get(site.dealership_id);
    return [...new Set([...shown, ...(own ? [own] : [])])];
  };
  const byDealership = new Map<string, string[]>();
  for (const { document } of siteRows) {
    for (const dealership of dealershipsOf(document)) {
      byDealership.set(dealership.id, [...(byDealership.get(dealership.id) ?? []), document.website_id]);
    }
  }
  return {
    sites: new Map(siteRows.map((row) => [row.website_id, { document: row.document, revision: row.revision }])),
    dealerships: byId,
    allSites: siteRows.map((row) => row.website_id),
    byDealership,
    dealershipsOf,
  };
};

/** A dealership's location under its code, with the dealership's own fields filled in. */
export const locationOf = (dealership: Dealership, locationId: string | null): Location | null => {
  const found = dealership.locations.find((location) => location.id === locationId);
  return found === undefined ? null : { ...found, dealership_id: dealership.id, dealership_slug: dealership.slug };
};
