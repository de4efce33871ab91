import type { Location } from '@forecourt/domain';
import type { SiteDocument } from './site-document/site-document';

/** How a page reaches search: one index and the site's sealed key, the same in browser and on the server. */
export interface SearchAccess {
  readonly indexName: string;
  readonly appId: string;
  readonly apiKey: string;
}

/** A dealership as a site's pages name it. */
export interface PublicDealership {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly average_rating: number | null;
  readonly review_count: number;
}

/**
 * The only form of a site that leaves the API: the document without anything private, its visible locations, and its
 * search access. `revision` changes whenever any of it does.
 */
export interface PublicSite
  extends Pick<
    SiteDocument,
    | 'website_id'
    | 'slug'
    | 'name'
    | 'template'
    | 'dealership_id'
    | 'finance_provider'
    | 'garage_enabled'
    | 'manufacturer'
    | 'state'
    | 'brand'
    | 'flags'
    | 'search'
    | 'vehicle'
    | 'finance'
    | 'enquiry'
    | 'navigation'
    | 'content'
  > {
  readonly revision: number;
  /** Origin of the canonical host, e.g. `http://harbour-city.localhost:3000`. */
  readonly canonicalOrigin: string;
  readonly dealerships: readonly PublicDealership[];
  readonly locations: readonly Location[];
  readonly searchAccess: SearchAccess;
}

/** What a public site takes from outside its document. */
export type PublicSiteExtras = Pick<
  PublicSite,
  'revision' | 'canonicalOrigin' | 'dealerships' | 'locations' | 'searchAccess'
>;

/**
 * The site as pages may know it. Every field is named here on purpose: a new private field of the document stays
 * private. Locations are those the document lists, in its order, without hidden ones (ENTY-02).
 */
export const toPublicSite = (document: SiteDocument, extras: PublicSiteExtras): PublicSite => ({
  website_id: document.website_id,
  slug: document.slug,
  name: document.name,
  template: document.template,
  dealership_id: document.dealership_id,
  finance_provider: document.finance_provider,
  garage_enabled: document.garage_enabled,
  manufacturer: document.manufacturer,
  state: document.state,
  brand: document.brand,
  flags: document.flags,
  search: document.search,
  vehicle: document.vehicle,
  finance: document.finance,
  enquiry: document.enquiry,
  navigation: document.navigation,
  content: document.content,
  revision: extras.revision,
  canonicalOrigin: extras.canonicalOrigin,
  dealerships: extras.dealerships.map(({ id, slug, name, average_rating, review_count }) => ({
    id,
    slug,
    name,
    average_rating,
    review_count,
  })),
  locations: document.locations.flatMap(({ id }) =>
    extras.locations.filter((location) => location.id === id && location.visible),
  ),
  searchAccess: {
    indexName: extras.searchAccess.indexName,
    appId: extras.searchAccess.appId,
    apiKey: extras.searchAccess.apiKey,
  },
});
