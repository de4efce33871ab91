/** How a field of an application is typed. */
export type ApplicationInput =
  | 'text'
  | 'email'
  | 'phone'
  | 'date'
  | 'postcode'
  | 'dollars'
  | 'years'
  | 'count'
  | 'choice'
  | 'box';

/** One field of an application for finance. */
export interface ApplicationField {
  readonly label: string;
  /** One sentence that helps to fill it in. */
  readonly hint?: string;
  readonly input: ApplicationInput;
  /** What may be chosen, for `choice`. */
  readonly choices?: readonly string[];
  readonly autocomplete?: string;
  /** May stay empty; an amount that does counts as nothing. */
  readonly optional?: true;
  /** Longest text taken, where the enquiry that goes with it takes less than others. */
  readonly longest?: number;
  /** Said where it is empty and must not be. */
  readonly missing?: string;
  /** Number of an identity document: nobody sees it whole again but the lender, not even who typed it. */
  readonly isIdentity?: true;
}

/** An amount in AUD dollars; nothing where it stays empty. */
export const optionalDollars = (label: string, hint?: string): ApplicationField => ({
  label,
  ...(hint === undefined ? {} : { hint }),
  input: 'dollars',
  optional: true,
});
