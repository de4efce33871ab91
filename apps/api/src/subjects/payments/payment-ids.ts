import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { payments } from '../../ground/database/schema';
import type { PaymentSubject } from '../../ground/database/schema/shapes/payment';

/** Ids of the payments for subjects of a kind, such as orders. */
export const paymentIdsOf = async (
  db: Pick<Db, 'select'>,
  kind: PaymentSubject,
  ids: readonly string[],
): Promise<readonly string[]> => {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.subject_kind, kind), inArray(payments.subject_id, [...ids])));
  return rows.map(({ id }) => id);
};
