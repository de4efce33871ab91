import type { EnquiryCategory } from '@forecourt/domain/enquiry';
import { type Location, locationSlug } from '@forecourt/domain/location';
import type { Offer } from '@forecourt/domain/offer';
import { slugify } from '@forecourt/domain/slug';
import { type Vehicle, vehiclePath } from '@forecourt/domain/vehicle';
import type { RouteSettings } from '../site-document/page-settings';
import type { SiteDocument } from '../site-document/site-document';

// Addresses of pages that a site may have. A page prints them as its canonical address and redirects to them; links
// come from `hrefs`, which knows which pages exist.

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

/**
 * An offer's page (ROUTE-05): /offers/{manufacturer}/{id} where the site has no single manufacturer and the offer has
 * one, else /offers/{id}. The other form redirects here.
 */
export const offerPath = (
  site: Pick<SiteDocument, 'manufacturer'>,
  offer: Pick<Offer, 'id' | 'manufacturer'>,
): string => {
  const manufacturer = site.manufacturer === null ? slugify(offer.manufacturer ?? '') : '';
  return ['/offers', manufacturer, encodeURIComponent(offer.id)].filter(Boolean).join('/');
};

/** The page of a plain enquiry form that came back to its shopper; `token` is the key to what was typed. */
export const returnedFormPath = (token: string): string => `/enquiry/${encodeURIComponent(token)}`;

/**
 * The address of an application for finance, at a step or at its present one; `token` is the key to the answers.
 * `notice` makes the page show that the answers were stored, or that they must be sent again in a while.
 */
export const financeApplicationPath = (token: string, step?: string, notice?: 'saved' | 'wait'): string =>
  withQuery(`/apply-for-finance/${encodeURIComponent(token)}`, { step, notice });

/** Where an invoice or a deposit is paid by its reference. */
export const onlinePaymentAddress = '/online-payment';

/** How a payment stands, or is about to be made; `token` is the key to it. `notice` says why it came back to be paid. */
export const paymentPath = (token: string, notice?: 'away'): string =>
  withQuery(`${onlinePaymentAddress}/${encodeURIComponent(token)}`, { notice });

/** What the offers are narrowed by; absent means any. */
export interface OfferCriteria {
  readonly category?: string;
  readonly manufacturer?: string;
  /** Words that an offer must hold, all of them. */
  readonly query?: string;
}

/** The offers of a site, narrowed or all; without criteria also where Clear Filters leads (SRCH-09). */
export const specialOffersPath = ({ category, manufacturer, query }: OfferCriteria = {}): string =>
  withQuery('/special-offers', { category, manufacturer, query });

/** A location's page in the form the site sets (ROUTE-06); the shared /contact page at the location's place. */
export const locationPath = (
  { location: form }: Pick<RouteSettings, 'location'>,
  location: Pick<Location, 'name' | 'slug' | 'dealership_slug'>,
): string => {
  switch (form) {
    case '/locations/{slug}':
      return `/locations/${slugify(location.slug)}`;
    case '/locations/{dealership_slug}':
      return `/locations/${slugify(location.dealership_slug)}`;
    case '/contact-us/{location-slug}':
      return `/contact-us/${locationSlug(location.name)}`;
    case '/contact':
      return `/contact#${slugify(location.slug)}`;
  }
};

/** Where the brand grid leads (ROUTE-07): the brand's page, or its fixed path when it skips its page. */
export const brandPath = (brand: { readonly slug: string; readonly path: string | null }): string =>
  brand.path ?? `/${brand.slug}/overview`;

/** A model's page (OFFR-02). Which slugs there are, the stock and the offers of the site say. */
export const modelPath = ({ slug }: { readonly slug: string }): string => `/${encodeURIComponent(slug)}`;

const purchaseForms = ['checkout', 'buy-online'] as const;

/** The reserve and buy online flow of a vehicle, at the site's address for it (ROUTE-02). */
export const purchasePath = ({ purchase }: Pick<RouteSettings, 'purchase'>, vehicle: Pick<Vehicle, 'slug'>): string =>
  purchase.replace('{slug}', vehicle.slug);

/** The page of an order, by the key to it. */
export const orderPath = (token: string, notice?: string): string =>
  withQuery(`/orders/${encodeURIComponent(token)}`, { notice });

