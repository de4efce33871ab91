import { and, eq, isNotNull, or } from 'drizzle-orm';
import { payments, refunds } from '../../ground/database/schema';
import type { StartCheck } from '../../ground/modules/start-check';
import { paymentSettings } from './processor-settings';

/** Money on its way at Stripe needs Stripe's secrets: payments that are open, and refunds that are owed. */
export const processorCheck: StartCheck = {
  name: 'payments',
  fault: async ({ db }, { settingsOf }) => {
    if (settingsOf(paymentSettings).stripe !== null) return null;
    const [open] = await db
      .select({ id: payments.id })
      .from(payments)
      .leftJoin(refunds, eq(refunds.payment_id, payments.id))
      .where(
        and(
          eq(payments.processor, 'stripe'),
          isNotNull(payments.reference),
          or(isNotNull(payments.check_at), eq(refunds.status, 'asked')),
        ),
      )
      .limit(1);
    return open === undefined
      ? null
      : 'Payments or refunds are on their way at Stripe, whose secrets are not set here: give STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET until they are settled. FORECOURT_PAYMENTS says where new payments go.';
  },
};
