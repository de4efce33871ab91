import type { Command } from 'commander';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import { positive } from '../../ground/cli/option-values';
import { fewestKeepDays, keepDaysSettings } from './keep-days';
import { StorageAway } from './originals/originals';
import { originalsOf } from './originals/originals-of';
import { type PlannedPrune, type Pruned, planPrune, pruneOriginals } from './prune-originals';

interface PruneFlags {
  readonly days?: number;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

const stopInWords = ({ stopped, left }: Pruned, fault: unknown): string => {
  if (stopped === 'importing') return 'An import runs, and may name what would go. Say it again once it has ended.';
  const why = fault instanceof StorageAway ? `${fault.message} ${fault.mend}` : String(fault);
  return `The storage of pictures stopped it: ${why} ${left} originals are still to be removed: say it again then.`;
};

/** `forecourt media prune`: what the worker does by FORECOURT_MEDIA_KEEP_DAYS, now. */
export const pruneCommand = (media: Command, context: CliContext): void => {
  media
    .command('prune')
    .description(
      'Take away pictures of vehicles that were sold long ago, as the worker does once a day by the setting.',
    )
    .option('--days <count>', 'days after the sale, in place of FORECOURT_MEDIA_KEEP_DAYS', positive)
    .option('--dry-run', 'say what would go, and take nothing away')
    .option('--json', 'print the outcome as JSON')
    .action(({ days: given, dryRun = false, json = false }: PruneFlags) =>
      context.withDatabase(async ({ db }, env) => {
        const days = given ?? env.settingsOf(keepDaysSettings);
        if (days === null)
          throw new CliError(
            exitCodes.usage,
            'Pictures are kept for ever. Set FORECOURT_MEDIA_KEEP_DAYS, or say --days.',
          );
        if (days < fewestKeepDays)
          throw new CliError(
            exitCodes.usage,
            `--days must be ${fewestKeepDays} or more: pages of sold vehicles need theirs.`,
          );
        const deps = { db, originals: originalsOf(env), dataDir: env.dataDir, now: env.now(), days };
        const of = ({ originals, bytes, vehicles }: PlannedPrune) =>
          `${originals} originals of ${(bytes / 1024 / 1024).toFixed(1)} MB; pictures of ${vehicles} vehicles sold ${days} days ago or earlier.`;
        if (dryRun) {
          const planned = await planPrune(deps);
          return json ? context.printJson(planned) : context.say(`Would be taken away: ${of(planned)}`);
        }
        const { fault, ...pruned } = await pruneOriginals(deps);
        if (json) context.printJson(pruned);
        else context.say(`Taken away: ${of(pruned)}`);
        if (pruned.stopped === null) return undefined;
        throw new CliError(exitCodes.unavailable, stopInWords(pruned, fault), { cause: fault });
      }),
    );
};
