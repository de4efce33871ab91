import { cacheTags } from '@forecourt/api-contract';
import type { RecordedChange } from './read-changes';

/** Which sites show a dealership's stock: all that tags need to know. */
export interface SitesOfStock {
  readonly allSites: readonly string[];
  /** Website ids by dealership id. */
  readonly byDealership: ReadonlyMap<string, readonly string[]>;
}

/**
 * The cache tags a change touches. Narrow for vehicles (their page, their addresses, the lists of the sites that show
 * them); a site or dealership touches every page of its sites, since header and footer show it.
 */
export const tagsOf = (change: RecordedChange, sites: SitesOfStock): string[] => {
  const showing = change.dealershipId === null ? [] : (sites.byDealership.get(change.dealershipId) ?? []);
  switch (change.kind) {
    case 'vehicle':
    case 'clock':
      return [
        ...(change.vehicleId === null ? [] : [cacheTags.vehicle(change.vehicleId.toString())]),
        ...showing.flatMap((site) => change.slugs.map((slug) => cacheTags.vehicleSlug(site, slug))),
        ...showing.map((site) => cacheTags.stock(site)),
      ];
    case 'dealership':
      return showing.flatMap((site) => [cacheTags.site(site), cacheTags.stock(site)]);
    case 'offers':
      return showing.map((site) => cacheTags.offers(site));
    case 'site':
      return change.websiteId === null ? [] : [cacheTags.site(change.websiteId), cacheTags.stock(change.websiteId)];
    case 'search-rebuild':
      return sites.allSites.map((site) => cacheTags.stock(site));
  }
};
