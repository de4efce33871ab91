import type { SiteDocument } from '@forecourt/config/site-document';
import { isGaugeEligible } from '@forecourt/domain/autogauge';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships } from '../../ground/database/schema';
import { ownStockAverages } from './own-stock-valuation';

/** Ids of the dealerships whose stock a site sells as its own. */
export const ownDealershipsOf = async (db: Db, site: SiteDocument): Promise<readonly string[]> => {
  const sources = site.stockFrom.map(({ dealership }) => dealership);
  const own = await db.select({ id: dealerships.id }).from(dealerships).where(inArray(dealerships.slug, sources));
  return own.map(({ id }) => id);
};

/**
 * The vehicle's average market prices (PRICE-03): those of its feed, else those of comparable stock where the site
 * compares prices by it. Null where neither can tell, and where a hosted service compares: two sources on one page
 * could contradict each other.
 */
export const marketAverages = async (
  { db, site, fromOwnStock }: { readonly db: Db; readonly site: SiteDocument; readonly fromOwnStock: boolean },
  vehicle: Vehicle,
): Promise<Vehicle['autograb_data']> => {
  if (!fromOwnStock) return vehicle.autograb_data;
  if (vehicle.autograb_data !== null || !site.flags.comparison || !isGaugeEligible(vehicle))
    return vehicle.autograb_data;
  return ownStockAverages(db, { vehicle, whose: 'site', ownDealerships: await ownDealershipsOf(db, site) });
};
