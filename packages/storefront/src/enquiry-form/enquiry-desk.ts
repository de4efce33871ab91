import { type EnquiryRules, type EnquiryUserData, enquiryFormSchema } from '@forecourt/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { EnquiryInputs } from './enquiry-values';

export { keepDraft } from './keep-draft';
export { isPhoneDoubtful } from './phone-doubt';
export { sendEnquiry } from './send-enquiry';

/** Checks a form by the server's own schema (FORM-02, FORM-04). */
export const enquiryResolver = (rules: EnquiryRules): Resolver<EnquiryInputs, unknown, EnquiryUserData> =>
  zodResolver(enquiryFormSchema(rules));
