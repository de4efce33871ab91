import type { SiteDocument } from '@forecourt/config/site-document';
import type { Location } from '@forecourt/domain/location';
import { eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { sites } from '../../ground/database/schema';
import type { PublicAddresses } from '../../ground/http/site-origins';
import { locationOf, type SiteDirectory, storedSite } from './site-directory';

/** A live site document; null when there is none of that id. */
export const getSiteDocument = async (db: Pick<Db, 'select'>, websiteId: string): Promise<SiteDocument | null> => {
  const [row] = await db.select({ document: sites.document }).from(sites).where(eq(sites.website_id, websiteId));
  return row === undefined ? null : storedSite(row.document);
};

/** Origin of the site's canonical host, the first of its hosts (ROUTE-14). */
export const canonicalOrigin = (site: SiteDocument, { publicScheme, publicPort }: PublicAddresses): string => {
  const host = site.hosts[0] ?? `${site.slug}.localhost`;
  return `${publicScheme}://${host}${publicPort === null ? '' : `:${publicPort}`}`;
};

/** The document's locations, in its order and under its departments. Hidden ones are dropped by `toPublicSite`. */
export const documentLocations = (site: SiteDocument, directory: Pick<SiteDirectory, 'dealershipsOf'>): Location[] =>
  site.locations.flatMap(({ id, location_type }) => {
    for (const dealership of directory.dealershipsOf(site)) {
      const location = locationOf(dealership, id);
      if (location !== null) return [{ ...location, location_type }];
    }
    return [];
  });
