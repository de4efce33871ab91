import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import { type PaymentRow, payments, type RefundRow, refunds } from '../../ground/database/schema';
import type { CompleteContext } from './complete-payment';
import { ProcessorFault } from './processor';
import { settleRefund } from './settle-refund';

/** A refund with the payment that it is of. */
export interface PaidRefund {
  readonly refund: RefundRow;
  readonly payment: PaymentRow;
}

/** A refund by its id; null when there is none. */
export const refundNamed = async ({ db }: Pick<CompleteContext, 'db'>, id: string): Promise<PaidRefund | null> => {
  const [found] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .where(eq(refunds.id, id));
  return found ?? null;
};

/** The refund of a key, of a payment of a processor; null when there is none. */
export const refundOfKey = async (
  context: Pick<CompleteContext, 'db'>,
  processor: string,
  key: string,
): Promise<PaidRefund | null> => {
  const found = await refundNamed(context, key);
  return found?.payment.processor === processor ? found : null;
};

/**
 * Asks the processor how a refund stands, and stores it. A bank may send money back days after it was given: it is owed
 * again from then on, and the log says so as an error.
 * @returns whether the processor knows the refund
 * @throws ProcessorFault when the processor cannot be asked: nothing was changed
 */
export const checkRefund = async (context: CompleteContext, { refund, payment }: PaidRefund): Promise<boolean> => {
  const processor = context.processors.named(payment.processor);
  if (processor === null) throw new ProcessorFault(`The processor ${payment.processor} has no settings here.`, false);
  if (payment.charge === null) throw new Error(`Refund ${refund.id} is of a payment that was never charged.`);
  const outcome = await processor.findRefund({ key: refund.id, charge: payment.charge });
  if (outcome === null) return false;
  if (await settleRefund(context, refund.id, payment, outcome))
    context.log.error(
      { payment: payment.id, refund: refund.id },
      'a refund failed at its processor; the payer has to be paid otherwise',
    );
  return true;
};

/** A refund that somebody has to look at: it is owed, or the processor does not know it. */
export interface OwedRefund {
  readonly payment: string;
  readonly refund: string;
  readonly amountCents: number;
  readonly why: 'failed' | 'unknown-to-processor' | 'not-asked';
}

const whyOf = async (context: CompleteContext, one: PaidRefund): Promise<OwedRefund['why'] | null> => {
  if (one.refund.status === 'failed') return 'failed';
  try {
    if (!(await checkRefund(context, one))) return 'unknown-to-processor';
  } catch (error) {
    if (!(error instanceof ProcessorFault)) throw error;
    context.log.error({ err: error, refund: one.refund.id }, 'a processor cannot be asked about a refund');
    return 'not-asked';
  }
  const now = await refundOfKey(context, one.payment.processor, one.refund.id);
  return now?.refund.status === 'failed' ? 'failed' : null;
};

/**
 * Compares refunds that the processor has done since an instant with what it says; lists those that failed there, and all
 * that had failed and that nobody has paid otherwise.
 */
export const compareRefunds = async (context: CompleteContext, since: Date): Promise<readonly OwedRefund[]> => {
  const rows = await context.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment_id))
    .where(or(eq(refunds.status, 'failed'), and(gte(refunds.done_at, since), isNull(refunds.outside_by))))
    .orderBy(asc(refunds.asked_at));
  const owed: OwedRefund[] = [];
  for (const one of rows) {
    const why = await whyOf(context, one);
    if (why !== null)
      owed.push({ payment: one.payment.id, refund: one.refund.id, amountCents: one.refund.amount_cents, why });
  }
  return owed;
};
