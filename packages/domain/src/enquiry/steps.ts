import type { EnquiryFieldName } from './fields/enquiry-fields';
import type { EnquiryRules } from './form-fields';
import type { EnquiryStep } from './kinds/enquiry-kind';

// Apart from the table of fields: forms that are drawn need the steps, and must not carry the table with them.

/** The place among the steps, from 0, of the one that asks for a field. */
export const stepOfField = (steps: readonly EnquiryStep[], name: EnquiryFieldName): number =>
  Math.max(
    0,
    steps.findIndex(({ fields }) => fields.includes(name)),
  );

/** The rules while a step, counted from 0, is checked: the same form, without what later steps ask (FORM-05). */
export const rulesUpToStep = (rules: EnquiryRules, steps: readonly EnquiryStep[], at: number): EnquiryRules => ({
  ...rules,
  later: steps.slice(at + 1).flatMap(({ fields }) => fields),
});

/** A step of a multi-step enquiry, counted from 0, or the submit that follows the last. */
export type NextStep = { readonly kind: 'step'; readonly step: number } | { readonly kind: 'submit' };

/** Where Next leads in an enquiry of several steps (FORM-05): on, until the last step; then it submits. */
export const nextStep = (step: number, steps: number): NextStep =>
  step + 1 < steps ? { kind: 'step', step: step + 1 } : { kind: 'submit' };
