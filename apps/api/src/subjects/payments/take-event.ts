import { and, eq } from 'drizzle-orm';
import { paymentEvents, payments } from '../../ground/database/schema';
import { checkRefund, refundOfKey } from './check-refund';
import { type CompleteContext, completePayment } from './complete-payment';
import { mismatchOf } from './payment-verdict';
import type { ProcessorEvent } from './processor';

/** What became of an event, as it is stored: applied, known, none of ours, or not believed. */
export type EventOutcome =
  | 'applied'
  | 'known'
  | 'not-ours'
  | 'wrong-amount'
  | 'wrong-currency'
  | 'other-account'
  | 'unknown-refund';

interface Judged {
  readonly outcome: EventOutcome;
  readonly payment: string | null;
}

/** An event about money that was given back: the processor is asked how that stands, too. */
const judgeRefund = async (
  context: CompleteContext,
  processor: string,
  { refundKey, said }: ProcessorEvent,
): Promise<Judged> => {
  const found = refundKey === null ? null : await refundOfKey(context, processor, refundKey);
  if (found === null || said === null) return { outcome: 'not-ours', payment: null };
  const { refund, payment } = found;
  const mismatch = mismatchOf({ amountCents: refund.amount_cents, currency: payment.currency }, said);
  if (mismatch !== null) return { outcome: mismatch, payment: payment.id };
  return { outcome: (await checkRefund(context, found)) ? 'applied' : 'unknown-refund', payment: payment.id };
};

const judge = async (context: CompleteContext, processor: string, event: ProcessorEvent): Promise<Judged> => {
  const { db } = context;
  const { paymentId, refundKey, said } = event;
  if (refundKey !== null) return judgeRefund(context, processor, event);
  const [payment] =
    paymentId === null
      ? []
      : await db
          .select()
          .from(payments)
          .where(and(eq(payments.id, paymentId), eq(payments.processor, processor)));
  if (payment === undefined || said === null) return { outcome: 'not-ours', payment: payment?.id ?? null };
  const asked = { amountCents: payment.amount_cents, currency: payment.currency };
  const mismatch = mismatchOf(asked, said);
  if (mismatch !== null) return { outcome: mismatch, payment: payment.id };
  await completePayment(context, payment.id, 'webhook');
  return { outcome: 'applied', payment: payment.id };
};

/**
 * Takes an event that the processor has signed. In whatever order events come and however often, each makes us ask how the
 * payment stands, and that is applied once; an event is remembered when that is done, so that one which is lost in the
 * middle is taken when it comes again.
 * @throws ProcessorFault when the processor cannot be asked: it is to send the event again
 */
export const takeEvent = async (
  context: CompleteContext,
  processor: string,
  event: ProcessorEvent,
): Promise<EventOutcome> => {
  const { db, log, now } = context;
  const key = and(eq(paymentEvents.processor, processor), eq(paymentEvents.event_id, event.id));
  const [known] = await db.select().from(paymentEvents).where(key);
  if (known !== undefined) return 'known';
  const { outcome, payment } = await judge(context, processor, event);
  await db
    .insert(paymentEvents)
    .values({
      processor,
      event_id: event.id,
      kind: event.kind.slice(0, 100),
      payment_id: payment,
      outcome,
      received_at: now,
    })
    .onConflictDoNothing();
  if (outcome !== 'applied' && outcome !== 'not-ours')
    log.error({ payment, processor, event: event.id, outcome }, 'an event of a processor does not fit its payment');
  return outcome;
};
