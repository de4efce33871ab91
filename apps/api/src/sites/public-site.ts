import { type PublicSite, type SearchAccess, toPublicSite } from '@forecourt/config/public-site';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { Location } from '@forecourt/domain/location';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { sites } from '../database/schema';
import type { Env } from '../env';
import { findMapPictures } from '../places/find-map-pictures';
import { type LiveSite, locationOf, type SiteDirectory, siteDirectory, storedSite } from './site-directory';
import type { PublicAddresses } from './site-origins';

/** How public addresses are formed and search is reached, from the environment. */
export interface PublicSiteSettings {
  readonly env: PublicAddresses & Pick<Env, 'staticMaps'>;
  readonly searchAccess: (site: SiteDocument) => SearchAccess;
}

/** A live site document; null when there is none of that id. */
export const getSiteDocument = async (db: Db, websiteId: string): Promise<SiteDocument | null> => {
  const [row] = await db.select({ document: sites.document }).from(sites).where(eq(sites.website_id, websiteId));
  return row === undefined ? null : storedSite(row.document);
};

/** Origin of the site's canonical host, the first of its hosts (ROUTE-14). */
export const canonicalOrigin = (site: SiteDocument, { publicScheme, publicPort }: PublicAddresses): string => {
  const host = site.hosts[0] ?? `${site.slug}.localhost`;
  return `${publicScheme}://${host}${publicPort === null ? '' : `:${publicPort}`}`;
};

/** The document's locations, in its order and under its departments. Hidden ones are dropped by `toPublicSite`. */
export const documentLocations = (site: SiteDocument, directory: SiteDirectory): Location[] =>
  site.locations.flatMap(({ id, location_type }) => {
    for (const dealership of directory.dealershipsOf(site)) {
      const location = locationOf(dealership, id);
      if (location !== null) return [{ ...location, location_type }];
    }
    return [];
  });

const publicSiteOf = async (
  db: Db,
  live: LiveSite,
  directory: SiteDirectory,
  settings: PublicSiteSettings,
): Promise<PublicSite> => {
  const locations = documentLocations(live.document, directory);
  return toPublicSite(live.document, {
    revision: live.revision,
    canonicalOrigin: canonicalOrigin(live.document, settings.env),
    dealerships: directory.dealershipsOf(live.document),
    locations,
    mapPictures: settings.env.staticMaps === null ? {} : await findMapPictures(db, locations),
    searchAccess: settings.searchAccess(live.document),
  });
};

/** The only form of a site that leaves the API; null when there is no such site. */
export const getPublicSite = async (
  db: Db,
  settings: PublicSiteSettings,
  websiteId: string,
): Promise<PublicSite | null> => {
  const directory = await siteDirectory(db);
  const live = directory.sites.get(websiteId);
  return live === undefined ? null : publicSiteOf(db, live, directory, settings);
};
