import { type FinanceLender, isPurchasable, type Vehicle } from '@forecourt/domain/vehicle';
import type { FinanceSettings } from '../finance-settings';
import { type FinanceProvider, lenders } from './lenders';

type FinancedVehicle = Pick<Vehicle, 'make' | 'year' | 'price' | 'status' | 'sold' | 'reserved' | 'finance_lenders'>;

/** A lender's figures that may be advertised: both rates are there (FIN-08). */
export type EligibleLender = FinanceLender & { readonly interestRate: number; readonly comparisonRate: number };

/**
 * The newest model year that a lender does not accept now; null for lenders that take any. It moves on at the new year
 * of UTC, and with it what vehicles of that year cost a week (FIN-08).
 */
export const refusedYear = (provider: FinanceProvider, now: Date): number | null => {
  const { yearsBack } = lenders[provider];
  return yearsBack === null ? null : now.getUTCFullYear() - yearsBack;
};

/**
 * The lender's figures for a vehicle when it may be advertised with them, else null (FIN-08): data with both rates
 * must exist, neither site nor make be excluded, the vehicle purchasable, and the lender's own rules met.
 * `now` decides this year by UTC.
 */
export const eligibleLender = (
  vehicle: FinancedVehicle,
  provider: FinanceProvider,
  now: Date,
  settings: Pick<FinanceSettings, 'lenderOffers' | 'excludedMakes'>,
): EligibleLender | null => {
  const rules = lenders[provider];
  const data = Object.hasOwn(vehicle.finance_lenders, provider) ? vehicle.finance_lenders[provider] : undefined;
  if (data === undefined || !hasRates(data)) return null;
  if (!settings.lenderOffers || isExcludedMake(vehicle.make, settings.excludedMakes)) return null;
  if (!isPurchasable(vehicle)) return null;
  if (rules.priceAbove !== null && (vehicle.price ?? 0) <= rules.priceAbove) return null;
  const refused = refusedYear(provider, now);
  if (refused !== null && vehicle.year <= refused) return null;
  if (rules.needs !== null && data[rules.needs] === null) return null;
  return data;
};

const isExcludedMake = (make: string, excluded: readonly string[]): boolean =>
  excluded.some((name) => name.toLowerCase() === make.trim().toLowerCase());

const hasRates = (data: FinanceLender): data is EligibleLender =>
  data.interestRate !== null && data.comparisonRate !== null;
