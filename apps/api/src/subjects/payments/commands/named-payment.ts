import { eq } from 'drizzle-orm';
import { CliError, exitCodes } from '../../../ground/cli/cli-error';
import { isUuid } from '../../../ground/cli/is-uuid';
import type { Database } from '../../../ground/database/database';
import { dealerships, type PaymentRow, payments } from '../../../ground/database/schema';

/**
 * A payment by its id, with the slug of its dealership.
 * @throws CliError when there is none
 */
export const namedPayment = async (
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<{ readonly payment: PaymentRow; readonly dealership: string }> => {
  const [found] = isUuid(id)
    ? await db
        .select({ payment: payments, dealership: dealerships.slug })
        .from(payments)
        .innerJoin(dealerships, eq(dealerships.id, payments.dealership_id))
        .where(eq(payments.id, id))
    : [];
  if (found !== undefined) return found;
  throw new CliError(exitCodes.inputFaults, `There is no payment "${id}": forecourt payments list names them.`);
};
