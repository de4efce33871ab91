import type { PaymentView, Receipt } from '@forecourt/api-contract';
import { formatCents } from '@forecourt/domain/money';

/** An instant as a receipt says it, in the dealer's zone. */
export const momentInWords = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(iso));

/** What a receipt says of GST: none of ours is a tax invoice. */
export const gstWords = ({ purpose }: Pick<PaymentView, 'purpose'>, { gst_cents }: Receipt): string => {
  if (gst_cents !== null)
    return `Includes GST of ${formatCents(gst_cents)}. Your tax invoice is the one that this pays.`;
  if (purpose === 'invoice') return 'No GST is stated. If there is any, your invoice says so.';
  return 'No GST: this money is held, and becomes part of a price only when a sale is completed.';
};

/** What becomes of the money when nothing comes of it. */
export const refundRule: Readonly<Record<PaymentView['purpose'], string>> = {
  hold: 'Refund: it is given back in full if you cancel while the vehicle is held, if the hold ends, or if we cannot supply the vehicle.',
  deposit:
    'Refund: it is given back if we cannot supply what it is for, or if finance that you told us you need is declined. Cancelling within a cooling-off period, or otherwise, is by your contract and the law of your state, which limit what may be kept.',
  invoice:
    'Refund: what was charged wrongly is given back. Your rights under the Australian Consumer Law are not changed by this payment.',
};

/** What a receipt says, for mail and paper alike. */
export interface ReceiptWords {
  readonly title: string;
  /** Who was paid, by the name that the law knows and the one that shoppers know. */
  readonly supplier: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Whole sentences: of GST, and of when the money is given back. */
  readonly rules: readonly string[];
}

/** A receipt in words, by the dealer's clock; pure. */
export const receiptWords = (view: PaymentView, receipt: Receipt): ReceiptWords => ({
  title: `Receipt ${receipt.number} (not a tax invoice)`,
  supplier: `${receipt.supplier}${receipt.supplier === receipt.trading_as ? '' : `, trading as ${receipt.trading_as}`}`,
  facts: [
    { label: 'ABN', value: receipt.abn ?? 'none given' },
    { label: 'Date', value: momentInWords(receipt.issued_at, view.time_zone) },
    ...(view.payer_name === null ? [] : [{ label: 'From', value: view.payer_name }]),
    { label: 'For', value: view.description },
    ...(view.reference === null ? [] : [{ label: 'Reference', value: view.reference }]),
    { label: 'Paid', value: formatCents(view.amount_cents) },
    { label: 'Card surcharge', value: '$0' },
  ],
  rules: [
    gstWords(view, receipt),
    refundRule[view.purpose],
    ...(view.is_test ? ['Test payment: no money was moved.'] : []),
  ],
});

/** The receipt in lines, for mail. */
export const receiptLines = ({ title, supplier, facts, rules }: ReceiptWords): readonly string[] => [
  title,
  supplier,
  ...facts.map(({ label, value }) => `${label}: ${value}`),
  ...rules,
];
