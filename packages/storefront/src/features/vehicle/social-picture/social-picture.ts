import { socialPicturePath } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Location } from '@forecourt/domain/location';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { PriceValue } from '@forecourt/ui/price';
import { licences } from '../../../site/places/place';
import { illustrationWording } from '../../../site/shell/legal-wording';
import type { VehicleView } from '../vehicle-view';

/** Pixels that networks show a large picture in. */
export const socialSize = { width: 1200, height: 630 } as const;

/** A vehicle's picture as a page's metadata name it. */
export interface SocialPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly type: 'image/jpeg';
  readonly alt: string;
}

/** What is drawn, as plain data. */
export interface SocialPictureView {
  readonly siteName: string;
  readonly heading: string;
  readonly subheading: string | undefined;
  /** "Sold", "Just in", "Used". */
  readonly tag: string | undefined;
  /** The price or the words in its place (PRICE-01); null for what is sold. */
  readonly price: { readonly figure: string; readonly note: string | undefined } | null;
  /** The dealer's licence number, where it is short enough for the foot. */
  readonly licence: string | undefined;
  readonly image: VehicleView['images'][number] | undefined;
  /** Said of pictures that are drawings. */
  readonly imageNote: string | undefined;
}

/** Letters that fit beside the dealer's name. */
const longestLicence = 40;

const priceOf = (price: PriceValue): SocialPictureView['price'] =>
  price.kind === 'words' ? { figure: price.words, note: undefined } : { figure: price.amount, note: price.type };

type Shown = Pick<VehicleView, 'heading' | 'subheading' | 'fullName' | 'tags' | 'price' | 'isSold' | 'images'>;

/**
 * The words in the picture of a vehicle: those of its page, without repayments, whose rates would be too small to read.
 */
export const socialPictureView = (
  site: Pick<PublicSite, 'name' | 'vehicle'>,
  location: Location | null,
  view: Shown,
): SocialPictureView => {
  const [image] = view.images;
  const licence = location === null ? undefined : licences(location).find((text) => text.length <= longestLicence);
  return {
    siteName: site.name,
    heading: view.heading,
    subheading: view.subheading,
    tag: view.tags[0]?.label,
    price: view.price === null ? null : priceOf(view.price),
    licence,
    image,
    imageNote: image !== undefined && site.vehicle.illustratedPictures ? illustrationWording : undefined,
  };
};

/** The picture that networks show of a vehicle's page (SEO-01): its address changes with the vehicle. */
export const socialPicture = (
  site: Pick<PublicSite, 'search' | 'name'>,
  vehicle: Pick<Vehicle, 'slug' | 'updated_at'>,
  view: Shown,
): SocialPicture => {
  const price = view.price === null ? null : priceOf(view.price);
  const words = view.isSold ? 'sold' : price === null ? '' : [price.figure, price.note].filter(Boolean).join(' ');
  return {
    url: socialPicturePath(vehicle),
    ...socialSize,
    type: 'image/jpeg',
    alt: [view.fullName, words, site.name].filter((part) => part !== '').join(', '),
  };
};
