import { type LeadResponse, leadResponseSchema } from '@forecourt/api-contract';
import { acknowledged, type EnquiryOutcome, refused } from './enquiry-outcome';
import type { QuotedEnquiry, RobotSigns } from './enquiry-submission';

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

/**
 * Sends an enquiry and returns the outcome, with the server's message or else a message of our own (FORM-03). Never
 * throws.
 */
export const sendEnquiry = async (
  submission: QuotedEnquiry,
  signs: RobotSigns,
  post?: Post,
): Promise<EnquiryOutcome> => {
  const reply = await postLead(submission, signs, post);
  return reply === null ? refused('') : outcomeOf(reply.answer);
};
