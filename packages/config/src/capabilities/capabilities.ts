import {
  canCompare,
  generalSubjects,
  isAvailable,
  isPurchasable,
  isReservable,
  type SiteCapabilities,
  type Vehicle,
} from '@forecourt/domain';
import type { SiteDocument } from '../site-document/site-document';

type CapableSite = Pick<SiteDocument, 'flags' | 'finance_provider' | 'favourites'>;

/**
 * What a site can do at all: a flag alone shows nothing, the page behind it must exist too, so that no control leads
 * nowhere (design.md section 5). A line turns true with its page.
 */
export const siteCapabilities = (site: CapableSite): SiteCapabilities => ({
  enquire: true,
  quickEnquiry: true,
  call: true,
  share: true,
  chat: false,
  testDrive: false,
  finance: false,
  reserve: false,
  buyOnline: false,
  tradeIn: false,
  history: false,
  favourite: site.flags.favourites && site.favourites.mode === 'favourite',
  compare: site.flags.favourites && site.favourites.mode === 'compare',
  print: site.flags.printing,
});

/**
 * What a site can do with this vehicle now: its own capabilities narrowed by the vehicle's state. The server decides
 * by it, the browser gets the result, and the API enforces the same.
 */
export const capabilities = (
  site: CapableSite,
  vehicle: Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'payment_processors' | 'file' | 'price' | 'photos_count'>,
): SiteCapabilities => {
  const can = siteCapabilities(site);
  const available = isAvailable(vehicle);
  const purchasable = isPurchasable(vehicle);
  return {
    ...can,
    testDrive: can.testDrive && available,
    finance: can.finance && purchasable,
    reserve: isReservable(vehicle, can.reserve),
    buyOnline: isReservable(vehicle, can.buyOnline),
    tradeIn: can.tradeIn && purchasable,
    history: can.history && vehicle.file !== null,
    favourite: can.favourite && canCompare(vehicle, 'favourite'),
    compare: can.compare && canCompare(vehicle, 'compare'),
  };
};

/** Subjects of a site's general enquiry (FORM-02), without those of features that the site does not have (SITE-04). */
export const enquirySubjects = ({ flags }: Pick<SiteDocument, 'flags'>): readonly string[] =>
  generalSubjects.filter((subject) => flags.finance || subject !== 'Finance Enquiry');
