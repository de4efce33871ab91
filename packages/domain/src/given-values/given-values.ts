import type { AdfPlace } from '../enquiry/fields/enquiry-field';
import {
  type EnquiryColumn,
  type EnquiryFieldName,
  enquiryField,
  enquiryFieldNames,
  enquiryFields,
} from '../enquiry/fields/enquiry-fields';
import type { EnquiryUserData } from '../enquiry/fields/field-schemas';
import { withoutFields } from '../enquiry/fields/without-fields';

/** What was given in a field as text; empty for nothing, for boxes and for a field that a stored lead does not have yet. */
const textOf = (userData: Partial<EnquiryUserData>, name: keyof EnquiryUserData): string => {
  const value = userData[name];
  return typeof value === 'string' ? value : '';
};

/** The given values as lines of the mail in the words of staff: one for each field with a value. */
export const mailLinesOf = (userData: Partial<EnquiryUserData>): readonly string[] =>
  enquiryFieldNames.flatMap((name) => {
    const { label, mail = label } = enquiryField(name);
    const value = textOf(userData, name);
    return mail === null || value === '' ? [] : [`${mail}: ${value}`];
  });

/** What was given for a place of ADF; empty for nothing. */
export const adfValueOf = (userData: Partial<EnquiryUserData>, place: AdfPlace): string => {
  const name = enquiryFieldNames.find((one) => enquiryField(one).adf === place);
  return name === undefined ? '' : textOf(userData, name);
};

const columnOf = (name: EnquiryFieldName): string | null => {
  const { column = name } = enquiryField(name);
  return column;
};

/** The columns of an export that are made from fields, in the order of the table. */
export const enquiryColumns = [
  ...new Set(enquiryFieldNames.flatMap((name) => columnOf(name) ?? [])),
] as readonly EnquiryColumn[];

/** What was given, by column of an export. */
export const columnsOf = (userData: Partial<EnquiryUserData>): Readonly<Record<EnquiryColumn, string>> => {
  const columns = enquiryColumns.map((column) => {
    const names = enquiryFieldNames.filter((name) => columnOf(name) === column);
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

/**
 * What is left of what was given once a lead's personal data are erased: every field, empty. What has no row, since its
 * field has left the table, leaves nothing.
 */
export const erasedUserData = (given: EnquiryUserData): EnquiryUserData => {
  const left = withoutFields(given, enquiryFieldNames);
  for (const key of Object.keys(left)) if (!Object.hasOwn(enquiryFields, key)) Reflect.deleteProperty(left, key);
  return left;
};
