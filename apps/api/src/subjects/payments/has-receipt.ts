import type { PaymentRow } from '../../ground/database/schema';

/** Whether a payment has a receipt: its money is there, and was not given back as it came. */
export const hasReceipt = ({ paid_at, why }: Pick<PaymentRow, 'paid_at' | 'why'>): boolean =>
  paid_at !== null && why !== 'not-accepted';
