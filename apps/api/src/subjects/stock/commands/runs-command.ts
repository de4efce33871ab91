import type { CommandModule } from '../../../ground/cli/command-module';
import { positive } from '../../../ground/cli/option-values';
import { type ListedRun, listRuns } from '../list-runs';
import { emptyReport, reportLines } from '../run-report';

const line = (run: ListedRun): string =>
  [
    run.started_at,
    run.status.padEnd(7),
    `${run.dealership}/${run.feed}`,
    run.mode,
    run.source_name,
    run.error ??
      `${run.read} read, ${run.created} new, ${run.updated} changed, ${run.unchanged} unchanged, ${run.rejected} refused, ${run.sold} sold`,
    ...reportLines(run.report ?? emptyReport).map((text) => `\n    ${text}`),
  ].join('  ');

/** `forecourt stock runs`. */
export const runsCommand: CommandModule = (stock, context) => {
  stock
    .command('runs')
    .description('History of imports, newest first: by hand, by upload and by schedule.')
    .option('--dealership <slug>', 'of one dealership only')
    .option('--feed <name>', 'of one feed only')
    .option('--limit <number>', 'at most so many', positive, 30)
    .option('--json', 'print them as JSON')
    .action((flags: { dealership?: string; feed?: string; limit: number; json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        const runs = await listRuns(db, flags);
        if (flags.json === true) return context.printJson(runs);
        if (runs.length === 0) context.print('No imports yet.');
        for (const run of runs) context.print(line(run));
      }),
    );
};
