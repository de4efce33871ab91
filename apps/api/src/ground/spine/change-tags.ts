import { cacheTags } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { siteShows } from '@forecourt/config/stock-source';
import { isSoldPageShown } from '@forecourt/domain/sold-vehicle';
import { isAvailable } from '@forecourt/domain/vehicle';
import { vehicleParts } from '@forecourt/search/listed';
import { isInPreset } from '@forecourt/search/parameters';
import type { ListedFacts } from '../database/listed-facts';
import type { RecordedChange } from './read-changes';
import { linkedMark } from './record-change';

/** Which sites show a dealership's stock, and which of it: all that tags need to know. */
export interface SitesOfStock {
  readonly allSites: readonly string[];
  /** Website ids by dealership id. */
  readonly byDealership: ReadonlyMap<string, readonly string[]>;
  readonly sites: ReadonlyMap<string, { readonly document: SiteDocument }>;
  readonly dealerships: ReadonlyMap<string, { readonly slug: string }>;
}

/** Whether a site lists a vehicle with these facts; undefined when the facts do not decide it. */
const isListed = (site: SiteDocument, facts: ListedFacts, dealershipSlug: string, now: Date): boolean | undefined => {
  if (!siteShows(site, { ...facts, dealership_slug: dealershipSlug })) return false;
  const available = isAvailable(facts);
  return isInPreset(site.search, {
    available,
    sold_recent: isSoldPageShown(facts, site.vehicle, now),
    status: available ? facts.status : 'sold',
    car_type: facts.car_type,
    certified: facts.certified,
  });
};

/** By what vehicles are counted in results that do not list them. */
const countedBy = (facts: ListedFacts): string =>
  JSON.stringify([...vehicleParts(facts), facts.city, facts.location_id]);

/** Tags of the results of one site in which a vehicle is or was listed or counted. */
const resultTags = (change: RecordedChange, websiteId: string, sites: SitesOfStock, now: Date): string[] => {
  const site = sites.sites.get(websiteId)?.document;
  const dealership = sites.dealerships.get(change.dealershipId ?? '');
  const [before, after] = change.facts;
  const counts = cacheTags.counts(websiteId);
  if (site === undefined || dealership === undefined || before === undefined || after === undefined) return [counts];
  const states = [before, after].map((facts) => (facts === null ? false : isListed(site, facts, dealership.slug, now)));
  const known = [before, after].filter((facts, index) => facts !== null && states[index] !== false);
  const listed = known.flatMap((facts) => (facts === null ? [] : [facts]));
  // Only time has passed for a sold vehicle: its former state cannot be derived from its facts.
  const isCrossing = change.kind === 'clock' && after !== null && !isAvailable(after);
  const isCountedAnew =
    isCrossing || states[0] !== states[1] || states.includes(undefined) || new Set(listed.map(countedBy)).size > 1;
  return [
    ...listed.flatMap((facts) => vehicleParts(facts).map((part) => cacheTags.results(websiteId, part))),
    ...(isCountedAnew ? [counts] : []),
  ];
};

/** Everything that lists stock of a site. */
const allStock = (websiteId: string): string[] => [cacheTags.stock(websiteId), cacheTags.counts(websiteId)];

/**
 * The cache tags a change touches. Narrow for vehicles (their page, their addresses, the lists of the sites that show
 * them, and of their results those that list or count them) and for content (its page); a site, a dealership or a new
 * year touches every page of its sites, since header and footer show it.
 */
export const tagsOf = (change: RecordedChange, sites: SitesOfStock, now: Date): string[] => {
  const showing = change.dealershipId === null ? [] : (sites.byDealership.get(change.dealershipId) ?? []);
  switch (change.kind) {
    case 'vehicle':
    case 'clock':
      if (change.websiteId !== null) return [cacheTags.site(change.websiteId)];
      return [
        ...(change.vehicleId === null ? [] : [cacheTags.vehicle(change.vehicleId.toString())]),
        ...showing.flatMap((site) => change.slugs.map((slug) => cacheTags.vehicleSlug(site, slug))),
        ...showing.map((site) => cacheTags.stock(site)),
        ...showing.flatMap((site) => resultTags(change, site, sites, now)),
      ];
    case 'dealership':
      return showing.flatMap((site) => [cacheTags.site(site), ...allStock(site)]);
    case 'offers':
      return showing.map((site) => cacheTags.offers(site));
    case 'reviews':
      return showing.map((site) => cacheTags.reviews(site));
    case 'site':
      return change.websiteId === null ? [] : [cacheTags.site(change.websiteId), ...allStock(change.websiteId)];
    case 'content': {
      const { websiteId } = change;
      if (websiteId === null) return [];
      return change.slugs.map((key) =>
        key.startsWith(linkedMark)
          ? cacheTags.contentThere(websiteId, key.slice(linkedMark.length))
          : cacheTags.content(websiteId, key),
      );
    }
    case 'search-rebuild':
      return sites.allSites.flatMap(allStock);
    default:
      // Written by a later release, which runs beside this one: what it touches is not known here.
      change.kind satisfies never;
      return sites.allSites.flatMap((site) => [cacheTags.site(site), ...allStock(site)]);
  }
};
