import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { enquiryKindOf } from '@forecourt/domain/enquiry';
import type { LeadSubmission } from '@forecourt/domain/lead';
import type { RobotSign } from '@forecourt/domain/robot-signs';
import type { CarType } from '@forecourt/domain/vehicle';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Transacting, Tx } from '../../ground/database/database';
import { leads, messages, shoppers } from '../../ground/database/schema';
import type { QuotedSubmission } from '../../ground/database/schema/shapes/quoted-submission';
import { findRepeat, type RepeatableWrite, rememberWrite } from '../../ground/idempotency/idempotency';
import { isAbout } from '../../ground/messages/about';
import type { MessageKind } from '../../ground/messages/message-template';
import { insertMessages, type NewMessage } from '../../ground/messages/new-message';
import { tokenDigest } from '../../ground/sealing/token-digest';
import { deliveryPoints } from './delivery-points';
import { type AgreedFinance, leadConsent } from './lead-consent';
import { leadKind } from './lead-kinds';
import { type LeadSubject, leadSubject } from './lead-subject';
import { type ReceiptMaker, receiptOf } from './receipts/receipt-of';
import { receiptKinds, receiptReceiver } from './receipts/receipt-receiver';
import { isToken } from './update-token';

/** How long a begun form may rest before its dealership gets what there is, in milliseconds (LEAD-05). */
export const partialRestMs = 30 * 60 * 1000;

export interface LeadContext extends ReceiptMaker {
  readonly db: Transacting;
  /** The token that may add to a partial lead. */
  readonly updateToken: (leadId: string) => string;
  /** What was agreed to before finance details are passed on, where that is not what the site's forms say. */
  readonly agreedFinance?: AgreedFinance;
  /** What speaks for a robot; nothing, where it is left out. */
  readonly signs?: readonly RobotSign[];
  /** Whom and what it is for, where that has just been read by the rules of {@link leadSubject}; else it is read. */
  readonly subject?: LeadSubject;
  /** Who is signed in; nobody, where it is left out. */
  readonly shopperId?: string | null;
  /** What must hold before a lead is stored that was not stored before, in its transaction; throws where it does not. */
  readonly beforeStoring?: (tx: Tx) => Promise<void>;
  /** Stores what goes with it, in its transaction: both, or neither. The messages that it asks for are made beside its own. */
  readonly afterStoring?: (tx: Tx, leadId: string) => Promise<readonly NewMessage[]>;
}

export type SubmittedLead =
  | {
      readonly kind: 'accepted';
      readonly lead_id: string;
      readonly repeat: boolean;
      readonly carType: CarType | null;
      /** The vehicle has been sold meanwhile; the lead is taken all the same. */
      readonly isSold: boolean;
      /** Adds to this lead; null when it is complete. */
      readonly update_token: string | null;
    }
  | {
      readonly kind: 'refused';
      readonly reason: 'foreign_vehicle' | 'wrong_token';
      readonly path: string;
      readonly message: string;
    };

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** What makes two submissions the same to a person: who, about what, in which words. */
const said = ({ userData, category, car_id, finance, valuation, offer_accepted }: QuotedSubmission) => [
  category,
  car_id,
  { ...userData, email: userData.email.toLowerCase(), phone: userData.phone.replace(/\D/g, '') },
  // Other figures are other words: nothing that was asked may be lost.
  ...(finance === undefined ? [] : [finance]),
  ...(valuation === undefined ? [] : [valuation, offer_accepted]),
];

/**
 * Whether two submissions have the same content. A stored one has its keys in the order of the database and no
 * undefined values, so texts cannot be compared.
 */
const saysTheSame = (stored: QuotedSubmission, sent: QuotedSubmission): boolean => {
  const [before, after]: unknown[] = JSON.parse(JSON.stringify([said(stored), said(sent)]));
  return isDeepStrictEqual(before, after);
};

