import { formatCents } from '@forecourt/domain/money';
import { type Command, Option } from 'commander';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { CommandContext, CommandModule } from '../../../ground/cli/command-module';
import {
  dealerships,
  ledgerEntries,
  type PaymentRow,
  paymentReceipts,
  payments,
  refunds,
} from '../../../ground/database/schema';
import { type PaymentStatus, paymentStatuses } from '../../../ground/database/schema/shapes/payment';
import { namedPayment } from './named-payment';
import { addReconcile } from './reconcile-command';
import { addRefund, addRefundSettled } from './refund-commands';

/** A payment for programs, without what tells its card from others. */
const inJson = ({ card_digest: _card, ...row }: PaymentRow) => row;

const lineOf = (row: PaymentRow, dealership: string): string =>
  [
    row.id,
    row.created_at.toISOString(),
    dealership,
    formatCents(row.amount_cents),
    row.why === null ? row.status : `${row.status} (${row.why})`,
    ...(row.refunded_cents > 0 ? [`${formatCents(row.refunded_cents)} given back`] : []),
    row.processor,
    row.description,
  ].join('  ');

const addList = (parent: Command, context: CommandContext): void => {
  parent
    .command('list')
    .description('List payments, the newest first.')
    .argument('[dealership]', 'of one dealership only, by its slug')
    .addOption(new Option('--state <status>', 'only those that stand so').choices([...paymentStatuses]))
    .option('--json', 'print them as JSON')
    .action((slug: string | undefined, { state, json }: { readonly state?: PaymentStatus; readonly json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        const rows = await db
          .select({ payment: payments, slug: dealerships.slug })
          .from(payments)
          .innerJoin(dealerships, eq(dealerships.id, payments.dealership_id))
          .where(
            and(
              slug === undefined ? undefined : eq(dealerships.slug, slug),
              state === undefined ? undefined : eq(payments.status, state),
            ),
          )
          .orderBy(desc(payments.created_at))
          .limit(1000);
        if (json === true)
          return context.printJson(rows.map((row) => ({ ...inJson(row.payment), dealership: row.slug })));
        if (rows.length === 0) return context.print('There is no such payment.');
        for (const { payment, slug: of } of rows) context.print(lineOf(payment, of));
        return undefined;
      }),
    );
};

const addShow = (parent: Command, context: CommandContext): void => {
  parent
    .command('show')
    .description('Show a payment: who paid, its receipt, what was given back, and its entries in the ledger.')
    .argument('<payment>', 'its id')
    .option('--json', 'print it as JSON')
    .action((id: string, { json }: { readonly json?: boolean }) =>
      context.withDatabase(async (database) => {
        const { payment, dealership } = await namedPayment(database, id);
        const { db } = database;
        const [receipt] = await db.select().from(paymentReceipts).where(eq(paymentReceipts.payment_id, id));
        const given = await db.select().from(refunds).where(eq(refunds.payment_id, id)).orderBy(asc(refunds.asked_at));
        const entries = await db
          .select()
          .from(ledgerEntries)
          .where(eq(ledgerEntries.payment_id, id))
          .orderBy(asc(ledgerEntries.id));
        if (json === true)
          return context.printJson({
            ...inJson(payment),
            dealership,
            receipt: receipt?.number ?? null,
            refunds: given,
            ledger: entries,
          });
        context.print(lineOf(payment, dealership));
        context.print(`paid by ${payment.payer_name ?? 'nobody named'} <${payment.email ?? 'erased'}>`);
        if (receipt !== undefined) context.print(`receipt ${receipt.number}, ${receipt.issued_at.toISOString()}`);
        for (const refund of given)
          context.print(
            [
              `refund ${formatCents(refund.amount_cents)}  ${refund.status}  ${refund.reason}  by ${refund.who}, ${refund.asked_at.toISOString()}`,
              ...(refund.fault === null ? [] : [refund.fault]),
              ...(refund.outside_by === null ? [] : [`paid outside by ${refund.outside_by}: ${refund.outside_how}`]),
              refund.id,
            ].join('  '),
          );
        for (const { at, kind, account, amount_cents } of entries)
          context.print(`ledger ${at.toISOString()}  ${kind}  ${account}  ${(amount_cents / 100).toFixed(2)}`);
        return undefined;
      }),
    );
};

/** `forecourt payments`. */
export const paymentCommands: CommandModule = (program, context) => {
  const parent = program
    .command('payments')
    .description('Payments: what was paid, given back, and how it stands at the processor.');
  addList(parent, context);
  addShow(parent, context);
  addRefund(parent, context);
  addRefundSettled(parent, context);
  addReconcile(parent, context);
};
