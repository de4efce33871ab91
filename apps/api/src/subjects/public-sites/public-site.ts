import { type PublicSite, type SearchAccess, toPublicSite } from '@forecourt/config/public-site';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { Db } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import type { PublicAddresses } from '../../ground/http/site-origins';
import { findMapPictures, staticMapSettings } from '../places';
import { canonicalOrigin, documentLocations, type LiveSite, type SiteDirectory, siteDirectory } from '../sites';

/** How public addresses are formed and search is reached, from the environment. */
export interface PublicSiteSettings {
  readonly env: PublicAddresses & Pick<Env, 'settingsOf'>;
  readonly searchAccess: (site: SiteDocument) => SearchAccess;
}

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
    mapPictures: settings.env.settingsOf(staticMapSettings) === null ? {} : await findMapPictures(db, locations),
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
