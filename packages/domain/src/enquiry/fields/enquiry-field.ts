/** How a shopper gives a field's value. */
export type FieldInput =
  /** One line. */
  | 'text'
  | 'email'
  | 'phone'
  | 'postcode'
  /** A whole number, also as people type it: `45,000`. */
  | 'figures'
  | 'date'
  | 'time'
  /** One of a list. */
  | 'choice'
  /** Several lines. */
  | 'lines'
  /** A box to tick. */
  | 'box'
  /** Nobody types it: the form knows it and sends it along. */
  | 'unseen';

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

/** Everything that the product knows of one field of its enquiry forms, but its schema. */
export interface EnquiryField {
  /** What the shopper reads beside it. */
  readonly label: string;
  readonly input: FieldInput;
  /** HTML's autofill token, where a browser knows the answer. */
  readonly autocomplete?: string;
  /** Takes half of the form's width. */
  readonly half?: true;
  /** First line of a list with nothing chosen. */
  readonly placeholder?: string;
  /** Said beside it when the form needs it and it is empty; a field without it is never needed. */
  readonly missing?: string;
  /** Said beside it when it is not of its form, where that is more than being empty. */
  readonly wrong?: string;
  /** Label of its line in the mail, where staff read other words than shoppers; null where the mail has no line of it. */
  readonly mail?: string | null;
  /** Its place in ADF besides the comments, which have every line of the mail. */
  readonly adf?: AdfPlace;
  /** Column of the export, where it has not the field's name; fields that share one stand in it with a blank between. */
  readonly column?: string | null;
}
