import { type PublicSite, type SearchAccess, toPublicSite } from '@forecourt/config/public-site';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { Db } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import type { PublicAddresses } from '../../ground/http/site-origins';
import { type Processors, takesPayments } from '../payments';
import { findMapPictures, staticMapSettings } from '../places';
import { canonicalOrigin, documentLocations, type LiveSite, type SiteDirectory, siteDirectory } from '../sites';

/** How public addresses are formed and search is reached, from the environment. */
export interface PublicSiteSettings {
  readonly env: PublicAddresses & Pick<Env, 'settingsOf'>;
  readonly searchAccess: (site: SiteDocument) => SearchAccess;
  readonly processors: Pick<Processors, 'current'>;
}

/**
 * The document as its pages may act on it: where reserving costs something and nobody takes money for the dealer, no page
 * offers it.
 */
const withPayments = (
  document: SiteDocument,
  directory: SiteDirectory,
  { processors }: Pick<PublicSiteSettings, 'processors'>,
): SiteDocument => {
  const { flags, vehicle } = document;
  const isPayable =
    vehicle.reserveFee === 0 || directory.dealershipsOf(document).some((one) => takesPayments(processors, one));
  if (isPayable || !(flags.reserve || flags['buy-online'])) return document;
  return { ...document, flags: { ...flags, reserve: false, 'buy-online': false } };
};

const publicSiteOf = async (
  db: Db,
  live: LiveSite,
  directory: SiteDirectory,
  settings: PublicSiteSettings,
): Promise<PublicSite> => {
  const locations = documentLocations(live.document, directory);
  return toPublicSite(withPayments(live.document, directory, settings), {
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
