import { capabilities } from '@forecourt/config/capabilities';
import { type AskedFinance, readFinanceQuery } from '../../features/finance/finance-query';
import { findCar } from '../../features/finance/find-car';
import { type PageProps, queryOf, requireSite } from '../../site/data/site-page';

type FoundCar = NonNullable<Awaited<ReturnType<typeof findCar>>>;

/** The vehicle that a finance page was asked about: there, on hold for somebody else, gone, or none was named. */
export type AskedCar = { readonly kind: 'none' | 'gone' | 'held' } | { readonly kind: 'car'; readonly car: FoundCar };

/** What a finance page is drawn with. */
export const loadFinance = async ({ params, searchParams }: PageProps) => {
  const site = await requireSite(params);
  const query = queryOf(await searchParams);
  const asked: AskedFinance = readFinanceQuery(query, site);
  const named = query.get('car_id') ?? '';
  const found = asked.carId === null ? null : await findCar(site, asked.carId);
  const car: AskedCar =
    named === ''
      ? { kind: 'none' }
      : found === null
        ? { kind: 'gone' }
        : capabilities(site, found.vehicle).finance
          ? { kind: 'car', car: found }
          : { kind: found.vehicle.reserved && !found.vehicle.sold ? 'held' : 'gone' };
  return { site, asked, car, isAsked: query.size > 0 };
};
