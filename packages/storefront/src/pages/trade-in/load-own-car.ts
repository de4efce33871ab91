import type { OwnCarModels } from '@forecourt/api-contract';
import { capabilities } from '@forecourt/config/capabilities';
import type { PublicSite } from '@forecourt/config/public-site';
import { calendarDateIn, stateTimeZone } from '@forecourt/domain/calendar';
import { type ItemType, itemTypes } from '@forecourt/domain/vehicle';
import { loadStock } from '../../features/search/server';
import { type OwnCarQuery, readOwnCarQuery } from '../../features/trade-in/own-car-query';
import { type FoundVehicle, lookForVehicle } from '../../features/vehicle/find-vehicle-by-id';
import { api } from '../../runtime/service-access/api';

/**
 * The vehicle in stock that the shopper's own one would be traded in for: found; gone or held; or unknown while the
 * search fails.
 */
export type Towards = { readonly kind: 'car'; readonly found: FoundVehicle } | { readonly kind: 'gone' | 'away' };

export const tradeTowards = async (site: PublicSite, carId: string): Promise<Towards> => {
  const found = await lookForVehicle(site, carId);
  if (found === 'away') return { kind: 'away' };
  return found !== 'none' && capabilities(site, found.vehicle).tradeIn ? { kind: 'car', found } : { kind: 'gone' };
};

/** Models to choose from, and whether vehicles can be looked up: helps that a step can be without, as while the API is away. */
const modelsOf = async (site: PublicSite, make: string, kinds: readonly ItemType[]): Promise<OwnCarModels> => {
  try {
    return await api().getOwnCarModels(site.website_id, make, kinds, { cache: 'no-store' });
  } catch (error) {
    console.error(`Models to choose from could not be read for ${site.website_id}.`, error);
    return { models: [], lookup: false };
  }
};

/** The kinds of vehicle that a site sells; none while the search fails, which costs makes to choose from and no more. */
const kindsOf = async (site: PublicSite): Promise<readonly ItemType[]> => {
  try {
    const { kinds } = await loadStock(site);
    return itemTypes.filter((kind) => (kinds[kind] ?? 0) > 0);
  } catch (error) {
    console.error(`The kinds of vehicle of ${site.website_id} could not be read.`, error);
    return [];
  }
};

/** The answers in the address of a valuation, with the models and the estimate from the API. */
export const loadOwnCar = async (site: PublicSite, query: URLSearchParams) => {
  const thisYear = Number(calendarDateIn(stateTimeZone(site.state), new Date()).slice(0, 4));
  const asked: OwnCarQuery = readOwnCarQuery(query, thisYear);
  const isChosenFrom = asked.at === 'car' || asked.at === 'model';
  const kinds = isChosenFrom ? await kindsOf(site) : [];
  const { models, lookup } = isChosenFrom
    ? await modelsOf(site, asked.at === 'model' ? asked.values.make : '', kinds)
    : { models: [], lookup: false };
  const chosenFrom = { asked, models, lookup, kinds };
  if (asked.asked === null) return { ...chosenFrom, estimate: null };
  const { car, answers } = asked.asked;
  const { year, kilometres, ...words } = car;
  const estimate = await api().getTradeInEstimate(
    site.website_id,
    { ...words, year: String(year), kilometres: String(kilometres), ...answers },
    { cache: 'no-store' },
  );
  return { ...chosenFrom, estimate };
};
