import type { PublicSite } from '@forecourt/config/public-site';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { facetChoices } from '@forecourt/search/results';
import { kinFilters } from '@forecourt/search/similar';
import { findResults } from '../../features/search/server';
import { nearestFirst, type Wish, type WishedVehicle, wishCriteria } from './wish';

/**
 * What matches a wish, and the bodies to choose from, without the vehicle itself, which the shopper has seen. The same
 * model and the same make are asked for by themselves: a page of everything, in the order of the search, may hold none of
 * them. A search that fails is told to the log and gives null; the form stands without.
 */
export const findMatches = async (site: PublicSite, wish: Wish, vehicle: WishedVehicle & Pick<Vehicle, 'id'>) => {
  const criteria = { ...wishCriteria(wish, vehicle), status: ['in_stock', 'coming_soon'] };
  const { model, make, any } = kinFilters(vehicle);
  try {
    const find = async (filters: string) => (await findResults(site, criteria, filters)).response;
    const [ofModel, ofMake, all] = await Promise.all([find(model), find(make), find(any)]);
    const bodies = facetChoices(all.facets.body?.values ?? {}, wish.body === null ? [] : [wish.body]);
    return {
      hits: nearestFirst([...ofModel.hits, ...ofMake.hits, ...all.hits], vehicle),
      count: all.count,
      bodies: bodies.map(({ value }) => value),
    };
  } catch (error) {
    console.error(`What matches a wish on ${site.website_id} could not be found.`, error);
    return null;
  }
};
