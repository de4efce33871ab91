import {
  type EnquiryFieldName,
  type EnquiryRules,
  type EnquiryUserData,
  enquiryFieldNames,
  enquiryFormSchema,
  rulesUpToStep,
  withoutFields,
} from '@forecourt/domain/enquiry';
import type { EnquiryContext } from './enquiry-context';
import { filledIn, isControl } from './form-controls';

/** What is wrong with fields, by name. */
export type EnquiryErrors = { readonly [Name in EnquiryFieldName]?: string };

export type CheckedEnquiry =
  | { readonly isRight: true; readonly userData: EnquiryUserData }
  | { readonly isRight: false; readonly errors: EnquiryErrors };

/** What stands in the fields of a form that an enquiry knows. */
export const inputsIn = (form: HTMLFormElement): Readonly<Record<string, string | boolean>> =>
  Object.fromEntries(
    enquiryFieldNames.flatMap((name) => {
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

/**
 * Checks a step of a form, counted from 0, with those before it (FORM-05). Fields of later steps are left out, so that
 * nothing is submitted or agreed to before it was seen.
 */
export const checkStep = (
  { rules, steps }: Pick<EnquiryContext, 'rules' | 'steps'>,
  at: number,
  inputs: Readonly<Record<string, string | boolean>>,
): CheckedEnquiry => {
  if (steps === null) return checkEnquiry(rules, inputs);
  const upTo = rulesUpToStep(rules, steps, at);
  return checkEnquiry(upTo, withoutFields(inputs, upTo.later ?? []));
};
