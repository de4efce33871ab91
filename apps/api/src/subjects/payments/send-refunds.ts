import { and, asc, eq, lte } from 'drizzle-orm';
import { payments, type RefundRow, refunds } from '../../ground/database/schema';
import type { CompleteContext } from './complete-payment';
import { nextCheckMs } from './payment-verdict';
import { ProcessorFault } from './processor';
import { settleRefund } from './settle-refund';

/** Milliseconds for which a refund is left to whoever took it. */
const leaseMs = 2 * 60_000;

/** Takes the next refund that is due, for itself alone for a while; null when none is. */
const takeDue = ({ db, now }: CompleteContext): Promise<RefundRow | null> =>
  db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(refunds)
      .where(and(lte(refunds.next_try_at, now), eq(refunds.status, 'asked')))
      .orderBy(asc(refunds.next_try_at))
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return null;
    await tx
      .update(refunds)
      .set({ tries: due.tries + 1, next_try_at: new Date(now.getTime() + leaseMs) })
      .where(eq(refunds.id, due.id));
    return due;
  });

/** One refund is tried. @returns how it ended */
const sendOne = async (context: CompleteContext, refund: RefundRow): Promise<'done' | 'pending' | 'failed'> => {
  const { db, processors, log, now } = context;
  const [payment] = await db.select().from(payments).where(eq(payments.id, refund.payment_id));
  if (payment === undefined || payment.charge === null) throw new Error(`Refund ${refund.id} has no payment.`);
  const about = { payment: payment.id, refund: refund.id };
  try {
    const processor = processors.named(payment.processor);
    if (processor === null) throw new ProcessorFault(`The processor ${payment.processor} has no settings here.`, false);
    const asked = { key: refund.id, charge: payment.charge, amountCents: refund.amount_cents };
    const outcome = await processor.refund(asked);
    await settleRefund(context, refund.id, payment, outcome);
    if (outcome.state === 'failed')
      log.error(about, 'a processor refuses a refund; the payer has to be paid otherwise');
    else log.info({ ...about, state: outcome.state }, 'refund sent');
    return outcome.state;
  } catch (error) {
    if (!(error instanceof ProcessorFault)) throw error;
    log.error({ err: error, ...about }, 'a refund cannot be sent; trying again later');
    const next_try_at = new Date(now.getTime() + nextCheckMs(refund.tries));
    await db
      .update(refunds)
      .set({ next_try_at, fault: error.message.slice(0, 500) })
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'asked')));
    return 'pending';
  }
};

/** Has the processor give back what is owed and due. What cannot be sent is tried again for as long as it takes. */
export const sendDueRefunds = async (
  context: CompleteContext,
  most = 50,
): Promise<Readonly<Record<'done' | 'pending' | 'failed', number>>> => {
  const ended = { done: 0, pending: 0, failed: 0 };
  for (let sent = 0; sent < most; sent += 1) {
    const refund = await takeDue(context);
    if (refund === null) break;
    ended[await sendOne(context, refund)] += 1;
  }
  return ended;
};
