import { enquiryField } from './enquiry-fields';
import type { EnquiryUserData } from './field-schemas';

/** What stands in a field that nothing was given in. */
const emptyOf = (name: keyof EnquiryUserData): string | boolean | null => {
  if (name === 'opt_in_wording') return null;
  return enquiryField(name).input === 'box' ? false : '';
};

/** What was given, without the fields that are named: nothing stands in them and no box is ticked. */
export const withoutFields = <Given extends object>(
  given: Given,
  names: readonly (keyof EnquiryUserData)[],
): Given => ({ ...given, ...Object.fromEntries(names.map((name) => [name, emptyOf(name)])) });
