import { type EnquiryFieldName, enquiryFieldNames } from './fields/enquiry-fields';
import { type EnquiryCategory, enquiryKindOf } from './kinds/enquiry-kinds';

/**
 * What one form asks for, decided by `enquiryRules`. The fields of its kind stand in its kind.
 */
export interface EnquiryRules {
  readonly category: EnquiryCategory;
  readonly message: boolean;
  readonly location: boolean;
  readonly dealership: boolean;
  readonly terms: boolean;
  /** Fields of later steps, which are not required yet. */
  readonly later?: readonly EnquiryFieldName[];
}

/** A field as one form asks for it. */
export interface FormField {
  readonly name: EnquiryFieldName;
  readonly required: boolean;
}

const needOf = (rules: EnquiryRules, name: EnquiryFieldName): 'required' | 'optional' | null => {
  switch (name) {
    case 'name':
    case 'email':
    case 'phone':
      return 'required';
    case 'last_name':
    case 'opt_in':
    case 'opt_in_wording':
      return 'optional';
    case 'message':
      return rules.message ? 'required' : 'optional';
    case 'location':
      return rules.location ? 'required' : null;
    case 'dealership':
      return rules.dealership ? 'required' : null;
    case 'terms_conditions':
      return rules.terms ? 'required' : null;
    default:
      return enquiryKindOf(rules.category).fields[name] ?? null;
  }
};

/** The fields of a form in its order, each with its word (FORM-02, FORM-07). */
export const formFields = (rules: EnquiryRules): readonly FormField[] =>
  enquiryFieldNames.flatMap((name) => {
    const need = rules.later?.includes(name) ? null : needOf(rules, name);
    return need === null ? [] : [{ name, required: need === 'required' }];
  });
