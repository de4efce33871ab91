import type { LeadResponse } from '@forecourt/api-contract';
import { enquiryWords } from './enquiry-words';

/** What came of sending an enquiry; `fields` are named as in the payload's `userData`. */
export type EnquiryOutcome =
  | {
      readonly kind: 'accepted';
      readonly leadId: string;
      /** The vehicle has been sold meanwhile. */
      readonly isSold?: true;
    }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly fields: readonly { readonly path: string; readonly message: string }[];
    };

/** An enquiry that was taken. */
export type AcceptedEnquiry = Extract<EnquiryOutcome, { kind: 'accepted' }>;

/** An enquiry that was not taken: in the words of the answer, else in ours, with the faults beside their fields. */
export const refused = (
  message: string,
  fields: readonly { path: string; message: string }[] = [],
): EnquiryOutcome => ({
  kind: 'refused',
  message: message === '' ? enquiryWords.failed : message,
  fields: fields.map((field) => ({ ...field, path: field.path.replace(/^userData\./, '') })),
});

/** A lead that was taken, and whether its vehicle had been sold by then. */
export const acknowledged = (leadId: string, answer: LeadResponse): EnquiryOutcome => ({
  kind: 'accepted',
  leadId,
  ...('lead_id' in answer && answer.vehicle_sold === true ? { isSold: true } : {}),
});
