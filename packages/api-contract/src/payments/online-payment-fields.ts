// No schema stands here: the form that is drawn needs these, and must not carry zod with them.

/** Fields of the form by which an invoice or a deposit is paid. */
export const onlinePaymentFields = ['reference', 'amount', 'name', 'email'] as const;
/** One of {@link onlinePaymentFields}. */
export type OnlinePaymentField = (typeof onlinePaymentFields)[number];

/** Longest text of each field. */
export const onlinePaymentLengths: Readonly<Record<OnlinePaymentField, number>> = {
  reference: 40,
  amount: 20,
  name: 120,
  email: 200,
};
