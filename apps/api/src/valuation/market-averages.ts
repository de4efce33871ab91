import type { SiteDocument } from '@forecourt/config';
import { isGaugeEligible, type Vehicle } from '@forecourt/domain';
import { inArray } from 'drizzle-orm';
import type { Db } from '../database/database';
import { dealerships } from '../database/schema';
import { ownStockValuation } from './own-stock-valuation';

/** A saving is claimed only of averages that are surer than this. */
const sureEnough = 0.4;

/** Ids of the dealerships whose stock a site sells as its own. */
export const ownDealershipsOf = async (db: Db, site: SiteDocument): Promise<readonly string[]> => {
  const sources = site.stockFrom.map(({ dealership }) => dealership);
  const own = await db.select({ id: dealerships.id }).from(dealerships).where(inArray(dealerships.slug, sources));
  return own.map(({ id }) => id);
};

/**
 * The vehicle's average market prices (PRICE-03): those of its feed, else those of comparable stock where the site
 * compares prices. Null where neither can tell.
 */
export const marketAverages = async (
  db: Db,
  site: SiteDocument,
  vehicle: Vehicle,
): Promise<Vehicle['autograb_data']> => {
  if (vehicle.autograb_data !== null || !site.flags.comparison || !isGaugeEligible(vehicle))
    return vehicle.autograb_data;
  const value = await ownStockValuation(db)({ vehicle, ownDealerships: await ownDealershipsOf(db, site) });
  if (value === null || value.confidence <= sureEnough) return null;
  return { state_average_market_price: value.stateAverage, average_market_price: value.average };
};
