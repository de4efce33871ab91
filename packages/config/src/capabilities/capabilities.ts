import { type EnquiryCategory, generalSubjects } from '@forecourt/domain/enquiry';
import { controlledVehicle, type SiteCapabilities, vehicleCapabilities } from '@forecourt/domain/vehicle-controls';
import { pages as pageTable } from '../pages/pages';
import type { SiteDocument } from '../site-document/site-document';

interface CapableSite extends Pick<SiteDocument, 'flags' | 'finance_provider' | 'favourites'> {
  /** Not everything that knows a site's flags knows this of it; left out, trade-in is allowed, as it is by default. */
  readonly vehicle?: Pick<SiteDocument['vehicle'], 'tradeInAllowed'>;
}

const pageNames: readonly string[] = Object.keys(pageTable);

/**
 * What a site can do at all: a flag alone shows nothing, the page behind it must exist too, so that no control leads
 * nowhere (design.md section 5).
 * @param pages names of the pages that exist: a control turns true with its page
 */
export const siteCapabilities = (site: CapableSite, pages: readonly string[] = pageNames): SiteCapabilities => {
  const { flags, finance_provider, favourites, vehicle } = site;
  return {
    enquire: true,
    quickEnquiry: true,
    call: true,
    share: true,
    // The document of the chat is no page; a site with the flag names its widget (`missingChat`).
    chat: flags.chat,
    testDrive: flags['test-drive'] && pages.includes('testDrive'),
    finance: flags.finance && finance_provider !== null && pages.includes('finance'),
    reserve: flags.reserve && pages.includes('purchase'),
    buyOnline: flags['buy-online'] && pages.includes('purchase'),
    tradeIn: vehicle?.tradeInAllowed !== false && pages.includes('tradeIn'),
    history: pages.includes('history'),
    favourite: flags.favourites && favourites.mode === 'favourite',
    compare: flags.favourites && favourites.mode === 'compare',
    print: flags.printing,
  };
};

const always = (): boolean => true;
const never = (): boolean => false;

/** What a site, by what it can do, must have for its API to take enquiries of a category. */
const takenBy: Readonly<Record<EnquiryCategory, (can: SiteCapabilities, site: Pick<CapableSite, 'flags'>) => boolean>> =
  {
    general: always,
    vehicle: always,
    quick: always,
    photo: always,
    history: always,
    'find-similar': always,
    service: always,
    parts: always,
    warranty: always,
    fleet: always,
    // One that was sent when the offer had gone is answered by a person.
    offer: always,
    // A dealer who takes no trade-ins has neither pages nor buttons for them, and may still have a form of them in a page.
    'trade-in': always,
    sell: always,
    finance: (can) => can.finance,
    'pre-approval': (can, { flags }) => can.finance && flags['pre-approval'],
    // What this asks for is done by a page: taken without it, nobody would hold the slot.
    'test-drive': (can) => can.testDrive,
    // An order makes these once its vehicle is held: sent by themselves they would be taken, and nobody would hold it.
    reserve: never,
    'buy-online': never,
  };

/**
 * Whether a site takes enquiries of a category at all: those of a feature whose flag is off are refused (SITE-04), and
 * so are those whose page does not exist, by the same rule as the control that leads to it. All others every site takes,
 * whatever its pages show, for a lost enquiry is worse than one too many.
 * @param pages names of the pages that exist
 */
export const takesEnquiries = (
  site: CapableSite,
  category: EnquiryCategory,
  pages: readonly string[] = pageNames,
): boolean => takenBy[category](siteCapabilities(site, pages), site);

/** What a site can do with this vehicle now: its own capabilities, narrowed by the vehicle's state. */
export const capabilities = (site: CapableSite, vehicle: Parameters<typeof controlledVehicle>[0]): SiteCapabilities =>
  vehicleCapabilities(siteCapabilities(site), controlledVehicle(vehicle));

/** Subjects of a site's general enquiry (FORM-02), without those of features that the site does not have (SITE-04). */
export const enquirySubjects = ({
  flags,
  vehicle,
}: Pick<SiteDocument, 'flags'> & { readonly vehicle: Pick<SiteDocument['vehicle'], 'usedWord'> }): readonly string[] =>
  generalSubjects(vehicle).filter((subject) => flags.finance || subject !== 'Finance Enquiry');
