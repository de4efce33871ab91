import type { NearSlot } from '@forecourt/api-contract';
import { acknowledged, type EnquiryOutcome, refused } from '../form/enquiry-outcome';
import type { QuotedEnquiry, RobotSigns } from '../form/enquiry-submission';
import type { Post } from '../form/send-enquiry';
import { readTestDriveAnswer } from './read-test-drive-answer';

/** What a test drive is booked with, beside its enquiry. */
export interface AskedDrive {
  /** The instant at which it begins. */
  readonly slot: string;
  /** Whether the vehicle is to be brought to the shopper. */
  readonly come_to_you: boolean;
}

/** What came of it; `nearest`: free times in place of one that has been taken. */
export type TestDriveOutcome = EnquiryOutcome & { readonly nearest?: readonly NearSlot[] };

/**
 * Books a test drive and returns the outcome, with the words of the API or else our own (FORM-03). Never throws: what gave
 * no answer is logged.
 */
export const sendTestDrive = async (
  submission: QuotedEnquiry,
  drive: AskedDrive,
  signs: RobotSigns,
  post: Post = fetch,
): Promise<TestDriveOutcome> => {
  try {
    const response = await post('/api/test-drive', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...submission, ...drive, ...signs }),
    });
    const answer = readTestDriveAnswer(await response.json());
    if ('lead_id' in answer) {
      const { lead_id, vehicle_sold } = answer;
      return acknowledged(lead_id, { lead_id, vehicle_sold });
    }
    return { ...refused(answer.error, answer.fields), nearest: answer.nearest };
  } catch (error) {
    console.error('The test drive could not be booked.', error);
    return refused('');
  }
};
