import { capabilities } from '@forecourt/config/capabilities';
import type { PublicSite } from '@forecourt/config/public-site';
import { type AskedFinance, readFinanceQuery } from '../../features/finance/finance-query';
import { type FoundVehicle, lookForVehicle } from '../../features/vehicle/find-vehicle-by-id';
import { type PageProps, queryOf, requireSite } from '../../site/data/site-page';

/**
 * The vehicle in the address of a finance page: found, on hold for somebody else, or gone; `none` where the address
 * names none or the search fails.
 */
export type AskedCar =
  | { readonly kind: 'none' | 'gone' | 'held' }
  | { readonly kind: 'car'; readonly car: FoundVehicle };

const askedCar = async (site: PublicSite, carId: string | null): Promise<AskedCar> => {
  if (carId === null) return { kind: 'none' };
  const found = await lookForVehicle(site, carId);
  if (found === 'away') return { kind: 'none' };
  if (found === 'none') return { kind: 'gone' };
  if (capabilities(site, found.vehicle).finance) return { kind: 'car', car: found };
  return { kind: found.vehicle.reserved && !found.vehicle.sold ? 'held' : 'gone' };
};

/** What a finance page is drawn with. */
export const loadFinance = async ({ params, searchParams }: PageProps) => {
  const site = await requireSite(params);
  const query = queryOf(await searchParams);
  const asked: AskedFinance = readFinanceQuery(query, site);
  return { site, asked, car: await askedCar(site, asked.carId), isAsked: query.size > 0 };
};
