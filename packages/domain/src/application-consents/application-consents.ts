import type { ApplicationFieldName } from '../finance-application/application-fields';

/** The fields that are agreed to, one by one. */
export const consentFields = [
  'agree_share',
  'agree_truth',
  'agree_credit_check',
  'agree_electronic',
] as const satisfies readonly ApplicationFieldName[];
/** The name of a consent. */
export type ConsentField = (typeof consentFields)[number];

/** What a shopper agreed to: the words that stood there, and when. */
export interface ApplicationConsent {
  readonly field: ConsentField;
  readonly wording: string;
  /** ISO instant. */
  readonly at: string;
}

/**
 * The wording of each box. A new wording needs no number: a consent is stored with its words.
 * @param lender who gets the application, by name
 */
export const consentWordings = (lender: string): Readonly<Record<ConsentField, string>> => ({
  agree_share: `I agree that you pass this application on to ${lender} to assess whether a loan would suit me, and that both of you use it for nothing else.`,
  agree_truth: 'My answers are true and complete, as far as I know.',
  agree_credit_check: `I agree that ${lender} may ask a credit reporting body for my credit report when it assesses this application. The request stays on my report for five years.`,
  agree_electronic: `I agree that ${lender} may send me documents about this application by email. I can change my mind at any time.`,
});
