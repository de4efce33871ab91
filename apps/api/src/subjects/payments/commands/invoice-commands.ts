import { formatCents } from '@forecourt/domain/money';
import type { Command } from 'commander';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { CliContext } from '../../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../../ground/cli/cli-error';
import type { CommandModule } from '../../../ground/cli/command-module';
import { operator } from '../../../ground/cli/operator';
import { dealerships, type InvoiceRow, invoices } from '../../../ground/database/schema';
import { cancelInvoice } from '../invoices/cancel-invoice';
import { createInvoice } from '../invoices/create-invoice';
import { onlineBounds, readAmount } from '../online/read-online-payment';

const standing = ({ cancelled_at, paid_cents, amount_cents }: InvoiceRow): string => {
  if (cancelled_at !== null) return 'cancelled';
  if (paid_cents === 0) return 'due';
  return paid_cents >= amount_cents ? 'paid' : `${formatCents(paid_cents)} paid`;
};

const centsOf = (typed: string): number => {
  const cents = readAmount(typed);
  if (cents !== null && cents >= onlineBounds.least && cents <= onlineBounds.most) return cents;
  throw new CliError(
    exitCodes.inputFaults,
    `"${typed}" is no amount that can be paid online. Give dollars between 1 and 100,000, such as 1250.50.`,
  );
};

interface CreateFlags {
  readonly for: string;
  readonly deposit?: boolean;
  readonly gst: boolean;
  readonly by: string;
  readonly json?: boolean;
}

const refusedWords = {
  'no-dealership': (dealership: string) =>
    `There is no dealership "${dealership}". forecourt dealerships check names them.`,
  'no-reference': () => 'A reference needs letters or digits: shoppers type it.',
  'reference-taken': (_: string, reference: string) =>
    `"${reference}" is given already. Choose another reference, or cancel that one: forecourt invoices cancel.`,
} as const;

const addCreate = (parent: Command, context: CliContext): void => {
  parent
    .command('create')
    .description('Make an invoice or a deposit that can be paid at /online-payment by its reference and amount.')
    .argument('<dealership>', 'slug of the dealership that is paid')
    .argument('<reference>', 'as the shopper types it; spaces, dashes and capitals make no difference')
    .argument('<amount>', 'AUD dollars, such as 1250.50')
    .requiredOption('--for <words>', 'what it is for, as the shopper reads it')
    .option('--deposit', 'a deposit under a contract, not an invoice for what was supplied')
    .option('--no-gst', 'there is no GST in it')
    .option('--by <name>', 'who makes it', operator)
    .option('--json', 'print it as JSON')
    .action((dealership: string, reference: string, amount: string, flags: CreateFlags) =>
      context.withDatabase(async ({ db }, env) => {
        const made = await createInvoice(db, {
          ...{ dealership, reference, amountCents: centsOf(amount), description: flags.for.slice(0, 200) },
          kind: flags.deposit === true ? 'deposit' : 'invoice',
          hasGst: flags.gst,
          madeBy: flags.by,
          now: env.now(),
        });
        if (made.kind === 'refused')
          throw new CliError(exitCodes.inputFaults, refusedWords[made.why](dealership, reference));
        if (flags.json === true) context.printJson(made.invoice);
        else
          context.print(
            `${made.invoice.reference}: ${formatCents(made.invoice.amount_cents)} can be paid at /online-payment.`,
          );
      }),
    );
};

const addList = (parent: Command, context: CliContext): void => {
  parent
    .command('list')
    .description('List invoices and deposits, the newest first, with what is paid of them.')
    .argument('[dealership]', 'of one dealership only, by its slug')
    .option('--json', 'print them as JSON')
    .action((slug: string | undefined, { json }: { readonly json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        const rows = await db
          .select({ invoice: invoices, slug: dealerships.slug })
          .from(invoices)
          .innerJoin(dealerships, eq(dealerships.id, invoices.dealership_id))
          .where(slug === undefined ? undefined : eq(dealerships.slug, slug))
          .orderBy(desc(invoices.created_at))
          .limit(1000);
        if (json === true) return context.printJson(rows.map((row) => ({ ...row.invoice, dealership: row.slug })));
        if (rows.length === 0) return context.print('No invoice has been made.');
        for (const { invoice, slug: of } of rows)
          context.print(
            `${of}  ${invoice.reference}  ${formatCents(invoice.amount_cents)}  ${invoice.kind}  ${standing(invoice)}  ${invoice.description}  (${invoice.made_by})`,
          );
        return undefined;
      }),
    );
};

const addCancel = (parent: Command, context: CliContext): void => {
  parent
    .command('cancel')
    .description('Cancel one, so that nobody can pay it. What is paid even so is given back by itself.')
    .argument('<dealership>', 'slug of the dealership')
    .argument('<reference>', 'its reference')
    .option('--by <name>', 'who cancels it', operator)
    .action((dealership: string, reference: string, { by }: { readonly by: string }) =>
      context.withDatabase(async ({ db }, env) => {
        const [dealer] = await db
          .select({ id: dealerships.id })
          .from(dealerships)
          .where(and(eq(dealerships.slug, dealership), isNull(dealerships.removed_at)));
        const cancelled =
          dealer === undefined
            ? null
            : await cancelInvoice(db, { dealershipId: dealer.id, reference, by, now: env.now() });
        if (cancelled === null)
          throw new CliError(
            exitCodes.inputFaults,
            `Dealership "${dealership}" has no open invoice "${reference}": forecourt invoices list ${dealership}`,
          );
        context.print(
          cancelled.paid_cents === 0
            ? `${cancelled.reference} is cancelled.`
            : `${cancelled.reference} is cancelled. ${formatCents(cancelled.paid_cents)} of it was paid: give that back by forecourt payments refund.`,
        );
      }),
    );
};

/** `forecourt invoices`. */
export const invoiceCommands: CommandModule = (program, context) => {
  const parent = program
    .command('invoices')
    .description('Invoices and deposits that shoppers pay online by reference.');
  addCreate(parent, context);
  addList(parent, context);
  addCancel(parent, context);
};
