import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocument } from '@forecourt/config/site-document';
import { isOfferShown, type OfferScope, type RateOffer, rateOfferFor } from '@forecourt/domain/offer';
import { isAvailable, type Vehicle } from '@forecourt/domain/vehicle';
import { ratesLine } from '@forecourt/finance';
import type { SiteDirectory } from '../sites';

/** An offer of a rate as records are made of it; `vehicle.id` is the stock number of the one that it is tied to. */
type RecordOffer = RateOffer<
  OfferScope & { readonly rate: { readonly interest: number; readonly comparison: number } }
>;

/**
 * The offers of a rate that a site shows now of a dealership, by the rule of its pages (OFFR-02). None where it has offers
 * or finance switched off (SITE-04): then the vehicle's page says none either.
 */
export const rateOffers = (
  site: SiteDocument,
  { id, slug }: Pick<Dealership, 'id' | 'slug'>,
  directory: Pick<SiteDirectory, 'offers'>,
  now: Date,
): readonly RecordOffer[] => {
  if (!site.flags.offers || !site.flags.finance) return [];
  // Who asks for a vehicle's has one that is shown: that one has sold ends no offer here.
  const place = { website_id: site.website_id, state: site.state, vehicle: null, now };
  return (directory.offers.get(id)?.offers ?? []).flatMap((entry): RecordOffer[] => {
    const { rate, manufacturer, model, car_type, stocknum } = entry;
    if (rate === null || !isOfferShown(entry, place, site.vehicle)) return [];
    const vehicle = stocknum === null ? null : { id: stocknum };
    return [{ rate, manufacturer: manufacturer ?? site.manufacturer, model, car_type, vehicle, dealership: { slug } }];
  });
};

/**
 * What a card says of the offer that a vehicle has, as its own page does; null where it has none. The rate stands with its
 * comparison rate, in one text of one size (National Credit Code, s 164).
 */
export const offerNote = (offers: readonly RecordOffer[], vehicle: Vehicle): string | null => {
  if (offers.length === 0 || !isAvailable(vehicle)) return null;
  const { stocknum, make, model, car_type, dealership_slug } = vehicle;
  // A stock number is one vehicle's within the dealership whose offers these are.
  const offer = rateOfferFor(offers, { id: stocknum, make, model, car_type, dealership_slug }, null);
  return offer === null ? null : `Offer: ${ratesLine(offer.rate)}`;
};
