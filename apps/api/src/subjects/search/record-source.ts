import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocument } from '@forecourt/config/site-document';
import { type RecordVehicleSettings, recordVehicleSettings } from '@forecourt/search/record';
import type { SiteDirectory } from '../sites';
import { rateOffers } from './rate-offers';

/** What of a site's document its records are made from; nothing else of it reaches them. */
export type RecordSite = Pick<SiteDocument, 'website_id' | 'stockFrom' | 'finance' | 'finance_provider'> & {
  readonly flags: Pick<SiteDocument['flags'], 'finance'>;
  readonly vehicle: RecordVehicleSettings;
  readonly search: Pick<SiteDocument['search'], 'seriesOrder'>;
};

/** What of a dealership's document reaches the records of its stock. */
export interface RecordDealership extends Pick<Dealership, 'id' | 'slug' | 'name'> {
  readonly locations: readonly Pick<Dealership['locations'][number], 'id' | 'name' | 'visible' | 'address'>[];
}

/** Documents do not change while they are held, and one is asked for with every vehicle. */
const remembered = <Document extends object, Part>(partOf: (document: Document) => Part) => {
  const parts = new WeakMap<Document, Part>();
  return (document: Document): Part => {
    const known = parts.get(document);
    if (known !== undefined) return known;
    const part = partOf(document);
    parts.set(document, part);
    return part;
  };
};

export const recordSite = remembered(
  ({ website_id, stockFrom, finance, finance_provider, flags, vehicle, search }: SiteDocument): RecordSite => ({
    website_id,
    stockFrom,
    finance,
    finance_provider,
    flags: { finance: flags.finance },
    vehicle: Object.fromEntries(recordVehicleSettings.map((name) => [name, vehicle[name]])) as RecordVehicleSettings,
    search: { seriesOrder: search.seriesOrder },
  }),
);

export const recordDealership = remembered(
  ({ id, slug, name, locations }: Dealership): RecordDealership => ({
    id,
    slug,
    name,
    locations: locations.map(({ id, name, visible, address }) => ({ id, name, visible, address })),
  }),
);

/** By website id: all that the records of a site in an index were made from, but for the vehicles themselves, as text. */
export type RecordSources = Map<string, string>;

/** What a site shows and how, as far as its records are made of it, as text; null when there is no such site. */
export const documentSource = (websiteId: string, directory: SiteDirectory): string | null => {
  const site = directory.sites.get(websiteId)?.document;
  if (site === undefined) return null;
  return JSON.stringify([recordSite(site), directory.dealershipsOf(site).map(recordDealership)]);
};

/**
 * All that the records of a site are made from now, but for the vehicles themselves; null when there is no such site. `now`
 * decides which offers of a rate it shows: the clock writes a change when the last day of one has ended.
 */
export const recordSource = (websiteId: string, directory: SiteDirectory, now: Date): string | null => {
  const documents = documentSource(websiteId, directory);
  const site = directory.sites.get(websiteId)?.document;
  if (documents === null || site === undefined) return null;
  const offers = directory.dealershipsOf(site).flatMap((dealership) => rateOffers(site, dealership, directory, now));
  return documents + JSON.stringify(offers);
};

/** Notes that the records of these sites are made from the directory, as it is at `now`. */
export const noteSources = (
  sources: RecordSources,
  websiteIds: Iterable<string>,
  directory: SiteDirectory,
  now: Date,
): void => {
  for (const id of websiteIds) {
    const source = recordSource(id, directory, now);
    if (source === null) sources.delete(id);
    else sources.set(id, source);
  }
};
