import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { isAvailable, type Vehicle, vehicleName, vehicleSubtitle } from '@forecourt/domain/vehicle';
import type { EnquiryContext } from '../form/enquiry-context';
import { vehicleEnquiry } from '../form/enquiry-context-view';

/** The quick enquiry of one vehicle as plain data: what its window needs, and no page carries. */
export interface QuickEnquiryView {
  /** Year, make, model, badge and series. */
  readonly name: string;
  /** `Stock HC1001` */
  readonly stock: string;
  readonly siteName: string;
  /** It sold since the list was drawn. */
  readonly isSold: boolean;
  /** What the window is called; a quick enquiry when left out. */
  readonly title?: string;
  /** Where a sold one leads on to. */
  readonly similarHref: string;
  readonly context: EnquiryContext;
}

/** The kinds of enquiry that have a window, with its name. */
const titles = { quick: undefined, photo: 'Request Photos' } as const;

/** What the window of a vehicle's quick enquiry, or of its request for photos, says and asks. Source: CARD-02, FORM-06. */
export const quickEnquiryView = (
  site: Parameters<typeof vehicleEnquiry>[0] & Pick<PublicSite, 'name' | 'forms'>,
  vehicle: Vehicle,
  category: keyof typeof titles = 'quick',
): QuickEnquiryView => ({
  ...(titles[category] === undefined ? {} : { title: titles[category] }),
  name: [vehicleName(vehicle), vehicleSubtitle(vehicle)].filter(Boolean).join(' '),
  stock: `Stock ${vehicle.stocknum}`,
  siteName: site.name,
  isSold: !isAvailable(vehicle),
  similarHref: hrefs(site).findSimilar(vehicle),
  context: vehicleEnquiry(site, vehicle, category, { inSteps: site.forms.enquirySteps === 'steps' }),
});
