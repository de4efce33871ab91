import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandModule } from '../../ground/cli/command-module';
import type { AlgoliaAccess, Env } from '../../ground/env/env';
import { requestSearchRebuild } from '../../ground/spine/record-change';
import { isServiceError } from './algolia/algolia-client';
import { HostedIndex } from './algolia/hosted-index';
import { examine, type Finding, NothingToTryError } from './doctor/examine';

interface JsonOption {
  readonly json?: boolean;
}

const hostedAccess = ({ algolia }: Pick<Env, 'algolia'>): AlgoliaAccess => {
  if (algolia !== null) return algolia;
  throw new CliError(
    exitCodes.usage,
    'No hosted search is set up: set FORECOURT_ALGOLIA_APP_ID, FORECOURT_ALGOLIA_SEARCH_KEY and FORECOURT_ALGOLIA_WRITE_KEY (docs/guides/use-algolia.md).',
  );
};

/** The service's own words, with what to look at; what is not of the service stays as it is. */
const refusal = (error: unknown): unknown => {
  if (error instanceof NothingToTryError) return new CliError(exitCodes.inputFaults, error.message, { cause: error });
  if (!isServiceError(error)) return error;
  const status = 'status' in error ? ` (${String(error.status)})` : '';
  return new CliError(
    exitCodes.unavailable,
    `Algolia cannot be worked with${status}: ${error.message}\nLook at the application's id, at its keys and what they may do, and at the network.`,
    { cause: error },
  );
};

const asked = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw refusal(error);
  }
};

const marks = { same: '✓', note: '~', fault: '✗' } as const;

const findingLines = ({ title, outcome, details }: Finding): string[] => [
  `${marks[outcome]} ${title}`,
  ...details.map((detail) => `    ${detail}`),
];

export const searchCommands: CommandModule = (program, context) => {
  const search = program.command('search').description('The search index.');
  search
    .command('reindex')
    .description('Ask for the index to be written anew from the database, while it serves.')
    .option('--json', 'print the outcome as JSON')
    .action((options: JsonOption) =>
      context.withDatabase(async ({ db }) => {
        await requestSearchRebuild(db);
        context.say(
          'Asked for. Running engines, or the worker that keeps the index at Algolia, begin now; an engine that starts later builds its index anyway.',
        );
        if (options.json) context.printJson({ ok: true });
      }),
    );
  search
    .command('configure')
    .description('Give the index at Algolia, and its sort orders, the settings of this release.')
    .option('--dry-run', 'only say what differs')
    .option('--json', 'print the outcome as JSON')
    .action(async (options: JsonOption & { readonly dryRun?: boolean }) => {
      const env = context.env();
      const index = new HostedIndex({ access: hostedAccess(env), indexName: env.searchIndex, log: context.log() });
      const outcome = await asked(() => index.configure({ dry: options.dryRun ?? false }));
      if (options.json) return context.printJson({ ok: true, indexes: outcome });
      for (const [name, { changed, created }] of Object.entries(outcome)) {
        const done = options.dryRun ? 'would be set' : 'set';
        const words = changed.length === 0 ? 'as it should be' : `${changed.join(', ')} ${done}`;
        context.print(`${name}: ${created ? `new; ${words}` : words}`);
      }
    });
  search
    .command('doctor')
    .description('Try Algolia out on a scratch index: compare its answers with the embedded engine on the same stock.')
    .option('--records <count>', 'records to try it with', '1000')
    .option('--json', 'print the findings as JSON')
    .action(async (options: JsonOption & { readonly records: string }) => {
      const limit = Number(options.records);
      if (!Number.isInteger(limit) || limit < 1 || limit > 20_000)
        throw new CliError(exitCodes.usage, '--records must be a whole number from 1 to 20000.');
      await context.withDatabase(async (database, env) => {
        const access = hostedAccess(env);
        const findings = await asked(() =>
          examine({ database, env, access, log: context.log(), say: context.say }, limit),
        );
        const faults = findings.filter(({ outcome }) => outcome === 'fault').length;
        if (options.json) context.printJson({ ok: faults === 0, findings });
        else {
          for (const line of findings.flatMap(findingLines)) context.print(line);
          context.print(
            faults === 0
              ? `${findings.length} looked at, none at fault.`
              : `${findings.length} looked at, ${faults} at fault: a shopper would see other vehicles, counts or prices than here.`,
          );
        }
        if (faults > 0)
          throw new CliError(exitCodes.inputFaults, 'Algolia does not answer as the embedded engine does.');
      });
    });
};
