import type { Location } from '@forecourt/domain/location';
import { type Vehicle, vehiclePath } from '@forecourt/domain/vehicle';
import { locationPath, purchasePath, testDrivePath } from '../pages/page-paths';
import type { SearchPlace } from '../pages/page-row';
import { pages } from '../pages/pages';
import type { RouteSettings } from '../site-document/page-settings';

type Pages = typeof pages;

type Href<Address> = Address extends { readonly bySite: (site: SearchPlace) => infer Builder }
  ? Builder
  : Address extends string
    ? string
    : Address;

/** The addresses of the pages of the table, by their names; a page that nobody links to has none. */
export type PageHrefs = {
  readonly [Name in keyof Pages as Pages[Name]['address'] extends null ? never : Name]: Href<Pages[Name]['address']>;
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
  /** The page of a location, or its place on the contact page, by the site's setting (ROUTE-06). */
  readonly location: (location: Pick<Location, 'name' | 'slug' | 'dealership_slug'>) => string;
}

const rows = Object.entries(pages).map(([name, { address }]) => [name, address] as const);

/** Addresses that are the same on every site: asked for with each card, and so put together once. */
const onEverySite = Object.fromEntries(
  rows.filter(([, address]) => typeof address === 'string' || typeof address === 'function'),
);

const ofOneSite = rows.flatMap(([name, address]) =>
  typeof address === 'object' && address !== null ? [[name, address] as const] : [],
);

/** The table's addresses for a site. */
const pageHrefs = (site: SearchPlace): PageHrefs => {
  const own = Object.fromEntries(ofOneSite.map(([name, address]) => [name, address.bySite(site)]));
  // The compiler loses which entry has which name.
  return { ...onEverySite, ...own } as PageHrefs;
};

/**
 * The one href map of a site: of the pages of the table, and of what stands within and below them. Whether a site has a
 * page is told by `siteCapabilities`: a control is shown by them. `routes` left out: the purchase flow at its usual
 * address, from where a site that has it elsewhere redirects, and locations on the contact page.
 */
export const hrefs = (
  site: SearchPlace & { readonly routes?: Pick<RouteSettings, 'purchase'> & Partial<Pick<RouteSettings, 'location'>> },
): SiteHrefs => {
  const ofPages = pageHrefs(site);
  return {
    ...ofPages,
    autogauge: (vehicle) => `${vehiclePath(vehicle)}/autogauge`,
    vehicleView: (vehicle) => `${vehiclePath(vehicle)}/view.json`,
    quickEnquiry: (vehicle) => `${vehiclePath(vehicle)}/quick-enquiry.json`,
    photoRequest: (vehicle) => `${vehiclePath(vehicle)}/photos.json`,
    brochure: (vehicle) => `${vehiclePath(vehicle)}/pdf`,
    // Networks keep a picture by its address.
    socialPicture: (vehicle) =>
      `${vehiclePath(vehicle)}/social-picture?v=${new Date(vehicle.updated_at).getTime().toString(36)}`,
    vehicleMap: (vehicle) => `${vehiclePath(vehicle)}#vehicle-map`,
    // Any city: the default city of a site must not hide the models that are left.
    modelSearch: ({ make, model }) => ofPages.search({ make: [make], model: [model], city: [] }),
    purchase: (vehicle) => purchasePath(site.routes ?? { purchase: '/cars/{slug}/checkout' }, vehicle),
    testDrive: testDrivePath,
    location: (location) => locationPath({ location: site.routes?.location ?? '/contact' }, location),
  };
};
