import type { EnquiryCategory } from '@forecourt/domain/enquiry';
import { type Vehicle, vehiclePath } from '@forecourt/domain/vehicle';
import type { SearchCriteria } from '@forecourt/search/criteria';
import { type ModelCriteria, printModelUrl } from '@forecourt/search/model-search';
import { printSearchUrl } from '@forecourt/search/url';
import {
  brandPath,
  carTradeInPath,
  financeApplicationPath,
  financePath,
  offerPath,
  printPath,
  returnedFormPath,
  specialOffersPath,
} from './page-paths';
import type { PageRow, SearchPlace } from './page-row';
import { resultsFolder } from './results-folder';

/** What the page that confirms an enquiry knows about the enquiry. */
interface ConfirmedEnquiry {
  readonly category: EnquiryCategory;
  readonly carType?: string | null;
  readonly leadId?: string | null;
  /** Its vehicle had sold before it came. */
  readonly isSold?: boolean;
}

const successPath = ({ category, carType, leadId, isSold = false }: ConfirmedEnquiry): string => {
  const query = new URLSearchParams({ category });
  if (carType) query.set('car_type', carType);
  if (leadId) query.set('lead', leadId);
  if (isSold) query.set('sold', '1');
  return `/success?${query}`;
};

/** A page below that of a vehicle, there for a form. */
const ofVehicle = <const Word extends string, const Capability extends 'enquire' | 'history'>(
  word: Word,
  capability: Capability,
) =>
  ({
    folder: `cars/[slug]/${word}`,
    address: (vehicle: Pick<Vehicle, 'slug'>) => `${vehiclePath(vehicle)}/${word}`,
    rendering: 'cached',
    capability,
    security: 'form',
    kind: 'enquiry',
  }) as const;

/** A page that is made of its content alone, at its own path. */
const written = <const Path extends string, const Key extends string>(address: `/${Path}`, content: Key) =>
  ({ folder: address.slice(1), address, rendering: 'cached', security: 'form', content }) as const;

/** A finance page, which reads what is known already from its address (ROUTE-09) and may be behind that gate. */
const financePage = <const Path extends string, const Address>(folder: Path, address: Address) =>
  ({
    folder,
    address,
    rendering: 'dynamic',
    security: 'form',
    capability: 'finance',
    needsShopper: 'finance',
  }) as const;

/** A page that values the shopper's own vehicle. */
const ownVehicle = { rendering: 'dynamic', capability: 'tradeIn', security: 'form' } as const;

/** A page of one shopper that opens to whoever has its address. */
const byKey = { rendering: 'private', forOne: 'address', security: 'private' } as const;

/**
 * Every page of a dealer's site: the one place where a page is listed. Route files, `hrefs`, the sitemap, the gate before
 * a page, and what the gateway keeps and allows follow from it; what a row leaves out stands at `PageRow`. Browsers hold
 * it for their links, so a row is short. Source: spec section 2 and ROUTE-01.
 */
