import type { PaymentView } from '@forecourt/api-contract';
import { paymentPath } from '@forecourt/config/pages';
import { formatCents } from '@forecourt/domain/money';
import { oneLine } from '@forecourt/domain/typed-text';
import { and, asc, eq } from 'drizzle-orm';
import { payments, refunds, sites } from '../../ground/database/schema';
import type { Mail, MessageKind, MessageTemplate, TemplateDeps } from '../../ground/messages/message-template';
import { noteMail } from '../../ground/messages/note-mail';
import { canonicalOrigin, storedSite } from '../sites';
import { notAcceptedKey } from './apply-money';
import { paidNoteKind, receiptKind, refundedKind, returnedKind } from './payment-kinds';
import { paymentToken } from './payment-link';
import { momentInWords, receiptLines, receiptWords } from './payment-mail-words';
import { viewPayment } from './payment-view';
import { receiptFileName, receiptPdf } from './receipt-pdf';

/** What a mail about a payment is made of. */
interface MailedPayment {
  readonly view: PaymentView;
  /** Name of the site, or of the dealer where that has been taken down. */
  readonly siteName: string;
  /** Whole address of the receipt; null where the site is gone. */
  readonly receiptAddress: string | null;
}

const read = async (deps: TemplateDeps, paymentId: string): Promise<MailedPayment | null> => {
  const view = await viewPayment(deps.db, paymentId);
  if (view === null) return null;
  const [row] = await deps.db
    .select({ document: sites.document })
    .from(payments)
    .innerJoin(sites, eq(sites.website_id, payments.website_id))
    .where(eq(payments.id, paymentId));
  const site = row === undefined ? null : storedSite(row.document);
  if (site === null) return { view, siteName: view.dealer, receiptAddress: null };
  const token = paymentToken(deps.secrets.serviceToken, paymentId);
  const receiptAddress = `${canonicalOrigin(site, deps.addresses)}${paymentPath(token)}`;
  return { view, siteName: site.name, receiptAddress };
};

const atAddress = ({ receiptAddress }: MailedPayment): readonly string[] =>
  receiptAddress === null ? [] : ['', 'To look at or to print:', receiptAddress];

/** The lines of each mail to who paid; null: there is nothing to say. */
type Lines = (found: MailedPayment, deps: TemplateDeps, paymentId: string) => Promise<readonly string[] | null>;

const receipt: Lines = async (found) =>
  found.view.receipt === null
    ? null
    : [
        'Thank you. We have your payment.',
        '',
        ...receiptLines(receiptWords(found.view, found.view.receipt)),
        ...atAddress(found),
      ];

/** Why money was not accepted. */
const whyReturned = async ({ db }: TemplateDeps, paymentId: string): Promise<string> => {
  const [refund] = await db
    .select({ reason: refunds.reason })
    .from(refunds)
    .where(and(eq(refunds.payment_id, paymentId), eq(refunds.key, notAcceptedKey)));
  return refund?.reason ?? '';
};

const returned: Lines = async ({ view }, deps, paymentId) => [
  `Your payment of ${formatCents(view.amount_cents)} for ${view.description} is given back. ${await whyReturned(deps, paymentId)}`.trim(),
  '',
  'All of it is on its way back to you, to the card or account that it came from. Banks take up to ten business days to show it. You need not do anything.',
  '',
  `If you have a question, call ${view.dealer}.`,
];

const refunded: Lines = async ({ view }, { db }, paymentId) => {
  const given = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.payment_id, paymentId), eq(refunds.status, 'done')))
    .orderBy(asc(refunds.done_at));
  if (given.length === 0) return null;
  return [
    `Money was given back of your payment of ${formatCents(view.amount_cents)} for ${view.description}:`,
    '',
    ...given.map(
      ({ amount_cents, done_at, reason, outside_how }) =>
        `${formatCents(amount_cents)} on ${momentInWords((done_at ?? new Date(0)).toISOString(), view.time_zone)}: ${reason}${outside_how === null ? '' : ` (${oneLine(outside_how)})`}`,
    ),
    ...(given.some(({ outside_how }) => outside_how === null)
      ? [
          '',
          `It goes to the card or account that it came from${given.every(({ outside_how }) => outside_how === null) ? '' : ', unless another way is named'}. Banks take up to ten business days to show it.`,
        ]
      : []),
  ];
};

/** The files that go with a mail. */
type Files = (found: MailedPayment) => Promise<NonNullable<Mail['attachments']>>;

/** The receipt as a file, to be kept; none where there is no receipt. */
const receiptFile: Files = async ({ view }) => {
  const { receipt: issued } = view;
  if (issued === null) return [];
  const content = await receiptPdf(view, issued);
  return [{ filename: receiptFileName(issued), content, contentType: 'application/pdf' }];
};

/** A mail to who paid, to the address that they gave for it, as long as it is kept. */
const toPayer = (kind: MessageKind, about: string, lines: Lines, files: Files = async () => []): MessageTemplate => ({
  kind,
  compose: async (deps, message, paymentId) => {
    const found = await read(deps, paymentId);
    const to = found?.view.email ?? null;
    const said = found === null || to === null ? null : await lines(found, deps, paymentId);
    if (found === null || to === null || said === null) return null;
    const mail = { siteName: found.siteName, from: deps.mailFrom, to: [to], about, lines: said };
    return async () => {
      const attachments = await files(found);
      const note = noteMail(message, mail);
      return { channel: 'email', mail: attachments.length === 0 ? note : { ...note, attachments } };
    };
  },
  // The law wants a receipt given: as long as mail is tried at all.
  plan: { mostTries: 60, mostTriesWhenRefused: 3 },
  whenGivenUp: 'error',
});

/** That an invoice was paid, to those who answer the dealer's enquiries. It names no payer: that stands in the list. */
const paidNote: MessageTemplate = {
  kind: paidNoteKind,
  compose: async (deps, message, paymentId) => {
    const { destination } = message;
    const found = destination.kind === 'email' ? await read(deps, paymentId) : null;
    if (found === null || destination.kind !== 'email') return null;
    const { view, siteName } = found;
    const lines = [
      `${formatCents(view.amount_cents)} was paid online for ${view.description}.`,
      ...(view.reference === null ? [] : [`Reference: ${view.reference}`]),
      ...(view.receipt === null ? [] : [`Receipt: ${view.receipt.number}`]),
      ...(view.is_test ? ['Test payment: no money was moved.'] : []),
      '',
      `Who paid: forecourt payments show ${paymentId}`,
    ];
    const mail = { siteName, from: deps.mailFrom, to: destination.to, about: 'an online payment', lines };
    return () => ({ channel: 'email', mail: noteMail(message, mail) });
  },
  plan: { mostTries: 60, mostTriesWhenRefused: 10 },
  whenGivenUp: 'error',
};

/** Every mail about payments. */
export const paymentTemplates: readonly MessageTemplate[] = [
  toPayer(receiptKind, 'your receipt', receipt, receiptFile),
  toPayer(returnedKind, 'your payment is given back', returned),
  toPayer(refundedKind, 'money was given back', refunded),
  paidNote,
];
