import { type EnquiryCategory, slugify, type Vehicle, vehiclePath } from '@forecourt/domain';
import {
  type ModelCriteria,
  printModelUrl,
  printSearchUrl,
  type SearchCriteria,
  type SearchSettings,
} from '@forecourt/search';
import type { RouteSettings } from '../site-document/page-settings';
import {
  carTradeInPath,
  type OfferCriteria,
  printPath,
  purchasePath,
  specialOffersPath,
  testDrivePath,
} from './page-paths';

/** Pages that exist today. A control whose page is not here is not shown: no dead links (design.md section 5). */
export const builtPages = [
  'home',
  'search',
  'models',
  'vehicle',
  'enquire',
  'contact',
  'success',
  'privacy',
  'print',
  'compare',
  'offers',
  'offer',
] as const;
/** The name of a page that exists. */
export type BuiltPage = (typeof builtPages)[number];

/** The addresses of one site, as paths on its own host. */
export interface SiteHrefs {
  readonly home: string;
  readonly contact: string;
  readonly privacy: string;
  /** Vehicles that the shopper keeps, side by side; a page only where the site has favourites (FAVS-01). */
  readonly compare: string;
  readonly search: (criteria?: SearchCriteria) => string;
  /** The model directory (SRCH-23). */
  readonly models: (criteria?: ModelCriteria) => string;
  readonly vehicle: (vehicle: Pick<Vehicle, 'slug'>) => string;
  /** What the browser asks about the price of a vehicle (AUTO-03). */
  readonly autogauge: (vehicle: Pick<Vehicle, 'slug'>) => string;
  /** What the browser asks about how a vehicle is now (VDP-07). */
  readonly vehicleView: (vehicle: Pick<Vehicle, 'slug'>) => string;
  /** The enquiry page of a vehicle. */
  readonly enquire: (vehicle: Pick<Vehicle, 'slug'>) => string;
  /** What the browser asks to open the quick enquiry of a vehicle over the page (CARD-02). */
  readonly quickEnquiry: (vehicle: Pick<Vehicle, 'slug'>) => string;
  /** The vehicle on a page for paper, and as a file to keep (PRNT-01). */
  readonly print: (vehicle: Pick<Vehicle, 'slug'>) => string;
  readonly brochure: (vehicle: Pick<Vehicle, 'slug'>) => string;
  /** The vehicle as a picture for social networks (SEO-01); a new address for each version of the vehicle. */
  readonly socialPicture: (vehicle: Pick<Vehicle, 'slug' | 'updated_at'>) => string;
  /** Where the vehicle's own page shows its location (VDP-04). */
  readonly vehicleMap: (vehicle: Pick<Vehicle, 'slug'>) => string;
  /** The search for a vehicle's make and model: where a sold one redirects to (ROUTE-08). */
  readonly modelSearch: (vehicle: Pick<Vehicle, 'make' | 'model'>) => string;
  /** The reserve and buy online flow of a vehicle, on sites that have it (ROUTE-02). */
  readonly purchase: (vehicle: Pick<Vehicle, 'slug'>) => string;
  /** Booking a test drive of a vehicle, on sites that have it (ROUTE-13). */
  readonly testDrive: (vehicle: Pick<Vehicle, 'id'>) => string;
  /** Trading in towards a vehicle, on sites that have it (ROUTE-11). */
  readonly tradeIn: (vehicle: Pick<Vehicle, 'id'>) => string;
  /** The special offers, on a site with `flags.offers`; the page of one is `offerPath` (ROUTE-05). */
  readonly offers: (criteria?: OfferCriteria) => string;
  /** The page that confirms an enquiry (ROUTE-10). */
  readonly success: (confirmed: {
    readonly category: EnquiryCategory;
    readonly carType?: string | null;
    readonly leadId?: string | null;
  }) => string;
  /** A location on the contact page. */
  readonly location: (location: { readonly slug: string }) => string;
}

/**
 * The one href map of a site. Whether it has a page is told by `siteCapabilities`: a control is shown by them.
 * `routes` left out: the purchase flow at its usual address, from where a site that has it elsewhere redirects.
 */
export const hrefs = (site: {
  readonly search: Pick<SearchSettings, 'prefix' | 'rangeForm' | 'defaultCity'>;
  readonly routes?: Pick<RouteSettings, 'purchase'>;
}): SiteHrefs => {
  const search = (criteria: SearchCriteria = {}) => printSearchUrl(criteria, site.search);
  return {
    home: '/',
    contact: '/contact',
    privacy: '/privacy-policy',
    compare: '/compare',
    search,
    models: (criteria: ModelCriteria = {}) => printModelUrl(criteria),
    vehicle: vehiclePath,
    autogauge: (vehicle) => `${vehiclePath(vehicle)}/autogauge`,
    vehicleView: (vehicle) => `${vehiclePath(vehicle)}/view.json`,
    enquire: (vehicle) => `${vehiclePath(vehicle)}/enquire`,
    quickEnquiry: (vehicle) => `${vehiclePath(vehicle)}/quick-enquiry.json`,
    print: printPath,
    brochure: (vehicle) => `${vehiclePath(vehicle)}/pdf`,
    // Networks keep a picture by its address.
    socialPicture: (vehicle) =>
      `${vehiclePath(vehicle)}/social-picture?v=${new Date(vehicle.updated_at).getTime().toString(36)}`,
    vehicleMap: (vehicle) => `${vehiclePath(vehicle)}#vehicle-map`,
    // Any city: the default city of a site must not hide the models that are left.
    modelSearch: ({ make, model }) => search({ make: [make], model: [model], city: [] }),
    purchase: (vehicle) => purchasePath(site.routes ?? { purchase: '/cars/{slug}/checkout' }, vehicle),
    testDrive: testDrivePath,
    tradeIn: carTradeInPath,
    offers: specialOffersPath,
    success: ({ category, carType, leadId }) => {
      const query = new URLSearchParams({ category });
      if (carType) query.set('car_type', carType);
      if (leadId) query.set('lead', leadId);
      return `/success?${query}`;
    },
    location: ({ slug }) => `/contact#${slugify(slug)}`,
  };
};
