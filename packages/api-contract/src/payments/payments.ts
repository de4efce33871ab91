import * as z from 'zod';

/** Stands in the address in the place of a form that came back. */
export const noReturnedForm = 'none';

/**
 * GET /internal/v1/sites/{website_id}/payment-forms/{returned}: whether the site takes payments now, and a form that came back, by
 * what was typed and what is to be mended (SPNW-01).
 */
export const onlinePaymentFormSchema = z.object({
  /** Whether a processor and a dealership with an ABN are there. */
  is_taken: z.boolean(),
  /** Any reference and amount is taken, not only what the dealer has made. */
  any_amount: z.boolean(),
  /** No money moves: the test processor is in use. */
  is_test: z.boolean(),
  returned: z
    .object({
      typed: z.record(z.string(), z.string()),
      error: z.string(),
      faults: z.array(z.object({ path: z.string(), message: z.string() })),
    })
    .nullable(),
});
export type OnlinePaymentForm = z.infer<typeof onlinePaymentFormSchema>;

/**
 * How a payment stands to who pays. `review`: it may be paid now,
 * also where the shopper came back from the processor without paying. `waiting`: its answer has not come. `declined`,
 * `expired`: nothing was taken, and it may be tried again. `checked`: somebody at the dealer has to look. `returned`: what
 * it was for could not be kept, and all of it is given back.
 */
export const paymentStates = [
  'review',
  'waiting',
  'paid',
  'declined',
  'expired',
  'checked',
  'returned',
  'refunding',
  'refunded',
] as const;
/** One of {@link paymentStates}. */
export type PaymentState = (typeof paymentStates)[number];

/** Who a receipt is from, and what it says beside the payment (ACL s100). */
export const receiptSchema = z.object({
  /** Without gaps within a dealership. */
  number: z.number().int(),
  /** ISO instant. */
  issued_at: z.string(),
  /** As the law knows the supplier, and the name that it trades under. */
  supplier: z.string(),
  trading_as: z.string(),
  /** Null for test payments of a dealership without one. */
  abn: z.string().nullable(),
  /** GST in it, AUD cents; null where nothing has been supplied yet. */
  gst_cents: z.number().int().nullable(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** GET /internal/v1/sites/{website_id}/payment-links/{token}: a payment by the token of its link, for whoever has that. */
export const paymentViewSchema = z.object({
  state: z.enum(paymentStates),
  purpose: z.enum(['hold', 'deposit', 'invoice']),
  subject: z.enum(['order', 'invoice']),
  description: z.string(),
  /** Reference of the invoice; null where it pays something else. */
  reference: z.string().nullable(),
  /** AUD cents. */
  amount_cents: z.number().int(),
  refunded_cents: z.number().int(),
  payer_name: z.string().nullable(),
  email: z.string().nullable(),
  /** The dealership that receives it. */
  dealer: z.string(),
  /** The shopper was taken to the processor. */
  is_begun: z.boolean(),
  is_test: z.boolean(),
  /** ISO instants. */
  paid_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  /** Path of the page of what it pays, where that has one. */
  return_path: z.string().nullable(),
  /** Zone of the dealer's times. */
  time_zone: z.string(),
  receipt: receiptSchema.nullable(),
});
export type PaymentView = z.infer<typeof paymentViewSchema>;
