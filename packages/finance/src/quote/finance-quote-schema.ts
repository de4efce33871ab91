import * as z from 'zod';
import type { Frequency } from '../repayment/frequency';

const dollars = z.number().min(0).max(10_000_000);
const percent = z.number().min(0).max(1000);

/**
 * The figures of a calculator that a shopper asks a quote of, as the page showed them (FIN-07). Money in AUD dollars,
 * `term` in years, rates in per cent a year; the last three are null where the page said 'Enquire for Finance'.
 */
export const financeQuoteSchema = z.object({
  amount: dollars,
  deposit: dollars,
  tradeIn: dollars,
  residual: dollars,
  term: z.number().min(0.5).max(30),
  interest: z.number().min(0).max(48),
  frequency: z.enum(['weekly', 'fortnightly', 'monthly'] satisfies Frequency[]),
  repayment: dollars.nullable(),
  comparisonRate: percent.nullable(),
  total: dollars.nullable(),
});
export type FinanceQuote = z.infer<typeof financeQuoteSchema>;
