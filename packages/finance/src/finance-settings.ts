import * as z from 'zod';
import { applicationSettingsSchema, creditSettingsSchema } from './credit/credit-settings';
import type { Rounding } from './repayment/decimal';
import type { Frequency } from './repayment/frequency';

const rate = z.number().min(0).max(48);
const rateRange = z
  .strictObject({ min: rate, max: rate })
  .refine(({ min, max }) => min <= max, { error: 'give a min that is not above max' });
const halfYears = z.number().min(1).max(7).multipleOf(0.5);
const fee = (standard: number) => z.number().min(0).max(10_000).default(standard);

/**
 * A dealer's own finance figures: rates in per cent a year, terms in years, money in AUD dollars. They stand wherever
 * the lender gives none for a vehicle (FIN-13), and what is null follows the lender table.
 */
export const financeSettingsSchema = z.strictObject({
  /** Whether lenders' own figures may be advertised; false on a site that lenders exclude (FIN-08). */
  lenderOffers: z.boolean().default(true),
  /** Makes that no lender may be advertised with, in any case of letters (FIN-08). */
  excludedMakes: z.array(z.string().trim().min(1)).default(['Suzuki']),
  /** How often a repayment falls due (FIN-02); null: the lender's, which is weekly, for Nissan Finance monthly. */
  frequency: z
    .enum(['weekly', 'fortnightly', 'monthly'] satisfies Frequency[])
    .nullable()
    .default(null),
  /** How repayments are rounded (FIN-01); null: as the lender does. */
  rounding: z
    .enum(['dollar-up', 'cent', 'none'] satisfies Rounding[])
    .nullable()
    .default(null),

  /** What the detail page's calculator starts from (FIN-06): 30,000, or the price of the car. */
  defaultAmount: z.enum(['standard', 'price']).default('standard'),
  /** Lowest amount of both calculators (FIN-03, FIN-04), 5,000 on some sites; null: the lender's. */
  amountMin: z.number().min(0).max(100_000).nullable().default(null),
  /** Whether the detail page's calculator reaches to 105% of a price above 100,000 (FIN-03). */
  amountCap105: z.boolean().default(false),

  /** Starts the calculators, and is the rate of the dealer's own estimates (FIN-06). */
  interestRate: rate.default(10),
  /** Whether shoppers must leave the rate at {@link interestRate} (FIN-03). */
  interestLocked: z.boolean().default(false),
  /** Rates that the calculators offer, in steps of 0.5 from the lowest (FIN-03); null: the lender's. */
  interestRange: rateRange.nullable().default(null),

  /** Starts the calculators, and is the term of the dealer's own estimates (FIN-06): 5, on some sites 6. */
  termYears: halfYears.default(5),
  /** Longest term that the calculators offer (FIN-03), 5 on some sites; null: the lender's. */
  termMax: halfYears.nullable().default(null),
  /** The only terms that the calculators offer, where a site lists its own (FIN-03); null: half years up to the longest. */
  termChoices: z.array(halfYears).min(1).nullable().default(null),

  depositAmount: z.number().min(0).max(250_000).default(0),
  /** Charged each month besides the repayment; counts in the comparison rate. */
  feesMonthly: z.number().min(0).max(1000).default(0),
  /** Charged once at the start; counts in the comparison rate. Null: the lender's establishment fee (FIN-09). */
  feesUpfront: z.number().min(0).max(10_000).nullable().default(null),
  /** A site that lists its fees one by one (FIN-09): they stand in place of the two above. `{}` is the standard list. */
  itemisedFees: z
    .strictObject({
      establishment: fee(395),
      /** Registering the security, a government charge: payable, but no part of a comparison rate. */
      securityRegistration: fee(6),
      /** Each month. */
      accountKeeping: fee(8),
      dealerAgency: fee(912.25),
    })
    .nullable()
    .default(null),
  /** Comparison rates advertised as a range (FIN-09); null: the lender's, if it has one. */
  comparisonRange: rateRange.nullable().default(null),
  /** On what ground the finance pages stand, and whom they name. */
  credit: creditSettingsSchema.prefault({}),
  /** An application in steps on /apply-for-finance; null: the page takes what any finance enquiry takes. */
  application: applicationSettingsSchema.nullable().default(null),
});
export type FinanceSettings = z.infer<typeof financeSettingsSchema>;
/** As a site document writes it: everything may be left out. */
export type FinanceSettingsInput = z.input<typeof financeSettingsSchema>;
