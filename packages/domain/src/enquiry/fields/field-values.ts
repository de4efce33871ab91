import type { AdfPlace } from './enquiry-field';
import { type EnquiryColumn, enquiryField, enquiryFieldNames, enquiryFields } from './enquiry-fields';
import type { EnquiryUserData } from './field-schemas';

/** What was given in a field as text; empty for nothing, for boxes and for a field that a stored lead does not have yet. */
const textOf = (userData: Partial<EnquiryUserData>, name: keyof EnquiryUserData): string => {
  const value = userData[name];
  return typeof value === 'string' ? value : '';
};

/** The lines of the mail that say what was given, in the words that staff read: one for each field that has one. */
export const mailLinesOf = (userData: Partial<EnquiryUserData>): readonly string[] =>
  enquiryFieldNames.flatMap((name) => {
    const [label, value] = [enquiryField(name).mail, textOf(userData, name)];
    return label === null || value === '' ? [] : [`${label}: ${value}`];
  });

/** What was given for a place of ADF; empty for nothing. */
export const adfValueOf = (userData: Partial<EnquiryUserData>, place: AdfPlace): string => {
  const name = enquiryFieldNames.find((one) => enquiryField(one).adf === place);
  return name === undefined ? '' : textOf(userData, name);
};

/** The columns of an export that are made from fields, in the order of the table. */
export const enquiryColumns = [
  ...new Set(enquiryFieldNames.flatMap((name) => enquiryField(name).column ?? [])),
] as readonly EnquiryColumn[];

/** What was given, by column of an export. */
export const columnsOf = (userData: Partial<EnquiryUserData>): Readonly<Record<EnquiryColumn, string>> => {
  const columns = enquiryColumns.map((column) => {
    const names = enquiryFieldNames.filter((name) => enquiryField(name).column === column);
    return [
      column,
      names
        .map((name) => textOf(userData, name))
        .join(' ')
        .trim(),
    ] as const;
  });
  return Object.fromEntries(columns) as Record<EnquiryColumn, string>;
};

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

/**
 * What is left of what was given once a lead's personal data are erased: every field by its row. What has no row, since
 * its field has left the table, leaves nothing.
 */
export const erasedUserData = (given: EnquiryUserData): EnquiryUserData => {
  const left = withoutFields(
    given,
    enquiryFieldNames.filter((name) => enquiryField(name).erasure === 'cleared'),
  );
  for (const key of Object.keys(left)) if (!Object.hasOwn(enquiryFields, key)) Reflect.deleteProperty(left, key);
  return left;
};
