import type { Command } from 'commander';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import { positive } from '../../ground/cli/option-values';
import { fewestKeepDays, keepDaysSettings } from './keep-days';
import { originalsOf } from './originals/originals-of';
import { planPrune, pruneOriginals } from './prune-originals';

interface PruneFlags {
  readonly days?: number;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

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
        const pruned = dryRun ? await planPrune(deps) : await pruneOriginals(deps);
        if (json) return context.printJson(pruned);
        const { vehicles, originals, bytes } = pruned;
        const megabytes = (bytes / 1024 / 1024).toFixed(1);
        context.say(
          `${dryRun ? 'Would be taken away' : 'Taken away'}: ${originals} originals of ${megabytes} MB; pictures of ${vehicles} vehicles sold ${days} days ago or earlier.`,
        );
        return undefined;
      }),
    );
};
