import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { isAvailable, type Vehicle, vehicleName, vehicleSubtitle } from '@forecourt/domain/vehicle';
import { primaryImage } from '@forecourt/domain/vehicle-images';
import { formatDollars, shownPrice } from '@forecourt/domain/vehicle-price';
import { mediaUrl } from '../../../runtime/media/media-url';
import type { EnquiryContext } from '../form/enquiry-context';
import { vehicleEnquiry } from '../form/enquiry-context-view';

/** The quick enquiry of one vehicle as plain data: what its window needs, and no page carries. */
export interface QuickEnquiryView {
  /** Year, make, model, badge and series. */
  readonly name: string;
  /** `Stock HC1001` */
  readonly stock: string;
  /** Address of its first picture, small. */
  readonly picture?: string;
  /** The price as on the card: `$64,990 Drive away`. */
  readonly price?: string;
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

/** Twice the pixels that the picture is shown at. */
const pictureWidth = 320;

const briefOf = (
  vehicle: Vehicle,
  { vehicle: settings, media }: Pick<PublicSite, 'vehicle' | 'media'>,
): Pick<QuickEnquiryView, 'picture' | 'price'> => {
  const image = primaryImage(vehicle);
  const price = shownPrice(vehicle, settings);
  const words =
    price.kind === 'amount'
      ? [formatDollars(price.amount), price.priceType?.label].filter(Boolean).join(' ')
      : price.kind === 'none'
        ? null
        : price.label;
  return {
    ...(image === null ? {} : { picture: mediaUrl(image, { width: pictureWidth, quality: media.quality }) }),
    ...(words === null ? {} : { price: words }),
  };
};

/** The view of the window of a vehicle's quick enquiry, or of its request for photos. Source: CARD-02, FORM-06. */
export const quickEnquiryView = (
  site: Parameters<typeof vehicleEnquiry>[0] & Pick<PublicSite, 'name' | 'forms' | 'vehicle' | 'media'>,
  vehicle: Vehicle,
  category: keyof typeof titles = 'quick',
): QuickEnquiryView => ({
  ...(titles[category] === undefined ? {} : { title: titles[category] }),
  name: [vehicleName(vehicle), vehicleSubtitle(vehicle)].filter(Boolean).join(' '),
  stock: `Stock ${vehicle.stocknum}`,
  ...briefOf(vehicle, site),
  siteName: site.name,
  isSold: !isAvailable(vehicle),
  similarHref: hrefs(site).findSimilar(vehicle),
  context: vehicleEnquiry(site, vehicle, category, { inSteps: site.forms.enquirySteps === 'steps' }),
});
