import type { Location } from '@forecourt/domain/location';
import { type Vehicle, vehiclePath } from '@forecourt/domain/vehicle';
import { pageAddresses } from '../pages/page-addresses';
import { locationPath, purchasePath } from '../pages/page-paths';
import type { SearchPlace } from '../pages/page-row';
import type { RouteSettings } from '../site-document/page-settings';

type Addresses = typeof pageAddresses;

type Href<Address> = Address extends { readonly bySite: (site: SearchPlace) => infer Builder }
  ? Builder
  : Address extends string
    ? string
    : Address;

/** The addresses of the pages of the table, by their names; a page that nobody links to has none. */
export type PageHrefs = {
  readonly [Name in keyof Addresses]: Href<Addresses[Name]>;
};

/** The addresses of one site, as paths on its own host. */
export interface SiteHrefs extends PageHrefs {
  /** What the browser asks about the price of a vehicle (AUTO-03). */
  readonly autogauge: (vehicle: Pick<Vehicle, 'slug'>) => string;
  /** What the browser asks about how a vehicle is now (VDP-07). */
  readonly vehicleView: (vehicle: Pick<Vehicle, 'slug'>) => string;
  /** What the browser asks to open the quick enquiry of a vehicle over the page (CARD-02). */
  readonly quickEnquiry: (vehicle: Pick<Vehicle, 'slug'>) => string;
  /** What the browser asks to open the request for photos of a vehicle over the page. */
  readonly photoRequest: (vehicle: Pick<Vehicle, 'slug'>) => string;
  /** The vehicle as a file to keep (PRNT-01). */
  readonly brochure: (vehicle: Pick<Vehicle, 'slug'>) => string;
  /** Where the vehicle's own page shows its location (VDP-04). */
  readonly vehicleMap: (vehicle: Pick<Vehicle, 'slug'>) => string;
  /** The search for a vehicle's make and model: where a sold one redirects to (ROUTE-08). */
  readonly modelSearch: (vehicle: Pick<Vehicle, 'make' | 'model'>) => string;
  /** The reserve and buy online flow of a vehicle, on sites that have it (ROUTE-02). */
  readonly purchase: (vehicle: Pick<Vehicle, 'slug'>) => string;
  /** The page of a location, or its place on the contact page, by the site's setting (ROUTE-06). */
  readonly location: (location: Pick<Location, 'name' | 'slug' | 'dealership_slug'>) => string;
}

/** Addresses that are the same on every site: asked for with each card, and so put together once. */
const { search, ...onEverySite } = pageAddresses;

/**
 * The one href map of a site: of the pages of the table, and of what stands within and below them. Whether a site has a
 * page is told by `siteCapabilities`: a control is shown by them. `routes` left out: the purchase flow at its usual
 * address, from where a site that has it elsewhere redirects, and locations on the contact page.
 */
export const hrefs = (
  site: SearchPlace & {
    readonly routes?: Pick<RouteSettings, 'purchase'> & Partial<Pick<RouteSettings, 'location'>>;
  },
): SiteHrefs => {
  const ofSearch = search.bySite(site);
  return {
    ...onEverySite,
    search: ofSearch,
    autogauge: (vehicle) => `${vehiclePath(vehicle)}/autogauge`,
    vehicleView: (vehicle) => `${vehiclePath(vehicle)}/view.json`,
    quickEnquiry: (vehicle) => `${vehiclePath(vehicle)}/quick-enquiry.json`,
    photoRequest: (vehicle) => `${vehiclePath(vehicle)}/photos.json`,
    brochure: (vehicle) => `${vehiclePath(vehicle)}/pdf`,
    vehicleMap: (vehicle) => `${vehiclePath(vehicle)}#vehicle-map`,
    // Any city: the default city of a site must not hide the models that are left.
    modelSearch: ({ make, model }) => ofSearch({ make: [make], model: [model], city: [] }),
    purchase: (vehicle) => purchasePath(site.routes ?? { purchase: '/cars/{slug}/checkout' }, vehicle),
    location: (location) => locationPath({ location: site.routes?.location ?? '/contact' }, location),
  };
};
