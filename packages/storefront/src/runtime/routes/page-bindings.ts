import type { DocumentName, PageName } from '@forecourt/config/pages';
import type { TemplateSlots } from '../template/template-definition';

/** Where the page of a row is made. */
export interface PageBinding {
  /** The module below `src` whose factory makes the page from the template. */
  readonly module: string;
  /** The factory; the row's name with `Page` when left out. */
  readonly factory?: string;
  /** The template's slots that the page draws. */
  readonly slots?: readonly (keyof TemplateSlots)[];
  /** Whether the template's own sections stand on it. */
  readonly ownSections?: true;
  /** The style sheet of its components, where rows share one; else it has the row's name. */
  readonly styles?: string;
}

const results = { module: 'pages/search/search-page', slots: ['Card', 'SearchLayout'], styles: 'results' } as const;

const written = { module: 'pages/written/written-page', slots: ['Featured', 'Hero'], styles: 'written' } as const;

const financeForm = { module: 'pages/finance/finance-form-pages', styles: 'finance-form' } as const;
const ownCar = { module: 'pages/trade-in/trade-in-page', styles: 'ownCar' } as const;

const purchase = { slots: ['Featured'], styles: 'purchase' } as const;
const garage = { module: 'pages/garage/garage-page', styles: 'garage' } as const;

/** The page of each row of `pages`: a row without a page, or a page without a row, does not compile. */
export const pageBindings = {
  home: {
    module: 'pages/home/home-page',
    slots: ['Featured', 'Hero', 'HomeBodies', 'HomeLocations', 'HomeMakes', 'SimilarCard'],
    ownSections: true,
  },
  search: results,
  usedCarSearch: results,
  cachedSearch: results,
  cachedUsedCarSearch: results,
  models: { module: 'pages/models/models-page' },
  vehicle: { module: 'pages/vehicle/vehicle-page', slots: ['DetailLayout', 'SimilarCard'] },
  enquire: { module: 'pages/enquire/enquire-page' },
  photos: { module: 'pages/enquire/photos-page', styles: 'enquire' },
  history: { module: 'pages/enquire/history-page' },
  findSimilar: { module: 'pages/enquire/find-similar-page', slots: ['Featured'] },
  purchase: { ...purchase, module: 'pages/purchase/purchase-page' },
  buyOnline: { ...purchase, module: 'pages/purchase/purchase-page' },
  checkoutJourney: { ...purchase, module: 'pages/purchase/checkout-journey-page' },
  order: { module: 'pages/order/order-page', slots: ['Featured'] },
  tradeIn: ownCar,
  anyTradeIn: ownCar,
  sellYourCar: ownCar,
  sellMyCar: ownCar,
  testDrive: { module: 'pages/test-drive/test-drive-page', slots: ['Featured'] },
  bookedDrive: { module: 'pages/test-drive/booked-drive-page' },
  compare: { module: 'pages/compare/compare-page', slots: ['SimilarCard'] },
  contact: { module: 'pages/contact/contact-page', slots: ['SimilarCard'] },
  location: { module: 'pages/location/location-page', slots: ['Featured'] },
  contactUs: { module: 'pages/location/location-page', slots: ['Featured'], styles: 'location' },
  dealerLocator: { module: 'pages/dealer-locator/dealer-locator-page' },
  offers: { module: 'pages/offers/special-offers-page', factory: 'specialOffersPage' },
  offer: { module: 'pages/offer/offer-page', slots: ['Featured'] },
  returnedForm: { module: 'pages/returned-form/returned-form-page' },
  success: { module: 'pages/success/success-page', slots: ['Featured'] },
  finance: { module: 'pages/finance/finance-page', slots: ['Featured', 'Hero'] },
  financeEnquiry: financeForm,
  applyForFinance: financeForm,
  financePreApproval: financeForm,
  personalisedFinance: financeForm,
  financeApplication: { module: 'pages/apply-for-finance/finance-application-page' },
  print: { module: 'pages/print/print-page' },
  signIn: { module: 'pages/sign-in/sign-in-page' },
  watchlist: { module: 'pages/watchlist/watchlist-page' },
  myGarage: garage,
  myMotorama: garage,
  myBigBoxCars: garage,
  myBlinkr: garage,
  myServco: garage,
  privacy: { module: 'pages/privacy/privacy-page' },
  brands: { module: 'pages/brands/brands-page' },
  brand: { module: 'pages/brand/brand-page', slots: ['Featured', 'HomeLocations'] },
  service: written,
  partsSearch: written,
  partsAccessories: written,
  warranty: written,
  fleet: written,
  eofy: written,
  aboutUs: written,
  terms: written,
  spinToWin: { module: 'pages/spin-to-win/spin-to-win-page' },
  onlinePayment: { module: 'pages/online-payment/online-payment-page' },
  payment: { module: 'pages/payment/payment-page' },
  page: { module: 'pages/word/word-page', slots: ['Featured', 'Hero'] },
  preview: {
    module: 'pages/home/preview-page',
    slots: ['Featured', 'Hero', 'HomeBodies', 'HomeLocations', 'HomeMakes', 'SimilarCard'],
    ownSections: true,
  },
  notFound: { module: 'pages/not-found/not-found-page' },
  unknown: { module: 'pages/unknown/unknown-page' },
} as const satisfies Record<PageName, PageBinding>;

/** Where the `GET` handler of a document is made: a module below `src`, and its factory named after the row. */
export const documentModules = {
  icon: 'site/shell/site-icon',
  brochure: 'features/vehicle/brochure/vehicle-brochure',
  socialPicture: 'features/vehicle/social-picture/social-picture-document',
  quickEnquiry: 'features/enquiry/quick/quick-enquiry-document',
  photoRequest: 'features/enquiry/quick/quick-enquiry-document',
  searchAccess: 'features/search/suggestions/search-access-document',
  menuCounts: 'features/search/menu-counts/menu-counts-document',
  chat: 'features/chat/chat-document',
  robots: 'site/crawlers/robots',
  llms: 'pages/sitemap/llms',
  sitemap: 'pages/sitemap/sitemap',
} as const satisfies Record<DocumentName, string>;
