import type { SiteOffer } from '@forecourt/api-contract';
import { type OfferCriteria, offerPath } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { dayInWords } from '@forecourt/domain/calendar';
import { formatPercent } from '@forecourt/domain/numbers';
import { offerDescription, offerDisclaimer, offerImage } from '@forecourt/domain/offer';
import type { HeroProps, HeroSearchFormProps } from '@forecourt/ui/hero';
import type { OfferCardProps, OfferFigure, OfferImage } from '@forecourt/ui/offer-card';
import { offerWords } from '../../site/shell/offer-words';
import { priceValue, stageTone } from '../vehicle';
import { type ListedOffer, offerChoices } from './offer-search';

/** `1 offer`, `12 offers`. */
export const offerCount = (count: number): string => `${count} ${count === 1 ? 'offer' : 'offers'}`;

/** The heading of the list: `Toyota special offers`, `Special offers: Finance offer`. */
export const offersTitle = (criteria: OfferCriteria, offers: readonly ListedOffer[]): string => {
  // A heading repeats a make or category of the address only when an offer has it.
  const manufacturer = offers.find((offer) => offer.manufacturer === criteria.manufacturer)?.manufacturer ?? undefined;
  const category = offers.find((offer) => offer.category === criteria.category)?.category ?? undefined;
  const of = manufacturer === undefined ? offerWords.title : `${manufacturer} special offers`;
  return category === undefined ? of : `${of}: ${category}`;
};

/** Pixels of the largest picture that a card, and the page of an offer, can use. */
const pictureSizes = { card: { width: 800, height: 533 }, page: { width: 1800, height: 1200 } } as const;

/** Offers that may be advertised: one for a vehicle that has sold keeps its page and its place among all offers alone (OFFR-02). */
export const offersToGet = (offers: readonly SiteOffer[]): readonly SiteOffer[] =>
  offers.filter(({ vehicle }) => vehicle?.sold !== true);

/** All offers, those for a vehicle that has sold at the end. */
export const soldLast = (offers: readonly SiteOffer[]): readonly SiteOffer[] => [
  ...offersToGet(offers),
  ...offers.filter(({ vehicle }) => vehicle?.sold === true),
];

/** The picture of an offer (OFFR-03): its own as a photo; one of the illustrated stock as a cut-out on its set. */
export const offerPicture = (
  { vehicle: { illustratedPictures } }: Pick<PublicSite, 'vehicle'>,
  offer: SiteOffer,
  size: keyof typeof pictureSizes,
): OfferImage | null => {
  const src = offerImage(offer);
  if (src === null) return null;
  const isFromStock = offer.image_colour !== null && src === offer.image_or_model_image?.url;
  return {
    src,
    alt: '',
    ...pictureSizes[size],
    ...(isFromStock && illustratedPictures
      ? { fit: 'contain', tone: stageTone(offer.image_colour) }
      : { fit: 'cover' }),
  };
};

/** The picture of an offer at the opening of a page, and the way to it; the picture is left to the page where it has none. */
export const offerOpening = (
  site: Pick<PublicSite, 'manufacturer' | 'vehicle'>,
  offer: SiteOffer,
): Pick<HeroProps, 'image' | 'imageFit' | 'caption'> => {
  const caption = { label: offer.name, href: offerPath(site, offer) };
  const picture = offerPicture(site, offer, 'page');
  if (picture === null) return { caption };
  const { src, alt, width, height, fit } = picture;
  return { caption, image: { src, alt, width, height }, imageFit: fit ?? 'cover' };
};

const rateFigure = ({ interest, comparison }: NonNullable<SiteOffer['rate']>): OfferFigure => ({
  kind: 'rate',
  interestRate: formatPercent(interest),
  comparisonRate: formatPercent(comparison),
});

/**
 * The value of an offer and its last day: its rate with the comparison rate, else the price of its one vehicle, when
 * the dealer gives them. Empty for a sold vehicle.
 */
export const offerTerms = ({ rate, until, vehicle }: SiteOffer): Pick<OfferCardProps, 'figure' | 'ends'> => {
  if (vehicle?.sold === true) return {};
  const price = vehicle === null ? null : priceValue(vehicle.shown_price);
  const figures: readonly OfferFigure[] = [
    ...(rate === null ? [] : [rateFigure(rate)]),
    ...(price?.kind === 'amount' ? [{ kind: 'price', price } as const] : []),
  ];
  const [figure] = figures;
  return {
    ...(figure === undefined ? {} : { figure }),
    ...(until === null ? {} : { ends: `${offerWords.ends} ${dayInWords(until)}` }),
  };
};

const wordsOf = ({ name, category, manufacturer, model, ...offer }: SiteOffer): string => {
  const { text, full } = offerDescription(offer);
  return [name, full ?? text, category, manufacturer, model?.name, offer.vehicle?.name].join(' ').toLowerCase();
};

/** An offer as a card, and what it is found by (OFFR-01). */
export const listedOffer = (site: Pick<PublicSite, 'manufacturer' | 'vehicle'>, offer: SiteOffer): ListedOffer => {
  const disclaimer = offerDisclaimer(offer);
  return {
    category: offer.category,
    manufacturer: offer.manufacturer,
    words: wordsOf(offer),
    card: {
      key: offer.id,
      title: offer.name,
      image: offerPicture(site, offer, 'card'),
      ...offerTerms(offer),
      description: offerDescription(offer),
      link: { label: offerWords.view, href: offerPath(site, offer) },
      ...(offer.category === null ? {} : { category: offer.category }),
      ...(disclaimer === null ? {} : { disclaimer }),
      ...(offer.vehicle?.sold === true ? { closed: offerWords.sold } : {}),
    },
  };
};

const select = (
  name: string,
  label: string,
  values: readonly string[],
  chosen: string | undefined,
): HeroSearchFormProps['selects'] => {
  // One value is every offer: choosing it would change nothing. One that is asked for stands there to be let go.
  if (values.length < 2 && chosen === undefined) return [];
  const options = chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];
  return [
    {
      name,
      label,
      placeholder: `Any ${label.toLowerCase()}`,
      options: options.map((value) => ({ value, label: value })),
      ...(chosen === undefined ? {} : { defaultValue: chosen }),
    },
  ];
};

/** The filters of the offers: a plain form, so they work without scripts. `criteria` in their canonical form. */
export const offerForm = (
  offers: readonly ListedOffer[],
  criteria: OfferCriteria,
  action: string,
): HeroSearchFormProps => {
  const { categories, manufacturers } = offerChoices(offers);
  return {
    action,
    label: offerWords.label,
    query: { label: offerWords.query, ...(criteria.query === undefined ? {} : { defaultValue: criteria.query }) },
    selects: [
      ...select('category', 'Category', categories, criteria.category),
      ...select('manufacturer', 'Make', manufacturers, criteria.manufacturer),
    ],
    submitLabel: offerWords.submit,
  };
};
