import type { Vehicle } from '@forecourt/domain/vehicle';
import type { AccountPage } from '../site-document/account-pages';
import { pageAddresses } from './page-addresses';
import {
  bookedDrivePath,
  financeApplicationPath,
  onlinePaymentAddress,
  orderPath,
  paymentPath,
  printPath,
  returnedFormPath,
  successPath,
} from './page-paths';
import type { PageRow } from './page-row';
import { resultsFolder } from './results-folder';
import { signInAddress } from './sign-in-path';

/** A page below that of a vehicle, there for a form. */
const ofVehicle = <const Word extends string, const Capability extends 'enquire' | 'history'>(
  word: Word,
  address: (vehicle: Pick<Vehicle, 'slug'>) => string,
  capability: Capability,
) =>
  ({
    folder: `cars/[slug]/${word}`,
    address,
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

/** The way to a vehicle of one's own, which a site has where it reserves or sells vehicles online; behind that gate. */
const ofPurchase = {
  address: null,
  rendering: 'dynamic',
  security: 'form',
  capability: 'purchase',
  needsShopper: 'checkout',
} as const;

/** What a signed-in shopper alone sees. */
const ofAccount = { rendering: 'private', forOne: 'session', security: 'private', needsShopper: true } as const;

/** The account page under one of the names that a site may give it; its views are the part behind. */
const accountPage = <const Name extends AccountPage>(name: Name) =>
  ({ folder: `${name}/[[...view]]`, address: null, ...ofAccount, capability: name }) as const;

/**
 * Every page of a dealer's site: the one place where a page is listed. Route files, `hrefs`, the sitemap, the gate before
 * a page, and what the gateway keeps and allows follow from it; what a row leaves out stands at `PageRow`, where it is in
 * `pageAddresses`. Source: spec section 2 and ROUTE-01.
 */
export const pages = {
  home: { folder: '', address: pageAddresses.home, rendering: 'cached', sitemap: 'once', kind: 'home' },
  /** Results, by the site's own form of address (ROUTE-03). */
  search: {
    folder: 'search/[[...path]]',
    address: pageAddresses.search,
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
    address: pageAddresses.models,
    rendering: 'dynamic',
    sitemap: 'once',
  },
  vehicle: {
    folder: 'cars/[slug]',
    address: pageAddresses.vehicle,
    rendering: 'cached',
    sitemap: 'many',
    kind: 'vehicle',
  },
  /** The enquiry page of a vehicle. */
  enquire: ofVehicle('enquire', pageAddresses.enquire, 'enquire'),
  /** Asks for more pictures of a vehicle. */
  photos: ofVehicle('photos', pageAddresses.photos, 'enquire'),
  /** The history report of a vehicle (CARD-03). */
  history: ofVehicle('history', pageAddresses.history, 'history'),
  /** Vehicles similar to one that has sold, by the traits that the shopper wants (VDP-06). */
  findSimilar: { ...ofVehicle('find-similar', pageAddresses.findSimilar, 'enquire'), rendering: 'dynamic' },
  /** Reserving or buying a vehicle, at two addresses of which a site has one (ROUTE-02); `hrefs.purchase` is linked. */
  purchase: { folder: 'cars/[slug]/checkout', ...ofPurchase, kind: 'enquiry' },
  buyOnline: { folder: 'cars/[slug]/buy-online', ...ofPurchase, kind: 'enquiry' },
  /** The steps of that for one vehicle, explained and begun (ROUTE-10); `checkoutJourneyPath` is linked. */
  checkoutJourney: { folder: 'checkout-journey', ...ofPurchase },
  /** An order from its first step to its end: one shopper's own. Its form to pay leads to the processor. */
  order: {
    folder: 'orders/[token]',
    address: orderPath,
    ...byKey,
    security: 'payment',
  },
  /** Trading in towards one vehicle (ROUTE-11), or any; and selling, at two addresses (TRAD-01). */
  tradeIn: { folder: 'cars/trade-in', address: pageAddresses.tradeIn, ...ownVehicle },
  anyTradeIn: { folder: 'trade-in', address: '/trade-in', ...ownVehicle, sitemap: 'once' },
  sellYourCar: { folder: 'sell-your-car', address: '/sell-your-car', ...ownVehicle, sitemap: 'once' },
  sellMyCar: { folder: 'sell-my-car', address: '/sell-my-car', ...ownVehicle },
  /** Vehicles that the shopper keeps, side by side (FAVS-01). */
  compare: { folder: 'compare', address: pageAddresses.compare, rendering: 'dynamic', capability: 'saved' },
  /** Books a test drive, of one vehicle or of any (ROUTE-13, TDRV-01). */
  testDrive: {
    folder: 'book-test-drive',
    address: pageAddresses.testDrive,
    rendering: 'dynamic',
    capability: 'testDrive',
    sitemap: 'once',
    security: 'form',
  },
  /** A test drive that is booked, to be looked at, moved and cancelled: its link works, too, where no more are booked. */
  bookedDrive: { folder: 'test-drive/[token]', address: bookedDrivePath, ...byKey },
  contact: {
    folder: 'contact',
    address: pageAddresses.contact,
    rendering: 'cached',
    sitemap: 'once',
    security: 'form',
  },
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
    address: pageAddresses.offers,
    rendering: 'dynamic',
    capability: 'offers',
    sitemap: 'once',
  },
  offer: {
    folder: 'offers/[...path]',
    address: pageAddresses.offer,
    rendering: 'cached',
    capability: 'offers',
    sitemap: 'many',
    security: 'form',
  },
  /** A plain enquiry form that must be mended, with what was typed: one shopper's own. */
  returnedForm: { folder: 'enquiry/[token]', address: returnedFormPath, ...byKey },
  /** Confirms an enquiry (ROUTE-10). */
  success: { folder: 'success', address: successPath, rendering: 'dynamic' },
  finance: { ...financePage('finance', pageAddresses.finance), sitemap: 'once' },
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
  personalisedFinance: financePage('personalised/finance', pageAddresses.personalisedFinance),
  /** A vehicle on a page for paper (PRNT-01). */
  print: { folder: 'print', address: printPath, rendering: 'dynamic', capability: 'print' },
  /** The brands that the dealer has (BRND-01). */
  brands: { folder: 'brands', address: pageAddresses.brands, rendering: 'cached', sitemap: 'once' },
  /** One of them, unless it has a fixed path (ROUTE-07). */
  brand: {
    folder: '[slug]/overview',
    address: pageAddresses.brand,
    rendering: 'cached',
    sitemap: 'many',
    security: 'form',
  },
  /** Where shoppers sign in (AUTH-03): linked by `signInPath` alone, which names the way on and back. */
  signIn: {
    folder: 'sign-in',
    address: signInAddress,
    rendering: 'private',
    forOne: 'session',
    security: 'private',
    capability: 'accounts',
  },
  /** The vehicles that a shopper has saved (WTCH-03). */
  watchlist: { folder: 'watchlist', address: pageAddresses.watchlist, ...ofAccount, capability: 'accounts' },
  /** The account page by its names (AUTH-02); `accountHref` has the one that is linked. */
  myGarage: accountPage('my-garage'),
  myMotorama: accountPage('mymotorama'),
  myBigBoxCars: accountPage('mybigboxcars'),
  myBlinkr: accountPage('myblinkr'),
  myServco: accountPage('myservco'),
  privacy: { folder: 'privacy-policy', address: pageAddresses.privacy, rendering: 'cached', sitemap: 'once' },
  service: written('/service', 'service'),
  partsSearch: written('/parts/search', 'parts-search'),
  partsAccessories: written('/vehicle-parts-and-accessories', 'parts-accessories'),
  warranty: written('/warranty', 'warranty'),
  fleet: written('/fleet', 'fleet'),
  /** Offers for the end of the financial year; outside its days it leads elsewhere. */
  eofy: written('/eofy', 'eofy'),
  aboutUs: written('/about-us', 'about-us'),
  terms: written('/terms-and-conditions', 'terms'),
  /** The prize wheel, with what the person who is signed in has drawn (SPNW-01). */
  spinToWin: {
    folder: 'spin-to-win',
    address: '/spin-to-win',
    rendering: 'private',
    forOne: 'session',
    security: 'private',
    capability: 'spin-to-win',
    needsShopper: 'spin-to-win',
  },
  /** Pays an invoice or a deposit by its reference (SPNW-01). */
  onlinePayment: {
    folder: 'online-payment',
    address: onlinePaymentAddress,
    rendering: 'private',
    forOne: 'session',
    security: 'payment',
    capability: 'online-payment',
    needsShopper: 'online-payment',
  },
  /** One payment: to be looked over, on its way, made, with its receipt, declined or given back. It outlives the flag. */
  payment: { folder: 'online-payment/[token]', address: paymentPath, ...byKey, security: 'payment' },
  /** What one word names: a page that the dealer has put there (`content` by that word), else a model (OFFR-02). */
  page: {
    folder: '[slug]',
    address: pageAddresses.page,
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
