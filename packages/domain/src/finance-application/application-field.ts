import type { FieldInput, FieldRow } from '../form-field/field-row';

/** Longest text that a field takes, in characters. */
export const longestAnswer = 200;

/** Between what a whole figure must be, and one as an example. */
export interface FigureBounds {
  readonly least: number;
  readonly most: number;
  readonly example: string;
}

/** One field of an application for finance. One that is asked for must be answered unless its `need` is `optional`. */
export interface ApplicationField<Name extends string = string> extends FieldRow {
  readonly input: Exclude<FieldInput, 'time' | 'lines' | 'unseen'>;
  /** Of figures and dollars. */
  readonly figure?: FigureBounds;
  /** What day a date is: on it somebody who is of age was born, or something that is still good ends. */
  readonly day?: 'birth' | 'end';
  /** An amount that makes this field required, once there is any. */
  readonly neededBy?: Name;
  /** Number of an identity document: nobody sees it whole again but the lender, not even who typed it. */
  readonly isIdentity?: true;
}

/** A line of text. */
export const line = { input: 'text', longest: longestAnswer } as const satisfies Partial<ApplicationField>;

/** One of a list. */
export const choice = { input: 'choice', placeholder: 'Please choose' } as const satisfies Partial<ApplicationField>;

/** A day. */
export const date = { input: 'date', half: true } as const satisfies Partial<ApplicationField>;

/** A few of something: years, people. */
export const few = { input: 'figures', half: true, longest: 3 } as const satisfies Partial<ApplicationField>;

/** Whole years. */
export const years = {
  ...few,
  figure: { least: 0, most: 90, example: '4' },
  missing: 'Please enter how many years.',
} as const satisfies Partial<ApplicationField>;

/** An amount in AUD dollars. */
export const dollars = {
  input: 'dollars',
  half: true,
  longest: 15,
  figure: { least: 0, most: 99_999_999, example: '1,200' },
} as const satisfies Partial<ApplicationField>;

/** An amount in AUD dollars that counts as nothing where it stays empty. */
export const optionalDollars = { ...dollars, need: 'optional' } as const satisfies Partial<ApplicationField>;
