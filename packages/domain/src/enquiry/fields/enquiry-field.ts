import type { FieldRow } from '../../form-field/field-row';

/** Where a field's value stands in ADF. */
export type AdfPlace =
  | 'first-name'
  | 'last-name'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'own-make'
  | 'own-model'
  | 'own-badge'
  | 'own-year'
  | 'own-odometer'
  | 'own-rego'
  | 'own-rego-state';

/**
 * Everything that the product knows of one field of its enquiry forms, but its schema. Without a `need` of its own the kind
 * and the site decide whether it is asked for; without `missing` it is never required.
 */
export interface EnquiryField extends FieldRow {
  /** Label of its line in the mail, where staff read other words than shoppers; null where the mail has no line of it. */
  readonly mail?: string | null;
  /** Its place in ADF besides the comments, which have every line of the mail. */
  readonly adf?: AdfPlace;
  /** Column of the export, where it has not the field's name; fields that share one stand in it with a blank between. */
  readonly column?: string | null;
}
