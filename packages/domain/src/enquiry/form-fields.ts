import type { AskedField, FieldNeed } from '../form-field/field-row';
import { type EnquiryFieldName, enquiryField, enquiryFieldNames } from './fields/enquiry-fields';
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

const needOf = (rules: EnquiryRules, name: EnquiryFieldName): FieldNeed | null => {
  const ofKind: Readonly<Partial<Record<EnquiryFieldName, FieldNeed>>> = enquiryKindOf(rules.category).fields;
  switch (name) {
    case 'message':
      return rules.message ? 'required' : 'optional';
    case 'location':
      return rules.location ? 'required' : null;
    case 'dealership':
      return rules.dealership ? 'required' : null;
    case 'terms_conditions':
      return rules.terms ? 'required' : null;
    default:
      return enquiryField(name).need ?? ofKind[name] ?? null;
  }
};

/** The fields of a form in its order, each with its word (FORM-02, FORM-07). */
export const formFields = (rules: EnquiryRules): readonly AskedField<EnquiryFieldName>[] =>
  enquiryFieldNames.flatMap((name) => {
    const need = rules.later?.includes(name) ? null : needOf(rules, name);
    return need === null ? [] : [{ name, required: need === 'required' }];
  });
