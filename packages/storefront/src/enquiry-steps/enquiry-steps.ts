import type { EnquiryRules, LeadSubmissionInput } from '@forecourt/domain';
import type { enquiryFieldOrder } from '../enquiry-form/enquiry-values';

/** The steps of an enquiry, in order (FORM-05). */
export const enquirySteps = [
  { key: 'details', label: 'Your details' },
  { key: 'message', label: 'Your message' },
] as const;
export type EnquiryStepKey = (typeof enquirySteps)[number]['key'];

const messageFields: readonly string[] = ['message', 'terms_conditions'];

/** The step that asks for a field. */
export const stepOfField = (field: (typeof enquiryFieldOrder)[number]): EnquiryStepKey =>
  messageFields.includes(field) ? 'message' : 'details';

/** The form's rules while the first step is checked: the same schema, without what the second asks. */
export const detailsRules = (rules: EnquiryRules): EnquiryRules => ({ ...rules, message: false, terms: false });

/** What was typed, without what the second step asks: nothing is said or agreed to before it was seen. */
export const detailsOf = <Inputs extends object>(values: Inputs) => ({
  ...values,
  message: '',
  opt_in: false,
  terms_conditions: false,
});

/**
 * A submission of the first step: a partial lead (LEAD-05). The wording of the consent is left out, since it stands in
 * the second.
 */
export const partialSubmission = (submission: LeadSubmissionInput): LeadSubmissionInput => ({
  ...submission,
  userData: { ...submission.userData, opt_in_wording: null },
  form_completed: false,
});
