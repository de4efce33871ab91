import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CliContext } from '../../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../../ground/cli/cli-error';
import type { CommandModule } from '../../../ground/cli/command-module';
import type { Database } from '../../../ground/database/database';
import { exportRejects } from '../export-rejects';
import { listRejects } from '../list-rejects';
import { findProfile } from '../profiles';
import { retryRejects } from '../retry-rejects';
import { emptyReport, reportLines } from '../run-report';
import { importByHand, printImport, rejectLines } from './print-import';
import { tellStockErrors } from './told-errors';

interface RejectFlags {
  readonly dealership: string;
  readonly feed?: string;
  readonly run?: string;
  readonly export?: string;
  readonly retry?: boolean | string;
  readonly media?: string;
  readonly json?: boolean;
}

const showRejects = async (context: CliContext, { db }: Database, flags: RejectFlags): Promise<void> => {
  const found = await listRejects(db, flags);
  if (found === null)
    throw new CliError(exitCodes.inputFaults, `There is no such import of a dealership "${flags.dealership}".`);
  if (flags.export !== undefined) {
    await writeFile(resolve(flags.export), exportRejects(found.rejects, findProfile(found.profile).columns));
    context.say(
      `${found.rejects.length} rows written. Mend them, then: forecourt stock rejects --dealership ${flags.dealership} --retry ${flags.export}`,
    );
  }
  if (flags.json === true) return context.printJson(found);
  context.print(`${found.rejects.length} rows refused by the import of ${found.source_name} at ${found.started_at}.`);
  for (const line of [...rejectLines(found.rejects), ...reportLines(found.report ?? emptyReport)]) context.print(line);
};

/** `forecourt stock rejects`. */
export const rejectsCommand: CommandModule = (stock, context) => {
  stock
    .command('rejects')
    .description('Rows that the newest import of a dealership refused: list, export, import again.')
    .requiredOption('--dealership <slug>', 'whose imports')
    .option('--feed <name>', 'of this feed only')
    .option('--run <id>', 'of this import (see stock runs)')
    .option('--export <file>', 'also write them as CSV, to be mended in a spreadsheet')
    .option('--retry [file]', 'import them again: from the mended export, or as they are against the rules of today')
    .option('--media <folder>', 'folder of pictures, as with stock import')
    .option('--json', 'print the rows, or the outcome, as JSON')
    .action((flags: RejectFlags) =>
      context.withDatabase((database, env) =>
        tellStockErrors(context, flags, async () => {
          if (flags.retry === undefined || flags.retry === false) return showRejects(context, database, flags);
          const mended = typeof flags.retry === 'string' ? resolve(flags.retry) : undefined;
          const result = await importByHand(context, database, env, flags.media, (shared) =>
            retryRejects(database, flags, { ...shared, ...(mended === undefined ? {} : { mended }) }),
          );
          printImport(context, flags, result);
        }),
      ),
    );
};
