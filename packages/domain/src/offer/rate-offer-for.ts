import type { Offer } from './offer';
import { isOfferFor, type OfferScope } from './offered-vehicle';

/** An offer as the choice among several reads it. */
type ChosenOffer = OfferScope & Pick<Offer, 'rate'>;

/** The same, with a rate. */
export type RateOffer<Made extends ChosenOffer> = Made & { readonly rate: NonNullable<Offer['rate']> };

const hasRate = <Made extends ChosenOffer>(offer: Made): offer is RateOffer<Made> => offer.rate !== null;

/**
 * The offer of a rate that a vehicle has: of several the one with the lowest comparison rate, of equal ones the first;
 * null where it has none. The vehicle's page and every card of it say this one. `offers` are those that the site shows
 * now; who sells the vehicle no more asks for none.
 */
export const rateOfferFor = <Made extends ChosenOffer>(
  offers: readonly Made[],
  vehicle: Parameters<typeof isOfferFor>[1],
  siteMake: string | null,
): RateOffer<Made> | null => {
  const [best = null] = offers
    .filter(hasRate)
    .filter((offer) => isOfferFor(offer, vehicle, siteMake))
    .toSorted((one, other) => one.rate.comparison - other.rate.comparison);
  return best;
};
