import type { PaymentState, PaymentView } from '@forecourt/api-contract';
import { isOnSite } from '@forecourt/config/page-access';
import { pages } from '@forecourt/config/pages';
import { formatCents } from '@forecourt/domain/money';
import { paymentWords as words } from './payment-words';

/** A fact of a payment. */
export interface PaymentFact {
  readonly label: string;
  readonly value: string;
}

/** An instant by the dealer's clock. */
export const momentInWords = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(iso));

const { labels } = words;

const gstOf = ({ purpose, receipt }: PaymentView): string => {
  const cents = receipt?.gst_cents ?? null;
  if (cents !== null) return words.gst.of(formatCents(cents));
  return purpose === 'invoice' ? words.gst.unsaid : words.gst.none;
};

/** Who a receipt is from, as the law wants it said (ACL s100). */
const supplierFacts = (view: PaymentView): readonly PaymentFact[] => {
  const { receipt, time_zone } = view;
  if (receipt === null) return [{ label: labels.to, value: view.dealer }];
  const { supplier, trading_as } = receipt;
  return [
    { label: labels.number, value: String(receipt.number) },
    { label: labels.date, value: momentInWords(receipt.issued_at, time_zone) },
    { label: labels.to, value: supplier === trading_as ? supplier : `${supplier}, trading as ${trading_as}` },
    { label: labels.abn, value: receipt.abn ?? words.noAbn },
  ];
};

/** What a payment is, line by line; with a receipt all that the law wants on it. */
export const paymentFacts = (view: PaymentView): readonly PaymentFact[] => [
  ...supplierFacts(view),
  { label: labels.for, value: view.description },
  ...(view.reference === null ? [] : [{ label: labels.reference, value: view.reference }]),
  { label: labels.amount, value: formatCents(view.amount_cents) },
  { label: labels.surcharge, value: words.noSurcharge },
  ...(view.receipt === null ? [] : [{ label: labels.gst, value: gstOf(view) }]),
  ...(view.refunded_cents === 0 ? [] : [{ label: labels.givenBack, value: formatCents(view.refunded_cents) }]),
  ...(view.payer_name === null ? [] : [{ label: labels.payer, value: view.payer_name }]),
  ...(view.email === null ? [] : [{ label: labels.email, value: view.email }]),
];

/** What can be done on the page of a payment. */
export type PaymentAction =
  | { readonly kind: 'pay'; readonly label: string }
  | { readonly kind: 'look' | 'contact' | 'none' };

/** What comes next for a payment; what it pays may have a page of its own, which decides then. */
export const paymentAction = (view: PaymentView): PaymentAction => {
  const amount = formatCents(view.amount_cents);
  const isInvoice = view.subject === 'invoice';
  const actions: Readonly<Record<PaymentState, PaymentAction>> = {
    review: { kind: 'pay', label: words.pay(amount) },
    waiting: { kind: 'look' },
    paid: { kind: 'none' },
    declined: isInvoice ? { kind: 'pay', label: words.again(amount) } : { kind: 'none' },
    expired: isInvoice ? { kind: 'pay', label: words.again(amount) } : { kind: 'none' },
    checked: { kind: 'contact' },
    returned: { kind: 'contact' },
    refunding: { kind: 'none' },
    refunded: { kind: 'none' },
  };
  return actions[view.state];
};

/** Whether a site has anything to pay for on it: where it has nothing, no payment was ever at an address of this page. */
export const takesPayments = (site: Parameters<typeof isOnSite>[1]): boolean =>
  isOnSite(pages.onlinePayment, site) || isOnSite(pages.purchase, site);

/** The tone in which a state is said. */
export const stateTone: Readonly<Record<PaymentState, 'info' | 'success' | 'caution' | 'danger'>> = {
  review: 'info',
  waiting: 'info',
  paid: 'success',
  declined: 'danger',
  expired: 'caution',
  checked: 'caution',
  returned: 'caution',
  refunding: 'info',
  refunded: 'info',
};
