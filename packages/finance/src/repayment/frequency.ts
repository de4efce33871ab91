/** How often a repayment falls due. */
export type Frequency = 'weekly' | 'fortnightly' | 'monthly';

/**
 * Repayments a year and the label beside an amount (FIN-02). `statutoryPerYear` is what the comparison rate counts
 * with: a year has 52.18 weeks and 26.09 fortnights (National Credit Code, comparison rate; FIN-12).
 */
export const frequencies = {
  weekly: { perYear: 52, statutoryPerYear: 52.18, label: 'wk', period: 'week' },
  fortnightly: { perYear: 26, statutoryPerYear: 26.09, label: 'fn', period: 'fortnight' },
  monthly: { perYear: 12, statutoryPerYear: 12, label: 'mo', period: 'month' },
} as const satisfies Record<
  Frequency,
  { readonly perYear: number; readonly statutoryPerYear: number; readonly label: string; readonly period: string }
>;
