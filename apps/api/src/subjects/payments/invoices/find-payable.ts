import { and, asc, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../../ground/database/database';
import { type InvoiceRow, invoices, payments } from '../../../ground/database/schema';
import { referenceKey } from './reference-key';

/** What a shopper wants to pay. */
export interface AskedInvoice {
  readonly reference: string;
  readonly amountCents: number;
  /** Ids of the dealerships of the site. */
  readonly dealerships: readonly string[];
}

/**
 * What a reference and an amount come to. `none`: no invoice has them, and the reference is not known to be done with.
 * `over`: all invoices of the reference are paid or cancelled. `unclear`: invoices of several dealerships fit, and nobody
 * knows which is meant.
 */
export type FoundPayable =
  | { readonly kind: 'due'; readonly invoice: InvoiceRow }
  | { readonly kind: 'none' | 'over' | 'unclear' };

/** AUD cents that are due of an invoice: 0 once it is paid or cancelled. */
export const dueOf = ({
  amount_cents,
  paid_cents,
  cancelled_at,
}: Pick<InvoiceRow, 'amount_cents' | 'paid_cents' | 'cancelled_at'>): number =>
  cancelled_at === null ? Math.max(0, amount_cents - paid_cents) : 0;

/** The invoice of a reference whose amount is due exactly; held until the transaction ends, as others of its reference. */
export const findPayable = async (
  tx: Tx,
  { reference, amountCents, dealerships }: AskedInvoice,
): Promise<FoundPayable> => {
  const key = referenceKey(reference);
  if (key === '' || dealerships.length === 0) return { kind: 'none' };
  const found = await tx
    .select()
    .from(invoices)
    .where(
      and(
        inArray(invoices.dealership_id, [...dealerships]),
        eq(invoices.reference_key, key),
        eq(invoices.is_open_amount, false),
      ),
    )
    .orderBy(asc(invoices.created_at))
    .for('update');
  const [fitting, other] = found.filter((one) => dueOf(one) === amountCents);
  if (other !== undefined) return { kind: 'unclear' };
  if (fitting !== undefined) return { kind: 'due', invoice: fitting };
  return { kind: found.length > 0 && found.every((one) => dueOf(one) === 0) ? 'over' : 'none' };
};

/**
 * Keeps a reference and amount that the dealer takes as they are, as a deposit to be placed; the same that one payer asks
 * for again and has not paid is one. Two who pay the same are two.
 */
export const takeAnyAmount = async (
  tx: Tx,
  { reference, amountCents, email }: Pick<AskedInvoice, 'reference' | 'amountCents'> & { readonly email: string },
  { dealershipId, now }: { readonly dealershipId: string; readonly now: Date },
): Promise<InvoiceRow> => {
  const key = referenceKey(reference);
  const same = and(
    eq(invoices.dealership_id, dealershipId),
    eq(invoices.reference_key, key),
    eq(invoices.amount_cents, amountCents),
    eq(invoices.is_open_amount, true),
    eq(invoices.paid_cents, 0),
    eq(payments.email, email),
  );
  const [before] = await tx
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(payments, and(eq(payments.subject_kind, 'invoice'), eq(payments.subject_id, invoices.id)))
    .where(same)
    .orderBy(asc(invoices.created_at))
    .limit(1)
    .for('update', { of: invoices });
  if (before !== undefined) return before.invoice;
  const [made] = await tx
    .insert(invoices)
    .values({
      id: uuidv7(),
      dealership_id: dealershipId,
      reference: reference.trim(),
      reference_key: key,
      kind: 'deposit',
      amount_cents: amountCents,
      description: `Payment for ${reference.trim()}`,
      has_gst: false,
      made_by: 'shopper',
      is_open_amount: true,
      created_at: now,
    })
    .returning();
  if (made === undefined) throw new Error('The deposit was not stored.');
  return made;
};
