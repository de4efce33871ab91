import { reasonOf } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandModule } from '../../ground/cli/command-module';
import { connectDatabase, type Database } from '../../ground/database/database';
import { runMigrations } from '../../ground/database/migrate';
import type { SchemaState } from '../../ground/database/schema-state';
import type { Env } from '../../ground/env/env';
import { migrateQueue, type QueueMigration } from '../../ground/jobs/migrate-queue';

const counted = (count: number): string => `${count} migration${count === 1 ? '' : 's'}`;

/** What became of our own tables, a line each. */
const tableLines = (before: SchemaState): readonly string[] => {
  switch (before.kind) {
    case 'current':
      return ['The tables are those of this release; nothing was to do.'];
    case 'ahead':
      return [`The tables are ahead of this release by ${counted(before.unknown)}; nothing was changed.`];
    case 'new':
      return [`The database was empty; ${counted(before.missing.length)} made the tables.`];
    case 'behind':
      return [`${counted(before.missing.length)} ran:`, ...before.missing.map((tag) => `  ${tag}`)];
  }
};

const jobsLine = ({ from, to }: QueueMigration): string => {
  if (from === null) return `The tables of jobs were made, version ${to}.`;
  return from === to
    ? `The tables of jobs are of version ${to}; nothing was to do.`
    : `The tables of jobs went from version ${from} to ${to}.`;
};

const connect = async (env: Env): Promise<Database> => {
  try {
    return await connectDatabase(env);
  } catch (cause) {
    throw new CliError(exitCodes.unavailable, `The database cannot be opened: ${reasonOf(cause)}`, { cause });
  }
};

/** `forecourt migrate`: brings the database forward, whatever FORECOURT_MIGRATIONS says of programs that start. */
export const migrateCommand: CommandModule = (program, context) => {
  program
    .command('migrate')
    .description('Bring the tables of the database forward to this release, those of jobs included, and say what ran.')
    .option('--json', 'what ran, for programs')
    .action(async ({ json = false }: { json?: boolean }) => {
      const database = await connect(context.env());
      try {
        const before = await runMigrations(database.sessions);
        const jobs = await migrateQueue(database, context.say);
        if (json) return context.printJson({ tables: before, jobs });
        for (const line of [...tableLines(before), jobsLine(jobs)]) context.print(line);
      } catch (cause) {
        throw new CliError(exitCodes.unavailable, `The database was not brought forward: ${reasonOf(cause)}`, {
          cause,
        });
      } finally {
        await database.close();
      }
    });
};
