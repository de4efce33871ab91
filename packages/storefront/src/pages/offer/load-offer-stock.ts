import type { SiteOffer } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import type { OfferScope } from '@forecourt/domain/offer';
import type { SearchCriteria } from '@forecourt/search/criteria';
import type { SearchHit } from '@forecourt/search/record';
import { loadModelStock } from '../../features/search/server';

/** Vehicles in stock that an offer is for, and the search that finds all of them. */
export interface OfferStock {
  readonly hits: readonly SearchHit[];
  readonly criteria: SearchCriteria;
}

/**
 * The search of what an offer is for: its model of its make, or of the site's own where it names none; null where it is
 * for no model, since an offer of a whole make says too little of which vehicles it holds for, and where it is for one
 * vehicle, which its page shows by itself. In a group only vehicles of the dealership that makes it have it.
 */
export const offerCriteria = (
  { manufacturer, model, vehicle, car_type, dealership }: OfferScope & Pick<SiteOffer, 'dealership'>,
  site: Pick<PublicSite, 'manufacturer' | 'dealerships'>,
): (Required<Pick<SearchCriteria, 'make' | 'model'>> & Pick<SearchCriteria, 'car_type' | 'dealership_name'>) | null => {
  const make = manufacturer ?? site.manufacturer;
  if (make === null || model === null || vehicle !== null) return null;
  return {
    make: [make],
    model: [model.name],
    ...(car_type.length === 0 ? {} : { car_type }),
    ...(site.dealerships.length > 1 ? { dealership_name: [dealership.name] } : {}),
  };
};

/**
 * The stock beside an offer. What cannot be read is logged and left out: the offer and its enquiry are what the page is
 * for.
 */
export const loadOfferStock = async (site: PublicSite, offer: SiteOffer): Promise<OfferStock | null> => {
  const criteria = offerCriteria(offer, site);
  if (criteria === null) return null;
  try {
    const { hits } = await loadModelStock(site, criteria);
    return hits.length === 0 ? null : { hits, criteria: { ...criteria, city: [] } };
  } catch (error) {
    console.error('The stock of an offer could not be read.', error);
    return null;
  }
};
