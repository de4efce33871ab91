import { messageOf } from '../error-catalogue/error-entry';
import { formErrors } from '../error-catalogue/form-errors';

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
    : { kind: 'failure', message: messageOf(formErrors['lead-no-id'], answer.error) };
