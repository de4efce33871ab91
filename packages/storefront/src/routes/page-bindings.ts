import type { DocumentName, PageName } from '@forecourt/config';
import type { TemplateSlots } from '../template-definition/template-definition';

/** Where the page of a row is made. */
export interface PageBinding {
  /** The module below `src` whose factory makes the page from the template. */
  readonly module: string;
  /** The factory; the row's name with `Page` when left out. */
  readonly factory?: string;
  /** The template's slots that the page draws. */
  readonly slots?: readonly (keyof TemplateSlots)[];
  /** The style sheet of its components, where rows share one; else it has the row's name. */
  readonly styles?: string;
}

const results = { module: 'search-page/search-page', slots: ['Card', 'SearchLayout'], styles: 'results' } as const;

/** The page of each row of `pages`: a row without a page, or a page without a row, does not compile. */
export const pageBindings = {
  home: {
    module: 'home-page/home-page',
    slots: ['Featured', 'Hero', 'HomeBodies', 'HomeLocations', 'HomeMakes', 'SimilarCard'],
  },
  search: results,
  usedCarSearch: results,
  keptSearch: results,
  keptUsedCarSearch: results,
  models: { module: 'model-search/models-page', slots: ['SimilarCard'] },
  vehicle: { module: 'vehicle-page/vehicle-page', slots: ['DetailLayout', 'SimilarCard'] },
  enquire: { module: 'enquire-page/enquire-page' },
  compare: { module: 'compare-page/compare-page', slots: ['SimilarCard'] },
  contact: { module: 'contact-page/contact-page', slots: ['SimilarCard'] },
  offers: { module: 'special-offers/special-offers-page', factory: 'specialOffersPage' },
  offer: { module: 'offer-page/offer-page' },
  returnedForm: { module: 'returned-form/returned-form-page' },
  success: { module: 'success-page/success-page' },
  print: { module: 'print-page/print-page' },
  privacy: { module: 'privacy-page/privacy-page' },
  notFound: { module: 'not-found/not-found-page' },
  unknown: { module: 'unknown-page/unknown-page' },
} as const satisfies Record<PageName, PageBinding>;

/** Where the `GET` handler of a document is made: a module below `src`, and its factory named after the row. */
export const documentModules = {
  icon: 'site-shell/site-icon',
  brochure: 'vehicle-brochure/vehicle-brochure',
  socialPicture: 'social-picture/social-picture-document',
  quickEnquiry: 'quick-enquiry/quick-enquiry-document',
  searchAccess: 'suggestions/search-access-document',
  robots: 'crawlers/robots',
  sitemap: 'crawlers/sitemap',
} as const satisfies Record<DocumentName, string>;
