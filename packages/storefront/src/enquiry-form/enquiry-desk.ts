import { type EnquiryRules, type EnquiryUserData, enquiryFormSchema } from '@forecourt/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { detailsOf, detailsRules } from '../enquiry-steps/enquiry-steps';
import type { EnquiryInputs } from './enquiry-values';

export { leadInSteps } from '../enquiry-steps/lead-in-steps';
export { keepDraft } from './keep-draft';
export { isPhoneDoubtful } from './phone-doubt';
export { sendEnquiry } from './send-enquiry';

type EnquiryResolver = Resolver<EnquiryInputs, unknown, EnquiryUserData>;

/** Checks a form by the server's own schema (FORM-02, FORM-04). */
export const enquiryResolver = (rules: EnquiryRules): EnquiryResolver => zodResolver(enquiryFormSchema(rules));

/** The same for a form in two steps: the first checks what it asks, the last everything (FORM-05). */
export const stepResolver = (rules: EnquiryRules, isLast: boolean): EnquiryResolver => {
  if (isLast) return enquiryResolver(rules);
  const details = enquiryResolver(detailsRules(rules));
  return (values, context, options) => details(detailsOf(values), context, options);
};