export const pages = {
  home: { folder: '', address: '/', rendering: 'cached', sitemap: 'once', kind: 'home' },
  /** Results, by the site's own form of address (ROUTE-03). */
  search: {
    folder: 'search/[[...path]]',
    address: {
      bySite:
        (site: SearchPlace) =>
        (criteria: SearchCriteria = {}): string =>
          printSearchUrl(criteria, site.search),
    },
    rendering: 'dynamic',
    sitemap: 'many',
    kind: 'search',
  },
  /** The same below the other prefix that a site may choose. */
  usedCarSearch: { folder: 'used-car/[[...path]]', address: null, rendering: 'dynamic', kind: 'search' },
  /** Results whose address has no query that asks for anything have a route of their own, to be cached. */
  cachedSearch: { folder: `${resultsFolder}/search/[[...path]]`, address: null, rendering: 'cached' },
  cachedUsedCarSearch: { folder: `${resultsFolder}/used-car/[[...path]]`, address: null, rendering: 'cached' },
  /** The model directory (SRCH-23). */
  models: {
    folder: 'models',
    address: (criteria: ModelCriteria = {}) => printModelUrl(criteria),
    rendering: 'dynamic',
    sitemap: 'once',
  },
  vehicle: { folder: 'cars/[slug]', address: vehiclePath, rendering: 'cached', sitemap: 'many', kind: 'vehicle' },
  /** The enquiry page of a vehicle. */
  enquire: ofVehicle('enquire', 'enquire'),
  /** Asks for more pictures of a vehicle. */
  photos: ofVehicle('photos', 'enquire'),
  /** The history report of a vehicle (CARD-03). */
  history: ofVehicle('history', 'history'),
  /** Vehicles similar to one that has sold, by the traits that the shopper wants (VDP-06). */
  findSimilar: { ...ofVehicle('find-similar', 'enquire'), rendering: 'dynamic' },
  /** Trading in towards one vehicle (ROUTE-11), or any; and selling, at two addresses (TRAD-01). */
  tradeIn: { folder: 'cars/trade-in', address: carTradeInPath, ...ownVehicle },
  anyTradeIn: { folder: 'trade-in', address: '/trade-in', ...ownVehicle, sitemap: 'once' },
  sellYourCar: { folder: 'sell-your-car', address: '/sell-your-car', ...ownVehicle, sitemap: 'once' },
  sellMyCar: { folder: 'sell-my-car', address: '/sell-my-car', ...ownVehicle },
  /** Vehicles that the shopper keeps, side by side (FAVS-01). */
  compare: { folder: 'compare', address: '/compare', rendering: 'dynamic', capability: 'saved' },
  contact: { folder: 'contact', address: '/contact', rendering: 'cached', sitemap: 'once', security: 'form' },
  /** A place of the dealer; the site's form of address is one of these two or the contact page (ROUTE-06). */
  location: { folder: 'locations/[slug]', address: null, rendering: 'cached', sitemap: 'many', security: 'form' },
  contactUs: { folder: 'contact-us/[slug]', address: null, rendering: 'cached', security: 'form' },
  /** The nearest places (GEO-01). */
  dealerLocator: {
    folder: 'dealer-locator',
    address: '/dealer-locator',
    rendering: 'dynamic',
    sitemap: 'once',
  },
  /** The special offers; the page of one is `offer` (ROUTE-05). */
  offers: {
    folder: 'special-offers',
    address: specialOffersPath,
    rendering: 'dynamic',
    capability: 'offers',
    sitemap: 'once',
  },
  offer: {
    folder: 'offers/[...path]',
    address: offerPath,
    rendering: 'cached',
    capability: 'offers',
    sitemap: 'many',
    security: 'form',
  },
  /** A plain enquiry form that must be mended, with what was typed: one shopper's own. */
  returnedForm: { folder: 'enquiry/[token]', address: returnedFormPath, ...byKey },
  /** Confirms an enquiry (ROUTE-10). */
  success: { folder: 'success', address: successPath, rendering: 'dynamic' },
  finance: { ...financePage('finance', '/finance'), sitemap: 'once' },
  financeEnquiry: { ...financePage('finance-enquiry', '/finance-enquiry'), sitemap: 'once' },
  applyForFinance: { ...financePage('apply-for-finance', '/apply-for-finance'), sitemap: 'once' },
  /** An application in steps, where the dealer takes any: one shopper's own. */
  financeApplication: {
    folder: 'apply-for-finance/[token]',
    address: financeApplicationPath,
    ...byKey,
    capability: 'finance',
  },
  /** Behind a gate of its own, and only where the dealer has a licence to rest it on. */
  financePreApproval: {
    ...financePage('finance-pre-approval', '/finance-pre-approval'),
    capability: 'pre-approval',
    needsShopper: 'equifax-finance',
    sitemap: 'once',
  },
  /** Finance for one vehicle, or for none (ROUTE-13). */
  personalisedFinance: financePage('personalised/finance', (vehicle: Pick<Vehicle, 'id'>) =>
    financePath('/personalised/finance', { car_id: vehicle.id }),
  ),
  /** A vehicle on a page for paper (PRNT-01). */
  print: { folder: 'print', address: printPath, rendering: 'dynamic', capability: 'print' },
  /** The brands that the dealer has (BRND-01). */
  brands: { folder: 'brands', address: '/brands', rendering: 'cached', sitemap: 'once' },
  /** One of them, unless it has a fixed path (ROUTE-07). */
  brand: {
    folder: '[slug]/overview',
    address: brandPath,
    rendering: 'cached',
    sitemap: 'many',
    security: 'form',
  },
  privacy: { folder: 'privacy-policy', address: '/privacy-policy', rendering: 'cached', sitemap: 'once' },
  service: written('/service', 'service'),
  partsSearch: written('/parts/search', 'parts-search'),
  partsAccessories: written('/vehicle-parts-and-accessories', 'parts-accessories'),
  warranty: written('/warranty', 'warranty'),
  fleet: written('/fleet', 'fleet'),
  /** Offers for the end of the financial year; outside its days it leads elsewhere. */
  eofy: written('/eofy', 'eofy'),
  aboutUs: written('/about-us', 'about-us'),
  terms: written('/terms-and-conditions', 'terms'),
  /** What one word names: a page that the dealer has put there (`content` by that word), else a model (OFFR-02). */
  page: {
    folder: '[slug]',
    address: (slug: string) => `/${slug}`,
    rendering: 'cached',
    sitemap: 'many',
    security: 'form',
  },
  /** A draft as its page would show it, for whoever has its address. */
  preview: {
    folder: 'preview/[token]',
    address: (token: string) => `/preview/${token}`,
    ...byKey,
  },
  /** What the gateway sends in place of an address that is not there; asked for by itself it is not there, too. */
  notFound: { folder: 'not-found/[kind]', address: null, rendering: 'cached' },
  /** Every address that no other row has. */
  unknown: { folder: '[...unknown]', address: null, rendering: 'dynamic' },
} as const satisfies Record<string, PageRow>;

/** The name of a page. */
export type PageName = keyof typeof pages;
