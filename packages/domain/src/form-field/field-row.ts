/** How a shopper gives a field's value. */
export type FieldInput =
  /** One line. */
  | 'text'
  | 'email'
  | 'phone'
  | 'postcode'
  /** A whole number, also as people type it: `45,000`. */
  | 'figures'
  /** A whole number of AUD dollars, also as people type it: `$45,000`. */
  | 'dollars'
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

/** Whether a form does without an answer. */
export type FieldNeed = 'required' | 'optional';

/**
 * A row of a table of fields: what every form that asks for it says of it and draws it by. The tables of enquiries and of
 * applications for finance have rows of this kind, each with what is its own besides. What may be typed stands in a schema
 * or a check beside the table.
 */
export interface FieldRow {
  /** What the shopper reads beside it. */
  readonly label: string;
  /** One sentence that helps to fill it in. */
  readonly hint?: string;
  readonly input: FieldInput;
  /** HTML's autofill token, where a browser knows the answer. */
  readonly autocomplete?: string;
  /** Takes half of the form's width. */
  readonly half?: true;
  /** First line of a list with nothing chosen. */
  readonly placeholder?: string;
  /** What may be chosen, where it is the same on every site. */
  readonly choices?: readonly string[];
  /** What people read of each choice, where that is not what is sent. */
  readonly choiceLabels?: Readonly<Record<string, string>>;
  /** Most characters that its input takes. */
  readonly longest?: number;
  /** The need of it, where that is the same in every form of its table. */
  readonly need?: FieldNeed;
  /** Said beside it when the form needs it and it is empty. */
  readonly missing?: string;
  /** Said beside it when it is not of its form, where that is more than being empty. */
  readonly wrong?: string;
}

/** A field as one form, or one step of it, asks for it. */
export interface AskedField<Name extends string> {
  readonly name: Name;
  readonly required: boolean;
}