const foreignVehicle = {
  kind: 'refused',
  reason: 'foreign_vehicle',
  path: 'car_id',
  message: 'This vehicle is no longer listed here. Please call us, or send a general enquiry.',
} as const;
const wrongToken = {
  kind: 'refused',
  reason: 'wrong_token',
  path: '',
  message: 'This enquiry can no longer be added to. Please reload the page and send the form again.',
} as const;

/** The columns that a submission fills, whether the lead is new or added to. */
const columnsOf = (
  { site, now, updateToken, agreedFinance }: LeadContext,
  id: string,
  submission: QuotedSubmission,
  to: LeadSubject,
) => ({
  dealership_id: to.dealership.id,
  vehicle_id: to.vehicleId,
  category: submission.category,
  subcategory: submission.subcategory,
  submission,
  consent: leadConsent(submission, site, now, agreedFinance),
  form_completed: submission.form_completed,
  update_token_digest: tokenDigest(updateToken(id)),
  updated_at: now,
});

/**
 * The shopper whose lead it is: only while their account is there, which stays until the lead is stored. An account that is
 * deleted at the same moment takes its name off the lead, or the lead never gets it.
 */
const shopperOf = async (tx: Tx, { shopperId = null, site }: LeadContext): Promise<string | null> => {
  if (shopperId === null) return null;
  const [shopper] = await tx
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(and(eq(shoppers.id, shopperId), eq(shoppers.website_id, site.website_id)))
    .for('key share');
  return shopper?.id ?? null;
};

/** Whether a lead waits for somebody to look at it, as its dealership wants those with a sign of a robot to (LEAD-04). */
const waitsForReview = (signs: readonly RobotSign[], { dealership }: LeadSubject): boolean =>
  signs.length > 0 && dealership.suspected_leads === 'hold';

/** The messages to those who have a lead of its dealership. */
const deliveriesOf = (
  { now }: Pick<LeadContext, 'now'>,
  { leadId, sent, to, isHeld }: { leadId: string; sent: LeadSubmission; to: LeadSubject; isHeld: boolean },
): readonly NewMessage[] => {
  const afterMs = sent.form_completed ? 0 : partialRestMs;
  const lead = { category: sent.category, location: to.location };
  return deliveryPoints(to.dealership.lead_destinations, lead).map((destination) => ({
    ...{ kind: leadKind, subjectId: leadId, destination, now, afterMs, isHeld },
  }));
};

const accepted = (
  { updateToken }: LeadContext,
  lead_id: string,
  { form_completed, category }: Pick<LeadSubmission, 'form_completed' | 'category'>,
  repeat: boolean,
  about: Pick<LeadSubject, 'carType' | 'isSold'> | null,
): SubmittedLead => ({
  kind: 'accepted',
  lead_id,
  repeat,
  carType: about?.carType ?? null,
  isSold: about?.isSold === true && enquiryKindOf(category).aboutSold !== true,
  update_token: form_completed ? null : updateToken(lead_id),
});

/**
 * Stores a lead, one delivery per destination and their jobs, in one transaction (LEAD-01, LEAD-02). The same
 * submission sent twice is one lead (LEAD-03): by the browser's key, else by the same words within ten minutes. The
 * same key with other words is another lead, so that nothing is lost. A partial lead is kept too (LEAD-05); it goes out
 * when it is completed, or as it is after half an hour.
 */
export const submitLead = (context: LeadContext, submission: QuotedSubmission): Promise<SubmittedLead> =>
  context.db.transaction(async (tx) => {
    const { site, now, signs = [] } = context;
    const write: RepeatableWrite = {
      what: 'lead',
      websiteId: site.website_id,
      shopper: null,
      key: submission.idempotency_key,
      words: digestOf(said(submission)),
      now,
    };
    const repeated = await findRepeat(tx, write);
    const subject = context.subject ?? (await leadSubject(tx, site, submission));
    if (repeated !== null) return accepted(context, repeated, submission, true, subject);
    if (subject === null) return foreignVehicle;
    await context.beforeStoring?.(tx);

    const id = uuidv7();
    await tx.insert(leads).values({
      id,
      website_id: site.website_id,
      created_at: now,
      suspected: [...signs],
      shopper_id: await shopperOf(tx, context),
      ...columnsOf(context, id, submission, subject),
    });
    await rememberWrite(tx, write, { result: id, subject: { kind: 'lead', id }, requestDigest: digestOf(submission) });
    const isHeld = waitsForReview(signs, subject);
    await insertMessages(tx, context, [
      ...deliveriesOf(context, { leadId: id, sent: submission, to: subject, isHeld }),
      ...(await receiptOf(tx, context, id, submission, isHeld)),
      ...((await context.afterStoring?.(tx, id)) ?? []),
    ]);
    return accepted(context, id, submission, false, subject);
  });

