import { type EnquiryRules, type EnquiryUserData, enquiryFormSchema, enquiryUserDataSchema } from '@forecourt/domain';
import type { EnquiryInputs } from './enquiry-values';
import { filledIn, isControl } from './form-controls';

/** What is wrong with fields, by name. */
export type EnquiryErrors = { readonly [Name in keyof EnquiryInputs]?: string };

export type CheckedEnquiry =
  | { readonly isRight: true; readonly userData: EnquiryUserData }
  | { readonly isRight: false; readonly errors: EnquiryErrors };

/** What stands in the fields of a form that an enquiry knows. */
export const inputsIn = (form: HTMLFormElement): Readonly<Record<string, string | boolean>> =>
  Object.fromEntries(
    Object.keys(enquiryUserDataSchema.shape).flatMap((name) => {
      const control = form.elements.namedItem(name);
      return control instanceof Element && isControl(control) ? [[name, filledIn(control)]] : [];
    }),
  );

/** Checks an enquiry by the server's own schema (FORM-02, FORM-04); the first fault of each field counts. */
export const checkEnquiry = (
  rules: EnquiryRules,
  inputs: Readonly<Record<string, string | boolean>>,
): CheckedEnquiry => {
  const result = enquiryFormSchema(rules).safeParse(inputs);
  if (result.success) return { isRight: true, userData: result.data };
  const faults = result.error.issues.map(({ path: [name = ''], message }) => [String(name), message] as const);
  return { isRight: false, errors: Object.fromEntries(faults.toReversed()) };
};
