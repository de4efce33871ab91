import { resultsFolder } from '../next-config/results-folder';
import type { TemplateSlots } from '../template-definition/template-definition';

/**
 * How a route is rendered. `cached`: once for each site and parameters, until a change drops it; it reads neither
 * cookies nor query. `dynamic`: at each request.
 */
export type Rendering = 'cached' | 'dynamic';

/** One route of a template app: a page below `app/[site]`. */
export interface RouteEntry {
  /** Folder below `app/[site]`, in Next's notation; empty for the home page. */
  readonly folder: string;
  readonly rendering: Rendering;
  /** The factory exported by `@forecourt/storefront/server` that makes the page from the template. */
  readonly page: string;
  /** The template's slots that the page draws. */
  readonly slots?: readonly (keyof TemplateSlots)[];
  /** The style sheet of its components, where rows share one; else it has the row's name. */
  readonly styles?: string;
}

/** A route that answers with a document that is no page, such as robots.txt. */
export interface DocumentEntry {
  readonly folder: string;
  readonly rendering: Rendering;
  /** The factory of its `GET` handler, exported by `@forecourt/storefront/server`. */
  readonly handler: string;
}

const results = { slots: ['Card', 'SearchLayout'], styles: 'results' } as const;

/**
 * Every route of a dealer's site: the one place where a route is added. `npm run routes` writes the template apps'
 * files from it. Results whose address has no query that asks for anything have a row of their own, to be kept.
 * Source: spec section 2 and ROUTE-01.
 */
export const routeTable = {
  home: {
    folder: '',
    rendering: 'cached',
    page: 'homePage',
    slots: ['Featured', 'Hero', 'HomeBodies', 'HomeLocations', 'HomeMakes', 'SimilarCard'],
  },
  search: { ...results, folder: 'search/[[...path]]', rendering: 'dynamic', page: 'searchPage' },
  usedCarSearch: { ...results, folder: 'used-car/[[...path]]', rendering: 'dynamic', page: 'usedCarSearchPage' },
  keptSearch: {
    ...results,
    folder: `${resultsFolder}/search/[[...path]]`,
    rendering: 'cached',
    page: 'keptSearchPage',
  },
  keptUsedCarSearch: {
    ...results,
    folder: `${resultsFolder}/used-car/[[...path]]`,
    rendering: 'cached',
    page: 'keptUsedCarSearchPage',
  },
  models: { folder: 'models', rendering: 'dynamic', page: 'modelsPage', slots: ['SimilarCard'] },
  vehicle: {
    folder: 'cars/[slug]',
    rendering: 'cached',
    page: 'vehiclePage',
    slots: ['DetailLayout', 'SimilarCard'],
  },
  enquire: { folder: 'cars/[slug]/enquire', rendering: 'cached', page: 'enquirePage' },
  compare: { folder: 'compare', rendering: 'dynamic', page: 'comparePage', slots: ['SimilarCard'] },
  contact: { folder: 'contact', rendering: 'cached', page: 'contactPage', slots: ['SimilarCard'] },
  offers: { folder: 'special-offers', rendering: 'dynamic', page: 'specialOffersPage' },
  offer: { folder: 'offers/[...path]', rendering: 'cached', page: 'offerPage' },
  returnedForm: { folder: 'enquiry/[token]', rendering: 'dynamic', page: 'returnedFormPage' },
  success: { folder: 'success', rendering: 'dynamic', page: 'successPage' },
  print: { folder: 'print', rendering: 'dynamic', page: 'printPage' },
  privacy: { folder: 'privacy-policy', rendering: 'cached', page: 'privacyPage' },
  notFound: { folder: 'not-found/[kind]', rendering: 'cached', page: 'notFoundPage' },
  unknown: { folder: '[...unknown]', rendering: 'dynamic', page: 'unknownPage' },
} as const satisfies Record<string, RouteEntry>;

/** Documents for crawlers and browsers. */
export const documentTable = {
  icon: { folder: 'icon.svg', rendering: 'cached', handler: 'iconDocument' },
  brochure: { folder: 'cars/[slug]/pdf', rendering: 'cached', handler: 'brochureDocument' },
  socialPicture: { folder: 'cars/[slug]/social-picture', rendering: 'cached', handler: 'socialPictureDocument' },
  quickEnquiry: { folder: 'cars/[slug]/quick-enquiry.json', rendering: 'cached', handler: 'quickEnquiryDocument' },
  searchAccess: { folder: 'search-access.json', rendering: 'cached', handler: 'searchAccessDocument' },
  robots: { folder: 'robots.txt', rendering: 'cached', handler: 'robotsDocument' },
  sitemap: { folder: 'sitemap.xml', rendering: 'dynamic', handler: 'sitemapDocument' },
} as const satisfies Record<string, DocumentEntry>;

export type RouteName = keyof typeof routeTable;
