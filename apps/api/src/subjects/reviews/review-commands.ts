import { readFileSync } from 'node:fs';
import { reviewSources } from '@forecourt/domain/review';
import { type Command, Option } from 'commander';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandModule } from '../../ground/cli/command-module';
import { type FileSource, importReviews, type ReviewImport } from './import-reviews';
import { listReviews, type ReviewChoice, removeReviews } from './list-reviews';
import { ReviewFileError, readReviewFile } from './read-review-file';

interface ImportFlags {
  readonly dealership?: string;
  readonly location?: string;
  readonly source: FileSource;
  readonly json?: boolean;
}

/** Largest file that is read, in bytes. */
const mostBytes = 20 * 1024 ** 2;
const shownRefusals = 20;

/** Why the system gives no file, for the person who named it. */
const whyUnread = (cause: unknown): string => {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no reason given';
  const known: Readonly<Record<string, string>> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    EACCES: 'you have no right to read it',
  };
  return known[code] ?? `the system says ${code}`;
};

const textOf = (file: string): string => {
  let text: Buffer;
  try {
    text = readFileSync(file);
  } catch (cause) {
    throw new CliError(exitCodes.usage, `${file} cannot be read: ${whyUnread(cause)}.`, { cause });
  }
  if (text.length > mostBytes) throw new CliError(exitCodes.inputFaults, `${file} has more than ${mostBytes} bytes.`);
  return text.toString('utf8');
};

const readFile = (file: string) => {
  try {
    return readReviewFile(textOf(file));
  } catch (error) {
    if (error instanceof ReviewFileError) throw new CliError(exitCodes.inputFaults, error.message, { cause: error });
    throw error;
  }
};

const printImport = (context: CliContext, { read, created, changed, unchanged, refused }: ReviewImport): void => {
  const rows = new Set(refused.map(({ where }) => where)).size;
  context.print(`${read} reviews read: ${created} new, ${changed} changed, ${unchanged} unchanged, ${rows} refused.`);
  for (const { where, field, value, reason } of refused.slice(0, shownRefusals))
    context.print(`${where}  ${field} = ${JSON.stringify(value)}  ${reason}`);
  if (refused.length > shownRefusals)
    context.print(`... and ${refused.length - shownRefusals} more: --json prints all of them.`);
};

const addImport = (reviews: Command, context: CliContext): void => {
  reviews
    .command('import')
    .description('Take reviews from a file. Good rows go in, bad rows are named; the same file again changes nothing.')
    .argument('<file>', 'CSV with a line of names, or JSON')
    .option('--dealership <slug>', 'whose reviews they are, where the rows do not say')
    .option('--location <id>', 'of which location, where the rows do not say; the dealership itself without')
    .addOption(
      new Option('--source <source>', 'demonstration: invented ones of a fictional dealer, which pages say of them')
        .choices(['import', 'demonstration'])
        .default('import'),
    )
    .option('--json', 'print the outcome as JSON')
    .action((file: string, { json, ...options }: ImportFlags) =>
      context.withDatabase(async ({ db }, env) => {
        const outcome = await importReviews({ db, now: env.now() }, readFile(file), options);
        if (json === true) context.printJson(outcome);
        else printImport(context, outcome);
        // No row could be used, which a script must notice by the exit code.
        if (outcome.created + outcome.changed + outcome.unchanged === 0)
          throw new CliError(exitCodes.inputFaults, 'No review of this file was taken.');
      }),
    );
};

type ChoiceFlags = ReviewChoice & { readonly json?: boolean };

const chosen = (command: Command): Command =>
  command
    .option('--dealership <slug>', 'of one dealership only')
    .option('--location <id>', 'of one location only')
    .addOption(new Option('--source <source>', 'of one source only').choices([...reviewSources]));

export const reviewCommands: CommandModule = (program, context) => {
  const reviews = program.command('reviews').description('Reviews of dealerships and locations.');
  addImport(reviews, context);

  chosen(reviews.command('list'))
    .description('List reviews, the newest first, with the average and count of each place.')
    .option('--json', 'print them as JSON')
    .action(({ json, ...choice }: ChoiceFlags) =>
      context.withDatabase(async ({ db }) => {
        const listed = await listReviews(db, choice);
        if (json === true) return context.printJson(listed);
        if (listed.places.length === 0) return context.print('No reviews.');
        for (const { dealership, location, source, average_rating, count, fetched_at, last_error } of listed.places) {
          const figures = average_rating === null ? 'not rated' : `${average_rating.toFixed(1)} of ${count}`;
          const asked = fetched_at === null ? '' : `  fetched ${fetched_at.toISOString()}`;
          const fault = last_error === null ? '' : `  ${last_error}`;
          context.print(`${dealership}  ${location ?? '(dealership)'}  ${source}  ${figures}${asked}${fault}`);
        }
        for (const { id, dealership, location, source, rating, author, written_on, text } of listed.reviews)
          context.print(
            [`#${id}`, written_on, `${rating}/5`, dealership, location ?? '(dealership)', source, author, text ?? '-']
              .join('\t')
              .replaceAll('\n', ' '),
          );
        return undefined;
      }),
    );

  chosen(reviews.command('remove'))
    .description('Take reviews away: one by its number, or all of a dealership, a location or a source.')
    .option('--id <number>', 'one review, by its number in the list')
    .option('--json', 'print how many as JSON')
    .action(({ json, ...choice }: ChoiceFlags) =>
      context.withDatabase(async ({ db }) => {
        if (Object.keys(choice).length === 0)
          throw new CliError(exitCodes.usage, 'Say which: --id, --dealership, --location or --source.');
        const removed = await removeReviews(db, choice);
        if (json === true) context.printJson({ removed });
        else context.print(`${removed} ${removed === 1 ? 'review' : 'reviews'} removed.`);
        if (removed === 0)
          throw new CliError(exitCodes.inputFaults, 'There is no such review. See them: forecourt reviews list.');
      }),
    );
};
