import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { payments } from '../../ground/database/schema';

/** Whether a payment waits for a person, since a processor has something other than was asked for. */
export const isLookedAt = async (tx: Pick<Tx, 'select'>, paymentId: string): Promise<boolean> => {
  const [found] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'mismatch')));
  return found !== undefined;
};
