import type { FieldErrors } from 'react-hook-form';
import { type EnquiryInputs, enquiryFieldOrder } from './enquiry-values';

/** The lines of the summary: every fault of a field, in the order of the form (FORM-03). */
export const problemsOf = (errors: FieldErrors<EnquiryInputs>, formId: string) =>
  enquiryFieldOrder.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: `${formId}-${name}`, message }];
  });
