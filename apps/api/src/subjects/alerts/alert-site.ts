import type { SiteDocument } from '@forecourt/config/site-document';
import { stateTimeZone } from '@forecourt/domain/calendar';
import type { Location } from '@forecourt/domain/location';
import { documentLocations, type SiteDirectory } from '../sites';

/** Whether a site has accounts with saved searches, and so alerts (SITE-04). */
export const hasAlerts = ({ flags }: Pick<SiteDocument, 'flags'>): boolean => flags.auth && flags.garage;

/** The sites that have alerts, by their website id. */
export const alertSites = ({ sites }: Pick<SiteDirectory, 'sites'>): ReadonlyMap<string, SiteDocument> =>
  new Map([...sites].flatMap(([id, { document }]) => (hasAlerts(document) ? [[id, document] as const] : [])));

/** The first location that a site shows: who writes, and by whose clock; null where it shows none. */
export const shownLocation = (site: SiteDocument, directory: Pick<SiteDirectory, 'dealershipsOf'>): Location | null =>
  documentLocations(site, directory).find(({ visible }) => visible) ?? null;

/** By whose clock a site's shoppers are told: that of the first location that it shows. */
export const siteTimeZone = (site: SiteDocument, directory: Pick<SiteDirectory, 'dealershipsOf'>): string =>
  shownLocation(site, directory)?.time_zone ?? stateTimeZone(null);
