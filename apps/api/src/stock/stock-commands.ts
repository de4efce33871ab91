import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import type { CliContext } from '../cli/cli-context';
import { CliError, exitCodes } from '../cli/cli-error';
import type { CommandModule } from '../cli/command-module';
import type { Database } from '../database/database';
import type { Env } from '../env';
import { createFolderPictures } from '../media/media-store';
import { defaultRemovalLimit, type ImportResult, importStock } from './import-stock';
import { listRejects } from './list-rejects';
import { feedProfiles } from './profiles';
import { StockError } from './stock-error';

interface ImportFlags {
  readonly dealership: string;
  readonly profile: string;
  readonly feed?: string;
  readonly mode: 'snapshot' | 'delta';
  readonly media?: string;
  readonly allowRemoval?: boolean;
  readonly json?: boolean;
}

const importMode = (value: string): 'snapshot' | 'delta' => {
  if (value === 'snapshot' || value === 'delta') return value;
  throw new InvalidArgumentError('Use snapshot or delta.');
};

const runImport = async (
  context: CliContext,
  { pool }: Database,
  env: Env,
  file: string,
  flags: ImportFlags,
): Promise<ImportResult> => {
  const withoutPicture = async () => null;
  const missing: string[] = [];
  const picture =
    flags.media === undefined
      ? withoutPicture
      : createFolderPictures({ pool, dataDir: env.dataDir }, resolve(flags.media), (name, reason) =>
          missing.push(`  ${name}: ${reason}`),
        );
  let told = 0;
  const result = await importStock(
    { pool },
    {
      ...flags,
      file: resolve(file),
      now: env.now(),
      picture,
      onProgress: ({ phase, rows, rejected }) => {
        if (rows - told < 5000 && rows >= told) return;
        told = rows;
        context.say(`${phase === 'reading' ? 'read' : 'written'} ${rows} rows, ${rejected} refused so far`);
      },
    },
  );
  if (missing.length > 0)
    context.say([`${missing.length} pictures were left out:`, ...missing.slice(0, 10)].join('\n'));
  return result;
};

/** Refused rows on one line a reason, as `stock import` and `stock rejects` print them. */
const rejectLines = (
  rejects: readonly {
    readonly line: number;
    readonly reasons: readonly { field: string; value: string; reason: string }[];
  }[],
): string[] =>
  rejects.flatMap(({ line, reasons }) =>
    reasons.map(({ field, value, reason }) => `line ${line}  ${field} = ${JSON.stringify(value)}  ${reason}`),
  );

const shownRejects = 20;

const printImport = (context: CliContext, flags: ImportFlags, result: ImportResult): void => {
  if (flags.json === true) {
    context.printJson(result);
    return;
  }
  const { read, created, updated, unchanged, sold, rejects } = result;
  context.print(
    `${read} rows read: ${created} new, ${updated} changed, ${unchanged} unchanged, ${rejects.length} refused. ${sold} no longer listed, marked sold.`,
  );
  for (const line of rejectLines(rejects.slice(0, shownRejects))) context.print(line);
  if (rejects.length > shownRejects)
    context.print(
      `... and ${rejects.length - shownRejects} more: forecourt stock rejects --dealership ${flags.dealership}`,
    );
};

export const stockCommands: CommandModule = (program, context) => {
  const stock = program.command('stock').description('Stock of a dealership.');
  stock
    .command('import')
    .description(
      'Import a CSV feed. Good rows land, bad rows are kept and named; a broken file changes nothing (STCK-01).',
    )
    .argument('<file>', 'path of the feed')
    .requiredOption('--dealership <slug>', 'whose stock it is')
    .requiredOption('--profile <name>', `how its columns are read: ${[...feedProfiles.keys()].join(', ')}`)
    .option('--feed <name>', 'name of the feed, when a dealership has several; the profile by default')
    .option(
      '--mode <mode>',
      'snapshot: what is absent was sold; delta: the file holds changes only',
      importMode,
      'snapshot',
    )
    .option('--media <folder>', 'folder of the pictures that the feed names')
    .option(
      '--allow-removal',
      `let a snapshot take more than ${defaultRemovalLimit * 100}% of the feed's vehicles off sale`,
    )
    .option('--json', 'print the outcome as JSON')
    .action((file: string, flags: ImportFlags) =>
      context.withDatabase(async (database, env) => {
        try {
          printImport(context, flags, await runImport(context, database, env, file, flags));
        } catch (error) {
          if (!(error instanceof StockError)) throw error;
          if (flags.json === true)
            context.printJson({ error: error.code, message: error.message, remedy: error.remedy });
          throw new CliError(exitCodes.inputFaults, `${error.message} ${error.remedy}`, { cause: error });
        }
      }),
    );
  stock
    .command('rejects')
    .description('Rows that the newest import of a dealership refused.')
    .requiredOption('--dealership <slug>', 'whose imports')
    .option('--json', 'print the rows as JSON')
    .action((flags: { dealership: string; json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        const found = await listRejects(db, flags.dealership);
        if (found === null)
          throw new CliError(exitCodes.inputFaults, `There is no import of a dealership "${flags.dealership}".`);
        if (flags.json === true) return context.printJson(found);
        context.print(
          `${found.rejects.length} rows refused by the import of ${found.source_name} at ${found.started_at}.`,
        );
        for (const line of rejectLines(found.rejects)) context.print(line);
      }),
    );
};
