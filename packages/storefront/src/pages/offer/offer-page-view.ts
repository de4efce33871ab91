import type { SiteOffer } from '@forecourt/api-contract';
import { hrefs, isSitePath, type PlacedSite } from '@forecourt/config/hrefs';
import { withLiveLinks } from '@forecourt/config/offers-document';
import { offerPath } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { offerDescription, offerImage } from '@forecourt/domain/offer';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import { hitPrice, type SearchHit } from '@forecourt/search/record';
import type { OfferDetailProps } from '@forecourt/ui/offer-detail';
import { offerPicture, offerTerms } from '../../features/offers/offers-view';
import { offerWords } from '../../site/shell/offer-words';
import type { Json } from '../../site/structured-data/json-ld';
import { offerModelPath } from './offer-model-path';

/** What shoppers read on the page of an offer. */
export const offerPageWords = {
  enquire: 'Enquire about this offer',
  soldTitle: 'This vehicle has sold',
  soldText: 'The offer was for one vehicle, and somebody else has taken it. There may be another like it.',
  soldWay: 'See other offers',
  stock: 'In stock for this offer',
  all: 'See them all',
  price: 'Price',
  eligibility: 'Who can have it',
  claim: 'How to get it',
  usualClaim: (dealer: string) => `Ask ${dealer} for it with the form here, and name it before you order.`,
} as const;

interface Way {
  readonly label: string;
  readonly href: string;
}

/** Links of an offer: to its model where that page exists, by its override URL or /{slug} (OFFR-02), and its vehicle. */
const offerWays = (site: PlacedSite, { model, vehicle }: SiteOffer, offers: readonly SiteOffer[]): readonly Way[] => {
  const modelPath = offerModelPath(model);
  return [
    ...(model !== null && modelPath !== null && isSitePath(modelPath, site, offers)
      ? [{ label: `More about the ${model.name}`, href: modelPath }]
      : []),
    ...(vehicle === null ? [] : [{ label: `See the ${vehicle.name}`, href: hrefs(site).vehicle(vehicle) }]),
  ];
};

/**
 * An offer as its page shows it (OFFR-01, OFFR-03). One text shows on several sites: it links only to pages of this one,
 * `offers` among them.
 */
export const offerPageView = (
  site: PlacedSite & Pick<PublicSite, 'manufacturer' | 'vehicle'>,
  offer: SiteOffer,
  offers: readonly SiteOffer[],
) => {
  const { text } = offerDescription(offer);
  const disclaimer = offer.disclaimer?.trim() ?? '';
  const to = hrefs(site);
  const detail: Omit<OfferDetailProps, 'aside' | 'breadcrumbs' | 'ways'> = {
    title: offer.name,
    image: offerPicture(site, offer, 'page'),
    ...offerTerms(offer),
    description: withLiveLinks(offer.sanitized_description, (address) => isSitePath(address, site, offers)),
    ...(offer.category === null ? {} : { category: offer.category }),
    ...(disclaimer === '' ? {} : { disclaimer }),
    ...(offer.vehicle?.sold === true ? { closed: offerWords.sold } : {}),
  };
  const { eligibility, claim, dealership } = offer;
  return {
    detail,
    facts: [
      ...(eligibility === null ? [] : [{ label: offerPageWords.eligibility, value: eligibility }]),
      ...(offer.vehicle?.sold === true
        ? []
        : [{ label: offerPageWords.claim, value: claim ?? offerPageWords.usualClaim(dealership.name) }]),
    ],
    path: offerPath(site, offer),
    summary: text,
    isSold: offer.vehicle?.sold === true,
    ways: offerWays(site, offer, offers),
    crumbs: [{ label: 'Home', href: to.home }, { label: offerWords.title, href: to.offers() }, { label: offer.name }],
  };
};

/** What the vehicles that an offer is for cost, from the least; nothing where it does not say which, or none has a price. */
export const stockPrice = (
  { car_type }: Pick<SiteOffer, 'car_type'>,
  hits: readonly SearchHit[],
): readonly { readonly label: string; readonly value: string }[] => {
  if (car_type.length === 0) return [];
  const prices = hits.map((hit) => hitPrice(hit)).filter((price) => price.kind === 'amount');
  const [least] = prices.toSorted((one, other) => one.amount - other.amount);
  if (least === undefined) return [];
  const { amount, priceType } = least;
  const type = priceType === null ? '' : `, ${priceType.label.toLowerCase()}`;
  return [{ label: offerPageWords.price, value: `${hits.length > 1 ? 'From ' : ''}${formatDollars(amount)}${type}` }];
};

/** An offer as schema.org's Offer, which its dealership makes (SEO-01). */
export const offerData = (site: Pick<PublicSite, 'canonicalOrigin' | 'manufacturer'>, offer: SiteOffer): Json => {
  const { text, full } = offerDescription(offer);
  const image = offerImage(offer);
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: offer.name,
    description: full ?? text,
    url: new URL(offerPath(site, offer), site.canonicalOrigin).href,
    ...(offer.category === null ? {} : { category: offer.category }),
    ...(offer.until === null ? {} : { validThrough: offer.until }),
    ...(image === null ? {} : { image: new URL(image, site.canonicalOrigin).href }),
    ...(offer.vehicle?.sold === true ? { availability: 'https://schema.org/SoldOut' } : {}),
    offeredBy: { '@type': 'AutoDealer', name: offer.dealership.name },
  };
};
