import type { Location } from '@forecourt/domain/location';
import type { Dealership } from '../dealership/dealership';
import { type SiteDocument, siteDocumentSchema } from '../site-document/site-document';

/** How a page reaches search: one index and the site's sealed key, the same in browser and on the server. */
export interface SearchAccess {
  readonly indexName: string;
  readonly appId: string;
  readonly apiKey: string;
  /** Who answers: `own`, the site's `/_search`; `algolia`, the hosted service; else the URL of what speaks for it. */
  readonly answeredBy: 'own' | 'algolia' | `http${string}`;
}

/** A dealership as a site's pages name it. */
export interface PublicDealership {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly average_rating: number | null;
  readonly review_count: number;
  /** Whether it says what delivery costs; the rates themselves stay in the API (DELV-01). */
  readonly delivers: boolean;
}

const publicFields = {
  website_id: true,
  slug: true,
  name: true,
  template: true,
  templateParts: true,
  dealership_id: true,
  finance_provider: true,
  garage_enabled: true,
  manufacturer: true,
  state: true,
  brand: true,
  flags: true,
  search: true,
  vehicle: true,
  finance: true,
  enquiry: true,
  forms: true,
  gates: true,
  accounts: true,
  routes: true,
  orders: true,
  navigation: true,
  menu: true,
  footer: true,
  viewer: true,
  favourites: true,
  viewedVehicles: true,
  chat: true,
  popup: true,
  promos: true,
  spinToWin: true,
  testDrive: true,
  reviews: true,
  salesCounter: true,
  brands: true,
  statsBanner: true,
  acceptedPayments: true,
  locationBlock: true,
  map: true,
  fuel: true,
  tradeIn: true,
  media: true,
  analytics: true,
  content: true,
} as const satisfies Partial<Record<keyof SiteDocument, true>>;

/**
 * The part of a site document that pages may know. Every field is named on purpose: a new one stays private until it
 * is named here.
 */
export const publicDocumentSchema = siteDocumentSchema.pick(publicFields);

/**
 * The only form of a site that leaves the API: the document without anything private, its visible locations, and its
 * search access. `revision` changes whenever any of it does.
 */
export interface PublicSite extends Pick<SiteDocument, keyof typeof publicFields> {
  readonly revision: number;
  /** Origin of the canonical host, e.g. `http://harbour-city.localhost:3000`. */
  readonly canonicalOrigin: string;
  readonly dealerships: readonly PublicDealership[];
  readonly locations: readonly Location[];
  /** Addresses of the pictures of maps that are kept, by id of the location (LOC-02). */
  readonly mapPictures: Readonly<Record<string, string>>;
  readonly searchAccess: SearchAccess;
}

/** What a public site takes from outside its document. */
export type PublicSiteExtras = Pick<PublicSite, 'revision' | 'canonicalOrigin' | 'locations' | 'searchAccess'> & {
  /** None when left out. */
  readonly mapPictures?: PublicSite['mapPictures'];
  readonly dealerships: readonly (Omit<PublicDealership, 'delivers'> & Pick<Dealership, 'delivery_regions'>)[];
};

const publicPart = (document: SiteDocument): Pick<SiteDocument, keyof typeof publicFields> =>
  Object.fromEntries(Object.entries(document).filter(([field]) => Object.hasOwn(publicFields, field))) as Pick<
    SiteDocument,
    keyof typeof publicFields
  >;

/**
 * The site as pages may know it. Locations are those the document lists, in its order, without hidden ones (ENTY-02).
 */
export const toPublicSite = (document: SiteDocument, extras: PublicSiteExtras): PublicSite => ({
  ...publicPart(document),
  revision: extras.revision,
  canonicalOrigin: extras.canonicalOrigin,
  dealerships: extras.dealerships.map(({ id, slug, name, average_rating, review_count, delivery_regions }) => ({
    id,
    slug,
    name,
    average_rating,
    review_count,
    delivers: delivery_regions !== undefined,
  })),
  locations: document.locations.flatMap(({ id }) =>
    extras.locations.filter((location) => location.id === id && location.visible),
  ),
  mapPictures: extras.mapPictures ?? {},
  searchAccess: {
    indexName: extras.searchAccess.indexName,
    appId: extras.searchAccess.appId,
    apiKey: extras.searchAccess.apiKey,
    answeredBy: extras.searchAccess.answeredBy,
  },
});
