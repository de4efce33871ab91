import { cacheTags, type SiteOffer } from '@forecourt/api-contract';
import { offerPath } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { dayInWords } from '@forecourt/domain/calendar';
import { rateOfferFor } from '@forecourt/domain/offer';
import { isAvailable, type Vehicle } from '@forecourt/domain/vehicle';
import { ratesLine } from '@forecourt/finance';
import { unstable_cache } from 'next/cache';
import { api } from '../../runtime/service-access/api';
import { offerWords } from '../shell/offer-words';
import { renewAfter } from './load-vehicle';

/** The rate that a vehicle can be had at by an offer, in words. */
export interface VehicleOffer {
  readonly name: string;
  /** The page of the offer. */
  readonly href: string;
  /** `5.99% p.a., comparison rate 7.10% p.a.`: a rate never stands without its comparison rate (National Credit Code). */
  readonly rates: string;
  /** `Ends 31 December 2999`; null for no end. */
  readonly ends: string | null;
  /** The dealer's terms, plain words; null where it has none. */
  readonly terms: string | null;
}

/** A failed question is asked again after this many seconds. */
const retryAfter = 60;

/**
 * The offer of a rate that a vehicle has, the one with the lowest comparison rate; null where it has none. `offers` are
 * those that the site shows now.
 */
export const vehicleOffer = (
  offers: readonly SiteOffer[],
  vehicle: Vehicle,
  site: Pick<PublicSite, 'manufacturer'>,
): VehicleOffer | null => {
  const offer = rateOfferFor(offers, vehicle, site.manufacturer);
  if (offer === null) return null;
  return {
    name: offer.name,
    href: offerPath(site, offer),
    rates: ratesLine(offer.rate),
    ends: offer.until === null ? null : `${offerWords.ends} ${dayInWords(offer.until)}`,
    terms: offer.disclaimer?.trim() || null,
  };
};

/**
 * The same from the API, kept until the offers or the vehicle change: a page of one vehicle does not follow the whole
 * stock. None is asked for where the site has no offers or says nothing of finance (SITE-04), nor of a sold vehicle.
 * What cannot be read is logged and left out for a minute: the page stands with the usual repayment.
 */
export const loadVehicleOffer = async (
  site: Pick<PublicSite, 'website_id' | 'flags' | 'manufacturer'>,
  vehicle: Vehicle,
): Promise<VehicleOffer | null> => {
  const { website_id, flags } = site;
  if (!flags.offers || !flags.finance || !isAvailable(vehicle)) return null;
  const key = [website_id, vehicle.id];
  try {
    return await unstable_cache(
      async () => vehicleOffer(await api().getOffers(website_id), vehicle, site),
      ['vehicle-offer', ...key],
      {
        tags: [cacheTags.site(website_id), cacheTags.offers(website_id), cacheTags.vehicle(vehicle.id)],
        revalidate: false,
      },
    )();
  } catch (error) {
    console.error(`The offers for ${vehicle.slug} on ${website_id} could not be read.`, error);
    await renewAfter(retryAfter, ['vehicle-offer', ...key]);
    return null;
  }
};
