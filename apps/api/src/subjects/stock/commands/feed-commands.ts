import type { CliContext } from '../../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../../ground/cli/cli-error';
import type { CommandModule } from '../../../ground/cli/command-module';
import type { Database } from '../../../ground/database/database';
import { openJobQueue } from '../../../ground/jobs/job-queue';
import { scheduleFeeds } from '../feed-schedule';
import { defaultRemovalLimit } from '../import-stock';
import { feedProfiles } from '../profiles';
import { listFeeds, removeFeed, runFeed, type ScheduledFeed, setFeed, shownFeed } from '../stock-feeds';
import { printImport } from './print-import';
import { oneOf, percentage, tellStockErrors } from './told-errors';

interface FeedFlags extends Pick<ScheduledFeed, 'dealership' | 'url' | 'profile' | 'mode' | 'schedule' | 'zone'> {
  readonly removalLimit: number;
  readonly paused?: boolean;
}

/** Hands what has changed on to the queue, so that a running worker keeps to it without a restart. */
const reschedule = async (context: CliContext, database: Database): Promise<void> => {
  const jobs = await openJobQueue(database, context.log(), 'sender');
  try {
    await scheduleFeeds(jobs, database, (feed, fault) => context.say(`The schedule of ${feed} is left out: ${fault}.`));
  } finally {
    await jobs.stop({ graceful: true, timeout: 5_000 });
  }
};

/** `forecourt stock feed ...`. */
export const feedCommands: CommandModule = (stock, context) => {
  const feed = stock.command('feed').description('Feeds that the worker fetches by schedule. See stock runs.');
  feed
    .command('set')
    .description('Add a feed, or change the one of that name.')
    .argument('<name>', 'name of the feed')
    .requiredOption('--dealership <slug>', 'whose stock it is')
    .requiredOption('--url <address>', 'http address of the feed')
    .requiredOption('--profile <name>', `how its columns are read: ${[...feedProfiles.keys()].join(', ')}`)
    .requiredOption('--schedule <cron>', 'when, in five parts: "*/30 6-20 * * *"')
    .option('--zone <zone>', 'time zone of the schedule', 'Australia/Melbourne')
    .option('--mode <mode>', 'snapshot or delta', oneOf('snapshot', 'delta'), 'snapshot')
    .option(
      '--removal-limit <percent>',
      'most of its vehicles that a snapshot may take off sale',
      percentage,
      defaultRemovalLimit,
    )
    .option('--paused', 'keep it, but do not fetch it')
    .action((name: string, { removalLimit, paused = false, ...flags }: FeedFlags) =>
      context.withDatabase((database) =>
        tellStockErrors(context, {}, async () => {
          await setFeed(database, { ...flags, name, removal_limit: removalLimit, paused });
          await reschedule(context, database);
          context.say(`Feed ${flags.dealership}/${name} is ${paused ? 'paused' : 'scheduled'}.`);
        }),
      ),
    );
  feed
    .command('list')
    .description('The feeds, with their addresses less what may be a key.')
    .option('--dealership <slug>', 'of one dealership only')
    .option('--json', 'print them as JSON')
    .action((flags: { dealership?: string; json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        const feeds = (await listFeeds(db, flags.dealership)).map(shownFeed);
        if (flags.json === true) return context.printJson(feeds);
        if (feeds.length === 0) context.print('No feeds yet.');
        for (const { dealership, name, profile, mode, schedule, zone, url, paused } of feeds)
          context.print(
            `${dealership}/${name}  ${profile}  ${mode}  ${paused ? 'paused' : `${schedule} (${zone})`}  ${url}`,
          );
      }),
    );
  feed
    .command('run')
    .description('Fetch and import a feed now.')
    .argument('<name>', 'name of the feed')
    .requiredOption('--dealership <slug>', 'whose feed')
    .option('--json', 'print the outcome as JSON')
    .action((name: string, flags: { dealership: string; json?: boolean }) =>
      context.withDatabase((database, env) =>
        tellStockErrors(context, flags, async () =>
          printImport(context, flags, await runFeed(database, env, flags.dealership, name)),
        ),
      ),
    );
  feed
    .command('remove')
    .description('Forget a feed. Its stock and its history stay.')
    .argument('<name>', 'name of the feed')
    .requiredOption('--dealership <slug>', 'whose feed')
    .action((name: string, { dealership }: { dealership: string }) =>
      context.withDatabase(async (database) => {
        if (!(await removeFeed(database.db, dealership, name)))
          throw new CliError(exitCodes.inputFaults, `Dealership "${dealership}" has no feed "${name}".`);
        await reschedule(context, database);
      }),
    );
};
