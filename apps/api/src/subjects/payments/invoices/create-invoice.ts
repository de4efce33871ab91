import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../ground/database/database';
import { dealerships, type InvoiceRow, invoices } from '../../../ground/database/schema';
import { referenceKey } from './reference-key';

/** An invoice or a deposit that may be paid by its reference. */
export interface NewInvoice {
  /** Slug of the dealership. */
  readonly dealership: string;
  readonly reference: string;
  /** AUD cents, above 0, GST included where it has any. */
  readonly amountCents: number;
  readonly kind: 'invoice' | 'deposit';
  readonly description: string;
  readonly hasGst: boolean;
  /** Who makes it, by name. */
  readonly madeBy: string;
  readonly now: Date;
}

/** What came of making an invoice. */
export type CreatedInvoice =
  | { readonly kind: 'created'; readonly invoice: InvoiceRow }
  | { readonly kind: 'refused'; readonly why: 'no-dealership' | 'no-reference' | 'reference-taken' };

/** Makes an invoice that shoppers can pay. A reference that is open is not given twice within a dealership. */
export const createInvoice = async (db: Pick<Db, 'select' | 'insert'>, made: NewInvoice): Promise<CreatedInvoice> => {
  const key = referenceKey(made.reference);
  if (key === '') return { kind: 'refused', why: 'no-reference' };
  const [dealer] = await db
    .select({ id: dealerships.id })
    .from(dealerships)
    .where(and(eq(dealerships.slug, made.dealership), isNull(dealerships.removed_at)));
  if (dealer === undefined) return { kind: 'refused', why: 'no-dealership' };
  const [invoice] = await db
    .insert(invoices)
    .values({
      id: uuidv7(),
      dealership_id: dealer.id,
      reference: made.reference.trim(),
      reference_key: key,
      kind: made.kind,
      amount_cents: made.amountCents,
      description: made.description,
      // Nothing has been supplied for a deposit yet.
      has_gst: made.kind === 'invoice' && made.hasGst,
      made_by: made.madeBy,
      created_at: made.now,
    })
    .onConflictDoNothing()
    .returning();
  return invoice === undefined ? { kind: 'refused', why: 'reference-taken' } : { kind: 'created', invoice };
};