/**
 * An order at a step, or at the first that asks for something; `order` is the key to it. The key stands in the path, where
 * it is known for one: as part of a query visits, sinks and tag managers would learn it. Without one it is where an order
 * is begun. `notice` is said above it.
 */
export const purchaseStepPath = (
  routes: Pick<RouteSettings, 'purchase'>,
  vehicle: Pick<Vehicle, 'slug'>,
  { order, step, notice }: { readonly order?: string; readonly step?: string; readonly notice?: string },
): string => withQuery(order === undefined ? purchasePath(routes, vehicle) : orderPath(order), { step, notice });

/** The addresses of the same flow that redirect to {@link purchasePath} on this site (ROUTE-02). */
export const otherPurchasePaths = (
  routes: Pick<RouteSettings, 'purchase'>,
  vehicle: Pick<Vehicle, 'slug'>,
): readonly string[] =>
  purchaseForms
    .map((form) => `${vehiclePath(vehicle)}/${form}`)
    .filter((path) => path !== purchasePath(routes, vehicle));

/** The printable vehicle; `car_id` takes the slug here (ROUTE-10, ROUTE-11). */
export const printPath = (vehicle: Pick<Vehicle, 'slug'>): string => withQuery('/print', { car_id: vehicle.slug });

/** The purchase steps of a vehicle, explained; `car_id` takes the slug here (ROUTE-10, ROUTE-11). */
export const checkoutJourneyPath = (vehicle: Pick<Vehicle, 'slug'>): string =>
  withQuery('/checkout-journey', { car_id: vehicle.slug });

/** The trade-in valuation towards one vehicle; 'trade-in' is no vehicle's slug, and `car_id` the id (ROUTE-11). */
export const carTradeInPath = (vehicle: Pick<Vehicle, 'id'>): string =>
  withQuery('/cars/trade-in', { car_id: vehicle.id });

/** What the finance pages read from their address (ROUTE-09). `vehiclePriceBudget` in AUD dollars. */
export interface FinanceQuery {
  readonly preferredDealership?: string;
  readonly vehiclePriceBudget?: number;
  readonly car_id?: string;
  readonly car_type?: string;
}

/** Finance pages of spec section 2. */
export type FinancePage =
  | '/finance'
  | '/finance-enquiry'
  | '/apply-for-finance'
  | '/finance-pre-approval'
  | '/personalised/finance';

/** A finance page with what is known already, at its form when `atForm` (ROUTE-09, ROUTE-13). */
export const financePath = (page: FinancePage, query: FinanceQuery = {}, atForm = false): string => {
  const { vehiclePriceBudget: budget, ...rest } = query;
  const path = withQuery(page, { ...rest, vehiclePriceBudget: budget === undefined ? undefined : String(budget) });
  return atForm ? `${path}#finance-form` : path;
};

/** Booking a test drive, of a vehicle when one is given (ROUTE-13). */
export const testDrivePath = (vehicle: Pick<Vehicle, 'id'> | null = null): string =>
  withQuery('/book-test-drive', { car_id: vehicle?.id });

/** The page of a test drive that is booked; `token` is the key to it. */
export const bookedDrivePath = (token: string): string => `/test-drive/${encodeURIComponent(token)}`;

/** Where the dealer's chat opens, about a vehicle (CHAT-01). */
export const chatPath = ({ slug }: Pick<Vehicle, 'slug'>): string => `/chat?car_id=${encodeURIComponent(slug)}`;

/** A vehicle as a picture for social networks (SEO-01): they keep it by its address, so each version of it has its own. */
export const socialPicturePath = (vehicle: Pick<Vehicle, 'slug' | 'updated_at'>): string =>
  `${vehiclePath(vehicle)}/social-picture?v=${new Date(vehicle.updated_at).getTime().toString(36)}`;

/** What the page that confirms an enquiry knows about the enquiry. */
export interface ConfirmedEnquiry {
  readonly category: EnquiryCategory;
  readonly carType?: string | null;
  readonly leadId?: string | null;
  /** Its vehicle had sold before it came. */
  readonly isSold?: boolean;
}

/** The page that confirms an enquiry (ROUTE-10). */
export const successPath = ({ category, carType, leadId, isSold = false }: ConfirmedEnquiry): string => {
  const query = new URLSearchParams({ category });
  if (carType) query.set('car_type', carType);
  if (leadId) query.set('lead', leadId);
  if (isSold) query.set('sold', '1');
  return `/success?${query}`;
};
