import type { SiteOffer } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
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
 * for no model, since an offer of a whole make says too little of which vehicles it holds for.
 */
export const offerCriteria = (
  { manufacturer, model }: Pick<SiteOffer, 'manufacturer' | 'model'>,
  site: Pick<PublicSite, 'manufacturer'>,
): { readonly make: readonly string[]; readonly model: readonly string[] } | null => {
  const make = manufacturer ?? site.manufacturer;
  return make === null || model === null ? null : { make: [make], model: [model.name] };
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
