import type { LeadResponse } from '@forecourt/api-contract';
import { type LeadSubmissionInput, leadOutcome } from '@forecourt/domain/lead';
import { acknowledged, type EnquiryOutcome, refused } from './enquiry-outcome';
import type { RobotSigns } from './enquiry-submission';
import { type Post, postLead } from './send-enquiry';

/** Longest time that a step's save may take, in milliseconds: the last step waits for it. */
const saveMs = 8_000;

/** What a step sends. */
export interface SentStep {
  readonly submission: LeadSubmissionInput;
  readonly signs: RobotSigns;
}

/** One lead that is sent step by step. Neither call throws. */
export interface LeadInSteps {
  /** Keeps what there is as a partial lead (LEAD-05). A failure goes to the console: the last step sends everything. */
  readonly keep: (step: SentStep) => Promise<void>;
  /** Completes the lead, or sends a whole lead when no step was stored; returns the outcome (FORM-05). */
  readonly finish: (step: SentStep) => Promise<EnquiryOutcome>;
}

const outcomeOf = (answer: LeadResponse | undefined): EnquiryOutcome => {
  const outcome = leadOutcome(answer ?? {});
  if (answer !== undefined && outcome.kind === 'success') return acknowledged(outcome.leadId, answer);
  return refused(
    outcome.kind === 'success' ? '' : outcome.message,
    answer !== undefined && 'fields' in answer ? answer.fields : [],
  );
};

/** A lead of several steps: its id and its token go along with every later one. Source: FORM-05, LEAD-05. */
export const leadInSteps = (post: Post = (url, init) => fetch(url, init)): LeadInSteps => {
  let known: { readonly lead_id: string; readonly update_token: string } | undefined;
  let missed: SentStep | undefined;
  let saves: Promise<void> = Promise.resolve();

  const patient: Post = (url, init) => post(url, { ...init, keepalive: true, signal: AbortSignal.timeout(saveMs) });
  const save = async (step: SentStep) => {
    missed = step;
    const reply = await postLead({ ...step.submission, ...known }, step.signs, patient);
    if (reply === null) return;
    const { status, answer } = reply;
    if ('lead_id' in answer) {
      missed = undefined;
      if (answer.update_token !== undefined) known = { lead_id: answer.lead_id, update_token: answer.update_token };
      return;
    }
    if (status === 403) known = undefined;
    console.error('The step could not be kept; the last step sends it again.', status, answer.error);
  };
  const complete = ({ submission, signs }: SentStep) =>
    postLead({ ...submission, ...known, form_completed: true }, signs, post);

  return {
    keep: (step) => {
      // One after the other: a step that is gone through again adds to the lead of the first time.
      saves = saves.then(() => save(step));
      return saves;
    },
    finish: async (step) => {
      await saves;
      // The answer may have been lost on its way: the same words under the same key find the lead again.
      if (known === undefined && missed !== undefined) await save(missed);
      let reply = await complete(step);
      if (reply?.status === 403 && known !== undefined) {
        // The partial lead takes nothing more, since it was erased for example: the whole enquiry is a lead of its own.
        known = undefined;
        missed = undefined;
        reply = await complete(step);
      }
      return outcomeOf(reply?.answer);
    },
  };
};
