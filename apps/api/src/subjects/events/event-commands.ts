import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandModule } from '../../ground/cli/command-module';
import type { Db } from '../../ground/database/database';
import { type ReceiverStanding, receiverStandings } from './event-standing';
import { renewStream } from './event-stream';
import { resumeReceivers } from './resume-receivers';

const inWords = ({ waiting, oldest_at, dropped_at, last_error }: ReceiverStanding): string => {
  const error = last_error === null ? '' : ` (${last_error})`;
  if (dropped_at !== null) return `DROPPED at ${dropped_at}${error}, ${waiting} events wait`;
  return waiting === 0 ? 'told of everything' : `${waiting} events wait since ${oldest_at}${error}`;
};

const receiversOf = async (db: Db, slug: string): Promise<readonly ReceiverStanding[]> => {
  const named = await receiverStandings(db, [slug]);
  if (named.length > 0) return named;
  throw new CliError(exitCodes.inputFaults, `No receiver of events is known of "${slug}". See: forecourt events list.`);
};

/** `forecourt events`: who is told what happens to stock and pages, and how far. */
export const eventCommands: CommandModule = (program, context) => {
  const events = program.command('events').description('Receivers of what happens to stock and pages.');

  events
    .command('list')
    .description('Each receiver, what it wants, and how far it has been told.')
    .option('--json', 'print it as JSON')
    .action(({ json = false }: { readonly json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        const standings = await receiverStandings(db);
        if (json) return context.printJson(standings);
        if (standings.length === 0)
          context.say('No dealership has event_webhooks in its document, or no worker has run since it was applied.');
        for (const standing of standings)
          context.print([standing.dealership, standing.to, `sequence ${standing.told}`, inWords(standing)].join('\t'));
      }),
    );

  events
    .command('resume')
    .description('Tell receivers again that were dropped, or whose next try is far off, from where they stopped.')
    .argument('<dealership>', 'slug of the dealership')
    .action((slug: string) =>
      context.withDatabase(async ({ db }) => {
        const named = await receiversOf(db, slug);
        const resumed = await resumeReceivers(
          db,
          named.map(({ id }) => id),
        );
        if (resumed.size === 0) return context.say(`No receiver of ${slug} was dropped, and nothing is on its way.`);
        for (const { id, to, told, waiting } of named)
          if (resumed.has(id)) context.print(`${to} goes on behind sequence ${told}: ${waiting} events wait.`);
      }),
    );

  events
    .command('renew')
    .description('After a copied data directory was put back: tell receivers that numbers begin anew.')
    .argument('<dealership>', 'slug of the dealership')
    .action((slug: string) =>
      context.withDatabase(async ({ db }) => {
        const [first] = await receiversOf(db, slug);
        if (first !== undefined) await renewStream(db, first.dealership_id);
        context.say(`A new stream of events begins for ${slug}: its receivers read the stock anew.`);
      }),
    );
};
