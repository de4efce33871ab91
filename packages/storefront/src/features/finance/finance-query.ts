import type { FinanceQuery } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { type CarType, carTypes, knownWord } from '@forecourt/domain/vehicle';

/** The parameters in the address of a finance page that are valid here (ROUTE-09). */
export interface AskedFinance {
  /** Slug of a dealership of the site; null for none that is known. */
  readonly dealership: string | null;
  /** AUD dollars; null for none that a calculator could take. */
  readonly budget: number | null;
  /** Id of a vehicle, which may be anybody's or gone. */
  readonly carId: string | null;
  readonly carType: CarType | null;
}

/** More than any calculator takes is no budget. */
const highestBudget = 250_000;

/** Dollars as people and links write them: `25000`, `$25,000`. */
const dollarsOf = (text: string): number | null => {
  const figures = text.replace(/[\s,$]/g, '');
  const amount = /^\d{1,7}(\.\d{1,2})?$/.test(figures) ? Number(figures) : 0;
  return amount > 0 && amount <= highestBudget ? amount : null;
};

/** Reads what a finance page takes from its address (ROUTE-09). What means nothing is left out: a link is never refused. */
export const readFinanceQuery = (
  query: URLSearchParams,
  { dealerships }: Pick<PublicSite, 'dealerships'>,
): AskedFinance => {
  const said = (name: keyof FinanceQuery): string => query.get(name)?.trim() ?? '';
  const dealership = said('preferredDealership');
  const carId = said('car_id');
  return {
    dealership: dealerships.some(({ slug }) => slug === dealership) ? dealership : null,
    budget: dollarsOf(said('vehiclePriceBudget')),
    carId: /^\d{1,18}$/.test(carId) ? carId : null,
    carType: knownWord(carTypes, said('car_type')) ?? null,
  };
};
