import { errorMessage } from '../error-catalogue/error-catalogue';

/** What a shopper gets for a submitted enquiry. */
export type LeadOutcome =
  | { readonly kind: 'success'; readonly leadId: string }
  | { readonly kind: 'failure'; readonly message: string };

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
