/** What is paid: an order of a vehicle, or an invoice by its reference. */
export type PaymentSubject = 'order' | 'invoice';

/**
 * What the money is to the law: a `hold` is given back in full while the vehicle is held, and is no consideration for
 * anything; a `deposit` secures a contract; an `invoice` pays what was supplied.
 */
export type PaymentPurpose = 'hold' | 'deposit' | 'invoice';

/**
 * `started`: nobody has asked the processor yet. `paying`: the shopper is at its page, or it has not decided. `failed`: it
 * will not come. `expired`: its time was over. `mismatch`: the processor has something other than was asked; somebody has
 * to look. `refunding`, `refunded`: all of it is to be given back, or has been.
 */
export const paymentStatuses = [
  'started',
  'paying',
  'paid',
  'failed',
  'expired',
  'mismatch',
  'refunding',
  'refunded',
] as const;
/** One of {@link paymentStatuses}. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** `asked`: we owe it. `done`: the processor has given it back, or somebody outside of it. `failed`: it cannot; somebody has to look. */
export type RefundStatus = 'asked' | 'done' | 'failed';

/**
 * Accounts of a dealership: what its `processor` holds for it; what it owes shoppers as `holds` and `deposits`; `invoices`
 * and `sales` that were paid, without their `gst`; `refunds` that are owed; what it paid by itself `outside` of the
 * processor.
 */
export const ledgerAccounts = [
  'processor',
  'holds',
  'deposits',
  'invoices',
  'gst',
  'refunds',
  'sales',
  'outside',
] as const;
/** One of {@link ledgerAccounts}. */
export type LedgerAccount = (typeof ledgerAccounts)[number];
