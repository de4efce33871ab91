import type { PaymentRow } from '../../ground/database/schema';
import type { FollowedPayment } from '../../ground/payments/payment-follower';

/** A payment as its follower learns of it: without what the payer typed. */
export const followedPayment = (row: PaymentRow): FollowedPayment => ({
  id: row.id,
  website_id: row.website_id,
  dealership_id: row.dealership_id,
  subject_kind: row.subject_kind,
  subject_id: row.subject_id,
  attempt: row.attempt,
  purpose: row.purpose,
  amount_cents: row.amount_cents,
  refunded_cents: row.refunded_cents,
});
