import { and, eq, inArray, isNotNull, notExists } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { invoices, payments, refunds } from '../../ground/database/schema';
import type { Removal } from '../../ground/removal/removal';

/** Payments outlive the site that they were begun on: they are books of its dealership. */
const ofSite: Removal = {
  subject: 'site',
  tell: async (tx, id) => ({ stays: { payments: await tx.$count(payments, eq(payments.website_id, id)) } }),
  remove: async () => undefined,
};

/** Invoices that nobody has begun to pay: no books, so they go with the dealership. */
const unbegun = (tx: Tx, id: string) =>
  and(
    eq(invoices.dealership_id, id),
    notExists(tx.select({ id: payments.id }).from(payments).where(eq(payments.subject_id, invoices.id))),
  );

/** Books stay, and the row of the dealership with them. It cannot go while money is on its way, either way. */
const ofDealership: Removal = {
  subject: 'dealership',
  tell: async (tx, id) => {
    const own = eq(payments.dealership_id, id);
    const kept = await tx.$count(payments, own);
    const open = await tx.$count(payments, and(own, isNotNull(payments.check_at), isNotNull(payments.reference)));
    const ids = tx.select({ id: payments.id }).from(payments).where(own);
    const owed = await tx.$count(refunds, and(inArray(refunds.payment_id, ids), eq(refunds.status, 'asked')));
    return {
      goes: { 'invoices that nobody has begun to pay': await tx.$count(invoices, unbegun(tx, id)) },
      stays: { payments: kept },
      keepsRow: kept > 0,
      against: [
        ...(open > 0
          ? [`${open} payments are not decided. Wait for them, or look: forecourt payments list --state paying`]
          : []),
        ...(owed > 0 ? [`${owed} refunds are owed. Wait until they are sent: forecourt payments reconcile`] : []),
      ],
    };
  },
  remove: async (tx, id) => {
    await tx.delete(invoices).where(unbegun(tx, id));
  },
};

/** What becomes of payments when a site or a dealership is removed. */
export const paymentRemovals: readonly Removal[] = [ofSite, ofDealership];
