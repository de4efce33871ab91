import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import { type PaymentRow, payments } from '../../ground/database/schema';
import { type CompleteContext, completePayment } from './complete-payment';
import { isTakenIn, judgeAnswer, nextCheckMs } from './payment-verdict';
import { ProcessorFault } from './processor';

/** A payment that stood otherwise at the processor than here, and what was done. */
export interface Difference {
  readonly payment: string;
  readonly from: string;
  /** How it stands now; for money that was taken in, why the processor does not agree. */
  readonly to: string;
  readonly isMended: boolean;
}

/** What came of comparing payments with their processor. */
export interface Reconciliation {
  readonly asked: number;
  /** Could not be asked about: they are asked about again later. */
  readonly unanswered: number;
  readonly differences: readonly Difference[];
}

/** Most payments of one turn. */
const batch = 200;

/** A processor that is away is asked again in a while. */
const askLater = async ({ db, now }: CompleteContext, { id, checks }: PaymentRow): Promise<void> => {
  const check_at = new Date(now.getTime() + nextCheckMs(checks));
  await db
    .update(payments)
    .set({ checks: checks + 1, check_at })
    .where(and(eq(payments.id, id), lte(payments.check_at, now)));
};

const outcomeOf = async (context: CompleteContext, row: PaymentRow): Promise<Difference | 'same' | 'unanswered'> => {
  try {
    const after = await completePayment(context, row.id, 'reconciliation');
    if (after === null || after.status === row.status) return 'same';
    return { payment: row.id, from: row.status, to: after.status, isMended: after.status !== 'mismatch' };
  } catch (error) {
    // Whatever it is, it keeps no other payment from being asked about.
    const why =
      error instanceof ProcessorFault
        ? 'a processor cannot be asked'
        : 'a payment cannot be completed, though it was asked about';
    context.log.error({ err: error, payment: row.id }, `${why}; it is asked again later`);
    await askLater(context, row);
    return 'unanswered';
  }
};

/** Asks about every payment that is open and due, and completes what has ended without an event or a return. */
export const reconcileOpen = async (context: CompleteContext): Promise<Reconciliation> => {
  const { db, now } = context;
  const due = await db
    .select()
    .from(payments)
    .where(lte(payments.check_at, now))
    .orderBy(asc(payments.check_at))
    .limit(batch);
  const outcomes: (Difference | 'same' | 'unanswered')[] = [];
  for (const row of due) outcomes.push(await outcomeOf(context, row));
  return {
    asked: due.length,
    unanswered: outcomes.filter((one) => one === 'unanswered').length,
    differences: outcomes.filter((one) => typeof one === 'object'),
  };
};

const fitOf = async ({ processors }: CompleteContext, row: PaymentRow): Promise<string | null> => {
  const { reference, amount_cents, currency } = row;
  const processor = processors.named(row.processor);
  if (processor === null || reference === null) throw new ProcessorFault(`No settings for ${row.processor}.`, false);
  const verdict = judgeAnswer({ amountCents: amount_cents, currency }, await processor.find(reference, row.id));
  if (verdict.kind === 'paid') return null;
  return verdict.kind === 'wait' ? 'not paid there' : verdict.why;
};

/** Compares money that was taken in since an instant with what the processor has of it. Nothing of it is mended by itself. */
export const compareTaken = async (context: CompleteContext, since: Date): Promise<Reconciliation> => {
  const rows = await context.db
    .select()
    .from(payments)
    .where(and(gte(payments.paid_at, since), inArray(payments.status, ['paid', 'refunding', 'refunded'])))
    .orderBy(asc(payments.paid_at));
  const differences: Difference[] = [];
  let unanswered = 0;
  for (const row of rows.filter(({ status }) => isTakenIn(status))) {
    try {
      const why = await fitOf(context, row);
      if (why !== null) differences.push({ payment: row.id, from: row.status, to: why, isMended: false });
    } catch (error) {
      if (!(error instanceof ProcessorFault)) throw error;
      context.log.error({ err: error, payment: row.id }, 'a processor cannot be asked about a paid payment');
      unanswered += 1;
    }
  }
  return { asked: rows.length, unanswered, differences };
};
