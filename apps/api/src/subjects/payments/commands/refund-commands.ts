import { formatCents } from '@forecourt/domain/money';
import { oneLine } from '@forecourt/domain/typed-text';
import type { Command } from 'commander';
import { CliError, exitCodes } from '../../../ground/cli/cli-error';
import type { CommandContext } from '../../../ground/cli/command-module';
import { isUuid } from '../../../ground/cli/is-uuid';
import { operator } from '../../../ground/cli/operator';
import { followerOf } from '../../../ground/payments/payment-follower';
import { readAmount } from '../online/read-online-payment';
import { refundPayment } from '../refund-payment';
import { sendDueRefunds } from '../send-refunds';
import { settleOutside } from '../settle-outside';
import { namedPayment } from './named-payment';
import { withPayments } from './with-payments';

const refundFaults = {
  unknown: 'There is no such payment.',
  'not-paid': 'It is not paid, or all of it is given back: nothing can be given back.',
  settled: 'It has become part of a price: give it back by the books of the dealership.',
  'too-much': 'So much of it is not left.',
} as const;

const centsOf = (typed: string | undefined): number | null => {
  if (typed === undefined) return null;
  const cents = readAmount(typed);
  if (cents !== null) return cents;
  throw new CliError(exitCodes.inputFaults, `"${typed}" is no amount. Give dollars, such as 250 or 250.50.`);
};

interface RefundFlags {
  readonly amount?: string;
  readonly reason: string;
  readonly key?: string;
  readonly by: string;
}

/** `forecourt payments refund`. */
export const addRefund = (parent: Command, context: CommandContext): void => {
  parent
    .command('refund')
    .description(
      'Give back a payment, or part of it. With the same reason and amount it is one, however often it is asked.',
    )
    .argument('<payment>', 'its id')
    .requiredOption('--reason <words>', 'why, as the payer reads it')
    .option('--amount <dollars>', 'AUD dollars; all that is left without it')
    .option('--key <word>', 'another word for each, where the same is given back twice on purpose')
    .option('--by <name>', 'who gives it back', operator)
    .action((id: string, { amount, reason, key, by }: RefundFlags) =>
      context.withDatabase(async (database, env) => {
        const { payment } = await namedPayment(database, id);
        const amountCents = centsOf(amount);
        await withPayments(context, { database, env }, async (contextOf) => {
          const { followers, now } = contextOf();
          const outcome = await database.db.transaction(async (tx) => {
            await followerOf(followers, payment.subject_kind).hold(tx, payment.subject_id);
            const named = key ?? `${reason}:${amountCents ?? 'all'}`;
            return refundPayment(tx, id, { amountCents, reason, who: by, key: named, now });
          });
          if (outcome.kind === 'refused')
            throw new CliError(
              exitCodes.inputFaults,
              `${refundFaults[outcome.why]} Left: ${formatCents(outcome.leftCents)}.`,
            );
          await sendDueRefunds(contextOf());
          context.print(
            outcome.kind === 'asked'
              ? `${formatCents(outcome.refund.amount_cents)} is given back. forecourt payments show ${id} says when it is done.`
              : `That was asked for already, by ${outcome.refund.who}: nothing more is given back.`,
          );
        });
      }),
    );
};

interface SettledFlags {
  readonly how: string;
  readonly by: string;
}

const settledWords = {
  settled: 'is recorded as paid outside',
  'settled-before': 'was recorded as paid outside before',
} as const;

/** `forecourt payments refund-settled`. */
export const addRefundSettled = (parent: Command, context: CommandContext): void => {
  parent
    .command('refund-settled')
    .description(
      'Record that a refund which failed at its processor was paid to the payer otherwise, who is mailed that.',
    )
    .argument('<refund>', 'its id, as reconcile and show name it')
    .requiredOption('--how <words>', 'how it was paid, as the payer reads it, such as "by bank transfer"')
    .option('--by <name>', 'who says so', operator)
    .action((id: string, { how, by }: SettledFlags) =>
      context.withDatabase(async (database, env) => {
        const said = { who: by, how: oneLine(how).trim().slice(0, 200) };
        if (said.how === '')
          throw new CliError(exitCodes.inputFaults, 'Say how it was paid: --how "by bank transfer".');
        const outcome = await withPayments(context, { database, env }, async (contextOf) =>
          isUuid(id) ? settleOutside(contextOf(), id, said) : ({ kind: 'unknown' } as const),
        );
        if (outcome.kind === 'unknown')
          throw new CliError(
            exitCodes.inputFaults,
            `There is no refund "${id}": forecourt payments reconcile names them.`,
          );
        const { refund } = outcome;
        if (outcome.kind === 'not-failed')
          throw new CliError(
            exitCodes.inputFaults,
            `That refund is ${refund.status}, not failed: paid otherwise as well, it would be paid twice. Nothing was changed.`,
          );
        context.print(
          `${formatCents(refund.amount_cents)} ${settledWords[outcome.kind]} by ${refund.outside_by}: ${refund.outside_how}.`,
        );
      }),
    );
};
