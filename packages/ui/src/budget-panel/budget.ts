/** How often a repayment falls due. */
export type BudgetPeriod = 'weekly' | 'monthly';

/** What a shopper can pay. AUD dollars a period, AUD dollars at once; `type` is a value of the types to choose from. */
export type BudgetValues = {
  readonly period: BudgetPeriod;
  readonly repayment: number;
  readonly deposit: number;
  readonly type?: string;
};

/** Ends of a scale, AUD dollars. What is typed may go beyond its upper end. */
export type BudgetScale = { readonly min: number; readonly max: number; readonly step: number };

/**
 * The result of the budget in words: the label of the button, whether it is disabled, and the note beside a disabled
 * one.
 */
export type BudgetFound = { readonly label: string; readonly disabled: boolean; readonly note: string | null };

/** Keeps what was set for each period, so that going back and forth loses nothing. */
export type BudgetState = {
  readonly period: BudgetPeriod;
  readonly repayments: Readonly<Record<BudgetPeriod, number>>;
  readonly deposit: number;
  readonly type?: string;
};

/** The values in force. */
export const valuesOf = ({ period, repayments, deposit, type }: BudgetState): BudgetValues => ({
  period,
  repayment: repayments[period],
  deposit,
  ...(type === undefined ? {} : { type }),
});
