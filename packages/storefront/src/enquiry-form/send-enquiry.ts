import { type LeadResponse, leadResponseSchema } from '@forecourt/api-contract';
import type { QuotedEnquiry, RobotSigns } from './enquiry-submission';
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

const outcomeOf = (answer: LeadResponse): EnquiryOutcome =>
  'lead_id' in answer ? acknowledged(answer.lead_id, answer) : refused(answer.error, answer.fields);

/** How a request is made; `fetch`, but for tests. */
export type Post = (url: string, init: RequestInit) => Promise<Response>;

/** Posts a lead and gives the API's answer with its status; null, and a line in the console, when there was none. */
export const postLead = async (
  submission: QuotedEnquiry,
  signs: RobotSigns,
  post: Post = fetch,
): Promise<{ readonly status: number; readonly answer: LeadResponse } | null> => {
  try {
    const response = await post('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...submission, ...signs }),
    });
    const answer = leadResponseSchema.safeParse(await response.json());
    if (!answer.success) throw new Error(`Unexpected answer with status ${response.status}`, { cause: answer.error });
    return { status: response.status, answer: answer.data };
  } catch (error) {
    console.error('The enquiry could not be sent.', error);
    return null;
  }
};

/** Sends an enquiry and tells what came of it: the server's words, or ours when it has none (FORM-03). Never throws. */
export const sendEnquiry = async (
  submission: QuotedEnquiry,
  signs: RobotSigns,
  post?: Post,
): Promise<EnquiryOutcome> => {
  const reply = await postLead(submission, signs, post);
  return reply === null ? refused('') : outcomeOf(reply.answer);
};
