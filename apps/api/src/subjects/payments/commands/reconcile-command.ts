import { formatCents } from '@forecourt/domain/money';
import type { Command } from 'commander';
import { CliError, exitCodes } from '../../../ground/cli/cli-error';
import type { CommandContext } from '../../../ground/cli/command-module';
import { compareRefunds, type OwedRefund } from '../check-refund';
import { compareTaken, type Reconciliation, reconcileOpen } from '../reconcile-payments';
import { sendDueRefunds } from '../send-refunds';
import { withPayments } from './with-payments';

const printOutcome = (
  context: CommandContext,
  { asked, unanswered, differences }: Reconciliation,
  words: string,
): void => {
  context.print(`${asked} ${words}, ${differences.length} differ, ${unanswered} could not be asked about.`);
  for (const { payment, from, to, isMended } of differences)
    context.print(`${payment}  ${from} here, ${to} there  ${isMended ? 'mended' : 'LOOK AT IT'}`);
};

const owedWords: Readonly<Record<OwedRefund['why'], string>> = {
  failed: 'failed at the processor: pay it otherwise, then forecourt payments refund-settled',
  'unknown-to-processor': 'done here, unknown there',
  'not-asked': 'its processor could not be asked',
};

const printOwed = (context: CommandContext, owed: readonly OwedRefund[]): void => {
  for (const { payment, refund, amountCents, why } of owed)
    context.print(`${payment}  refund ${refund} of ${formatCents(amountCents)}  ${owedWords[why]}  LOOK AT IT`);
};

interface Compared {
  readonly open: Reconciliation;
  /** Null where what was paid was not to be compared. */
  readonly taken: Reconciliation | null;
  readonly owed: readonly OwedRefund[];
}

/** What somebody has to look at, in words; null where nothing is. What is open and was not asked about is asked again later. */
const faultOf = ({ open, taken, owed }: Compared): string | null => {
  const isLeft = [...open.differences, ...(taken?.differences ?? [])].some(({ isMended }) => !isMended);
  const unanswered = taken?.unanswered ?? 0;
  const faults = [
    ...(owed.length > 0 ? ['Some refunds are not with their payers: see above.'] : []),
    ...(isLeft ? ['Some payments differ and were not mended: see above.'] : []),
    ...(unanswered > 0
      ? [`${unanswered} paid ${unanswered === 1 ? 'payment' : 'payments'} could not be compared with the processor.`]
      : []),
  ];
  return faults.length === 0 ? null : faults.join('\n');
};

/** `forecourt payments reconcile`. */
export const addReconcile = (parent: Command, context: CommandContext): void => {
  parent
    .command('reconcile')
    .description('Compare payments with their processor, mend what is open, send refunds that are due.')
    .option('--days <days>', 'compare what was paid within so many days, too', '0')
    .option('--json', 'print the outcome as JSON')
    .action(({ days, json }: { readonly days: string; readonly json?: boolean }) =>
      context.withDatabase(async (database, env) => {
        const back = Number(days);
        if (!Number.isInteger(back) || back < 0 || back > 3650)
          throw new CliError(exitCodes.usage, `"${days}" is no number of days. Give a whole one, such as 30.`);
        await withPayments(context, { database, env }, async (contextOf) => {
          const open = await reconcileOpen(contextOf());
          const since = new Date(env.now().getTime() - back * 24 * 60 * 60_000);
          const taken = back === 0 ? null : await compareTaken(contextOf(), since);
          const sent = await sendDueRefunds(contextOf());
          const owed = await compareRefunds(contextOf(), since);
          if (json === true) context.printJson({ open, taken, refunds: sent, owed });
          else {
            printOutcome(context, open, 'open payments asked about');
            if (taken !== null) printOutcome(context, taken, 'paid ones compared');
            context.print(`Refunds: ${sent.done} done, ${sent.pending} on their way, ${sent.failed} refused.`);
            printOwed(context, owed);
          }
          const fault = faultOf({ open, taken, owed });
          if (fault !== null) throw new CliError(exitCodes.inputFaults, fault);
        });
      }),
    );
};
