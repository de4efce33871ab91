import type { EnquiryErrors } from './check-enquiry';
import type { EnquiryContext } from './enquiry-context';

/** The lines of the summary: every fault of a field, in the order of the form (FORM-03). */
export const problemsOf = (errors: EnquiryErrors, { fields }: Pick<EnquiryContext, 'fields'>, formId: string) =>
  fields.flatMap(({ name }) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: `${formId}-${name}`, message }];
  });
