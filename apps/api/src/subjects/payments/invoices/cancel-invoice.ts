import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../ground/database/database';
import { type InvoiceRow, invoices } from '../../../ground/database/schema';
import { referenceKey } from './reference-key';

/** Cancels the open invoice of a reference; null when there is none. What was paid of it stays paid until it is given back. */
export const cancelInvoice = async (
  db: Pick<Db, 'update'>,
  {
    dealershipId,
    reference,
    by,
    now,
  }: {
    readonly dealershipId: string;
    readonly reference: string;
    readonly by: string;
    readonly now: Date;
  },
): Promise<InvoiceRow | null> => {
  const [row] = await db
    .update(invoices)
    .set({ cancelled_at: now, cancelled_by: by })
    .where(
      and(
        eq(invoices.dealership_id, dealershipId),
        eq(invoices.reference_key, referenceKey(reference)),
        isNull(invoices.cancelled_at),
        eq(invoices.is_open_amount, false),
      ),
    )
    .returning();
  return row ?? null;
};
