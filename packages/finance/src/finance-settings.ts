import * as z from 'zod';
import { financeProviders } from './lenders/lenders';

/** A {@link FinanceProvider}. */
export const financeProviderSchema = z.enum(financeProviders);

/**
 * A dealer's own finance figures (FIN-13): rates in per cent a year, term in years, money in AUD dollars. They stand
 * wherever the lender gives none for a vehicle.
 */
export const financeSettingsSchema = z.strictObject({
  /** Whether lenders' own figures may be advertised; false on a site that lenders exclude (FIN-08). */
  lenderOffers: z.boolean().default(true),
  interestRate: z.number().min(0).max(48).default(10),
  termYears: z.number().min(1).max(7).multipleOf(0.5).default(5),
  depositAmount: z.number().min(0).max(250_000).default(0),
  /** Charged each month besides the repayment; counts in the comparison rate. */
  feesMonthly: z.number().min(0).max(1000).default(0),
  /** Charged once at the start; counts in the comparison rate. */
  feesUpfront: z.number().min(0).max(10_000).default(0),
});
export type FinanceSettings = z.infer<typeof financeSettingsSchema>;
/** As a site document writes it: everything may be left out. */
export type FinanceSettingsInput = z.input<typeof financeSettingsSchema>;
