import { and, inArray, isNotNull } from 'drizzle-orm';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandModule } from '../../ground/cli/command-module';
import { eventReceivers } from '../../ground/database/schema';
import { readSiteDirectory } from '../sites';
import { type ReceiverStanding, receiverStandings } from './event-standing';

const inWords = ({ waiting, oldest_at, dropped_at, last_error }: ReceiverStanding): string => {
  const error = last_error === null ? '' : ` (${last_error})`;
  if (dropped_at !== null) return `DROPPED at ${dropped_at}${error}, ${waiting} events wait`;
  return waiting === 0 ? 'told of everything' : `${waiting} events wait since ${oldest_at}${error}`;
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
        const standings = await receiverStandings(db, await readSiteDirectory(db));
        if (json) return context.printJson(standings);
        if (standings.length === 0)
          context.say('No dealership has event_webhooks in its document, or no worker has run since it was applied.');
        for (const standing of standings)
          context.print([standing.dealership, standing.to, `sequence ${standing.told}`, inWords(standing)].join('\t'));
      }),
    );

  events
    .command('resume')
    .description('Tell receivers again that were dropped, from where they stopped.')
    .argument('<dealership>', 'slug of the dealership')
    .action((slug: string) =>
      context.withDatabase(async ({ db }) => {
        const standings = await receiverStandings(db, await readSiteDirectory(db));
        const named = standings.filter(({ dealership }) => dealership === slug);
        if (named.length === 0)
          throw new CliError(
            exitCodes.inputFaults,
            `No receiver of events is known of "${slug}". See: forecourt events list.`,
          );
        const dropped = named.filter(({ dropped_at }) => dropped_at !== null);
        if (dropped.length === 0) return context.say(`No receiver of ${slug} was dropped.`);
        const ids = dropped.map(({ id }) => id);
        await db
          .update(eventReceivers)
          .set({ dropped_at: null, open_batch: null })
          .where(and(inArray(eventReceivers.id, ids), isNotNull(eventReceivers.dropped_at)));
        for (const { to, told, waiting } of dropped)
          context.print(`${to} goes on behind sequence ${told}: ${waiting} events wait.`);
      }),
    );
};
