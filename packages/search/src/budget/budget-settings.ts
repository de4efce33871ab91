import * as z from 'zod';

const preset = z.number().int().min(0).max(1_000_000);

/** Amounts to choose from, from the first to the last in equal steps. AUD dollars, or kilometres. */
export const presetRangeSchema = z
  .strictObject({ from: preset, to: preset, step: z.number().int().min(500).max(1_000_000) })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be below from' });
export type PresetRange = z.infer<typeof presetRangeSchema>;

const amount = z.number().min(0).max(1_000_000);

/** The budget finder (BUDG-01, BUDG-03). Amounts in AUD dollars. */
export const budgetSettingsSchema = z.strictObject({
  /** How often the finder's repayment falls due until the shopper says otherwise. */
  period: z.enum(['weekly', 'monthly']).default('monthly'),
  /** What the finder starts with. */
  monthly: amount.default(600),
  weekly: amount.default(200),
  deposit: amount.default(2000),
  /** Amounts a money field offers: $5,000 to $70,000, or say $300,000 to $800,000 in steps of 50,000. */
  moneyPresets: presetRangeSchema.prefault({ from: 5000, to: 70_000, step: 5000 }),
  /** Kilometres a field offers. */
  kmPresets: presetRangeSchema.prefault({ from: 20_000, to: 200_000, step: 20_000 }),
});
export type BudgetSettings = z.infer<typeof budgetSettingsSchema>;
