import type { EnquiryErrors } from './check-enquiry';
import { enquiryFieldOrder } from './enquiry-values';

/** The lines of the summary: every fault of a field, in the order of the form (FORM-03). */
export const problemsOf = (errors: EnquiryErrors, formId: string) =>
  enquiryFieldOrder.flatMap((name) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: `${formId}-${name}`, message }];
  });
