import type { Tx } from '../src/ground/database/database';
import type { QuotedSubmission } from '../src/ground/database/schema/shapes/quoted-submission';
import { type LeadContext, type SubmittedLead, submitLead } from '../src/subjects/leads';

/** Takes the slot for a lead, or throws. */
type TakeSlot = (tx: Tx, leadId: string) => Promise<void>;

/** Books a slot and stores its enquiry: both, or neither. */
export const bookSlot = (
  context: LeadContext,
  submission: QuotedSubmission,
  takeSlot: TakeSlot,
): Promise<SubmittedLead> =>
  context.db.transaction(async (tx) => {
    const lead = await submitLead({ ...context, db: tx }, submission);
    // Refused, nothing is stored. Sent twice, the slot was taken the first time.
    if (lead.kind === 'accepted' && !lead.repeat) await takeSlot(tx, lead.lead_id);
    return lead;
  });