/** Messages of a lead that have not gone out: others come in their place. */
const replaceWaiting = (tx: Tx, leadId: string, ...kinds: readonly MessageKind[]) =>
  tx
    .update(messages)
    .set({ status: 'replaced', next_attempt_at: null })
    .where(
      and(
        isAbout('lead', leadId),
        inArray(
          messages.template,
          kinds.map(({ name }) => name),
        ),
        inArray(messages.status, ['pending', 'held']),
      ),
    );

/** Whether a lead has been sent to its dealer, or is on its way. */
const hasGoneOut = async (tx: Tx, leadId: string): Promise<boolean> =>
  (await tx.$count(
    messages,
    and(
      isAbout('lead', leadId),
      eq(messages.template, leadKind.name),
      notInArray(messages.status, ['held', 'replaced', 'withdrawn']),
    ),
  )) > 0;

/**
 * Adds to a partial lead by its token, or completes it (LEAD-05). Whatever has not gone out yet is replaced by what the
 * lead says now. The same words again change nothing, and a step that arrives late never undoes a completed lead.
 */
export const updateLead = (
  context: LeadContext,
  leadId: string,
  token: string,
  submission: QuotedSubmission,
): Promise<SubmittedLead> =>
  context.db.transaction(async (tx) => {
    const [lead] = await tx
      .select()
      .from(leads)
      .where(and(eq(leads.id, leadId), eq(leads.website_id, context.site.website_id)))
      .for('update');
    if (lead === undefined || lead.erased_at !== null || !isToken(token, lead.update_token_digest)) return wrongToken;
    const subject = await leadSubject(tx, context.site, submission);
    if (subject === null) return foreignVehicle;
    const isSame = lead.form_completed === submission.form_completed && saysTheSame(lead.submission, submission);
    if (isSame || (lead.form_completed && !submission.form_completed))
      return accepted(context, leadId, { ...submission, form_completed: lead.form_completed }, true, subject);
    // A sign of an earlier step stays: the steps are one enquiry. What somebody has let go is not held again for it.
    const signs = [...new Set([...lead.suspected, ...(context.signs ?? [])])];
    const isLetGo = signs.length === lead.suspected.length && (await hasGoneOut(tx, leadId));
    const isHeld = !isLetGo && waitsForReview(signs, subject);
    await tx
      .update(leads)
      .set({
        ...columnsOf(context, leadId, submission, subject),
        suspected: signs,
        // Begun before they signed in, it is theirs now; somebody else's it stays.
        shopper_id: lead.shopper_id ?? (await shopperOf(tx, context)),
      })
      .where(eq(leads.id, leadId));
    await replaceWaiting(tx, leadId, leadKind);
    const deliveries = deliveriesOf(context, { leadId, sent: submission, to: subject, isHeld });
    // One that is finished already has its receipt, unless it asks to be answered elsewhere now: what waits is for the
    // address or number before, and the new one is counted like any.
    const [before, after] = [lead.submission, submission].map((given) => receiptReceiver(context.site, given)?.to);
    const isMoved = before !== after;
    if (isMoved) await replaceWaiting(tx, leadId, ...Object.values(receiptKinds));
    const receipt = lead.form_completed && !isMoved ? [] : await receiptOf(tx, context, leadId, submission, isHeld);
    await insertMessages(tx, context, [...deliveries, ...receipt]);
    return accepted(context, leadId, submission, true, subject);
  });
