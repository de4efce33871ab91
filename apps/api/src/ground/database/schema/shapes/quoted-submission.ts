import type { LeadSubmission } from '@forecourt/domain/lead';
import type { FinanceQuote } from '@forecourt/finance';
import type { UnsealedEstimate } from './unsealed-estimate';

/** The finance figures that a shopper asks a quote of, as a lead keeps them (FIN-07). */
export type LeadQuote = FinanceQuote & {
  /** Whether the site's settings gave these figures when they were sent; false when they had changed, or were made up. */
  readonly own: boolean;
};

/** A lead's payload with the figures of the finance calculator, where its shopper asked for a quote, and with a valuation. */
export type QuotedSubmission = LeadSubmission & {
  readonly finance?: LeadQuote;
  /** What its shopper's own vehicle was valued at (TRAD-01). */
  readonly valuation?: UnsealedEstimate;
};
