import { errorMessage } from '../error-catalogue/error-catalogue';

/** What a shopper gets for a submitted enquiry. */
export type LeadOutcome =
  | { readonly kind: 'success'; readonly leadId: string }
  | { readonly kind: 'failure'; readonly message: string };

/** A step of a multi-step enquiry, counted from 0, or the submit that follows the last. */
export type NextStep = { readonly kind: 'step'; readonly step: number } | { readonly kind: 'submit' };

/**
 * What the answer to a lead means (FORM-05): a lead id leads to success; otherwise the returned error stands, or
 * 'An unexpected error occured'.
 */
export const leadOutcome = (answer: {
  readonly lead_id?: string | null;
  readonly error?: string | null;
}): LeadOutcome =>
  answer.lead_id
    ? { kind: 'success', leadId: answer.lead_id }
    : { kind: 'failure', message: errorMessage('lead-no-id', answer.error) };

/** Where Next leads in an enquiry of several steps (FORM-05): on, until the last step; then it submits. */
export const nextStep = (step: number, steps: number): NextStep =>
  step + 1 < steps ? { kind: 'step', step: step + 1 } : { kind: 'submit' };
