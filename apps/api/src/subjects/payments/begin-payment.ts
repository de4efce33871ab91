import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships, type PaymentRow, payments } from '../../ground/database/schema';
import { nextCheckMs } from './payment-verdict';
import { ProcessorFault, type Processors } from './processor';

/** Where a browser that wants to pay goes: to the processor, or back, since there is nothing to be paid any more. */
export type BegunPayment =
  | { readonly kind: 'go'; readonly address: string }
  | { readonly kind: 'ended'; readonly payment: PaymentRow };

const isOpen = ({ status, expires_at }: PaymentRow, now: Date): boolean =>
  (status === 'started' || status === 'paying') && (expires_at === null || expires_at > now);

/** Keeps the processor's name for a payment; null when it has ended meanwhile, or has another name by now. */
const keepReference = async (db: Db, { id }: PaymentRow, reference: string, now: Date): Promise<PaymentRow | null> => {
  const open = and(eq(payments.id, id), inArray(payments.status, ['started', 'paying']));
  return db.transaction(async (tx) => {
    const [held] = await tx.select().from(payments).where(open).for('update');
    if (held === undefined || (held.reference !== null && held.reference !== reference)) return null;
    if (held.reference === reference) return held;
    const due = new Date(now.getTime() + nextCheckMs(0));
    const check_at = held.expires_at !== null && held.expires_at < due ? held.expires_at : due;
    const set = { reference, status: 'paying', check_at } as const;
    await tx.update(payments).set(set).where(eq(payments.id, id));
    return { ...held, ...set };
  });
};

/**
 * Takes a payment to its processor, which makes one page of it however often that is asked for.
 * @param returnUrl whole address to which the browser comes back
 * @returns null when there is no such payment
 * @throws ProcessorFault when the processor cannot be asked: the payment stays as it is
 */
export const beginPayment = async (
  { db, processors, now }: { readonly db: Db; readonly processors: Processors; readonly now: Date },
  paymentId: string,
  returnUrl: string,
): Promise<BegunPayment | null> => {
  const [found] = await db
    .select({ payment: payments, dealer: dealerships.document })
    .from(payments)
    .innerJoin(dealerships, eq(dealerships.id, payments.dealership_id))
    .where(eq(payments.id, paymentId));
  if (found === undefined) return null;
  const { payment, dealer } = found;
  if (!isOpen(payment, now)) return { kind: 'ended', payment };
  const processor = processors.current;
  // Another processor is paid by since: what was begun at the one before is not paid there any more.
  if (processor === null || processor.name !== payment.processor)
    throw new ProcessorFault(`Payments are not taken by ${payment.processor} here any more.`, true);
  if (processor.name !== 'test' && dealer.payments === undefined)
    throw new ProcessorFault(`Dealership ${dealer.slug} has no payments.abn: its receipts could not name it.`, true);
  const { reference, address } = await processor.begin({
    id: payment.id,
    amountCents: payment.amount_cents,
    currency: payment.currency,
    description: payment.description,
    email: payment.email,
    merchant: dealer.name,
    returnUrl,
  });
  const kept = await keepReference(db, payment, reference, now);
  if (kept !== null) return { kind: 'go', address };
  await processor.stop(reference);
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId));
  return { kind: 'ended', payment: row ?? payment };
};
