import { type Vehicle, vehiclePath } from '@forecourt/domain/vehicle';
import type { SearchCriteria } from '@forecourt/search/criteria';
import { type ModelCriteria, printModelUrl } from '@forecourt/search/model-search';
import { printSearchUrl } from '@forecourt/search/url';
import { brandPath, carTradeInPath, financePath, offerPath, specialOffersPath, testDrivePath } from './page-paths';
import type { PageAddress, SearchPlace } from './page-row';

/** The address of a page below that of a vehicle. */
const below =
  (word: string) =>
  (vehicle: Pick<Vehicle, 'slug'>): string =>
    `${vehiclePath(vehicle)}/${word}`;

/**
 * Where the pages of the table stand that links of ours lead to, by their names. Apart from the rest of their rows, since
 * browsers hold these and nothing else of them. Not among them: addresses that are keys (`forOne: 'address'`), written
 * pages, which dealers' menus lead to, sign-in (`signInPath`), the page that confirms an enquiry
 * (`successPath`), and pages that the server alone leads to (`pages.….address`).
 */
export const pageAddresses = {
  home: '/',
  vehicle: vehiclePath,
  tradeIn: carTradeInPath,
  compare: '/compare',
  testDrive: testDrivePath,
  contact: '/contact',
  brands: '/brands',
  watchlist: '/watchlist',
  privacy: '/privacy-policy',
  search: {
    bySite:
      (site: SearchPlace) =>
      (criteria: SearchCriteria = {}): string =>
        printSearchUrl(criteria, site.search),
  },
  models: (criteria: ModelCriteria = {}) => printModelUrl(criteria),
  offers: specialOffersPath,
  offer: offerPath,
  brand: brandPath,
  page: (slug: string) => `/${slug}`,
  enquire: below('enquire'),
  photos: below('photos'),
  history: below('history'),
  findSimilar: below('find-similar'),
  finance: '/finance',
  personalisedFinance: (vehicle: Pick<Vehicle, 'id'>) => financePath('/personalised/finance', { car_id: vehicle.id }),
} as const satisfies Readonly<Record<string, NonNullable<PageAddress>>>;
