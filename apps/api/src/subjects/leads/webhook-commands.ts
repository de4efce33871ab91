import { dealershipSchema, type LeadDestination } from '@forecourt/config/dealership';
import type { Command } from 'commander';
import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandModule } from '../../ground/cli/command-module';
import type { Db } from '../../ground/database/database';
import { withoutPath } from '../documents';
import { destinationOf, sampleEvents } from '../events';
import { readSiteDirectory } from '../sites';
import { tellAnswers, testWays } from './send-test-command';
import { type TestAnswer, type TestWays, triedOnce } from './test-lead';
import { testWebhook, testWords } from './test-webhook';

type WebhookDestination = Extract<LeadDestination, { kind: 'webhook' }>;

interface SendTestFlags {
  readonly url?: string;
  readonly secret?: string;
  readonly keyId?: string;
  readonly events?: boolean;
  readonly json?: boolean;
}

const usage = (words: string): CliError => new CliError(exitCodes.usage, words);

/** A receiver as the options name it, by the rules of a dealership's document; null where none does. */
const givenReceiver = ({ url, secret, keyId }: SendTestFlags): WebhookDestination | null => {
  const given = [url, secret, keyId].filter((value) => value !== undefined).length;
  if (given === 0) return null;
  if (given < 3) throw usage('A receiver is named by all three: --url, --secret and --key-id.');
  const read = dealershipSchema.shape.lead_destinations.element.safeParse({
    ...{ kind: 'webhook', url, secret, key_id: keyId },
  });
  if (!read.success) throw usage(z.prettifyError(read.error));
  if (read.data.kind !== 'webhook') throw usage('Only webhooks are tried so.');
  return read.data;
};

/** The webhooks of a dealership's document: of its leads and of events, or of events alone. */
const receiversOf = async (db: Db, slug: string, isEvents: boolean): Promise<readonly WebhookDestination[]> => {
  const directory = await readSiteDirectory(db);
  const dealership = [...directory.dealerships.values()].find((one) => one.slug === slug);
  if (dealership === undefined)
    throw new CliError(exitCodes.inputFaults, `There is no dealership "${slug}". See: forecourt dealerships list.`);
  const ofLeads = dealership.lead_destinations.filter((one): one is WebhookDestination => one.kind === 'webhook');
  const receivers = [...(isEvents ? [] : ofLeads), ...(dealership.event_webhooks ?? []).map(destinationOf)];
  if (receivers.length > 0) return receivers;
  const place = isEvents ? 'event_webhooks' : 'lead_destinations or the event_webhooks';
  throw new CliError(
    exitCodes.inputFaults,
    `No webhook is among the ${place} of ${slug}. Add one to its document, or try a receiver before that: --url, --secret, --key-id.`,
  );
};

const sendTest = ({ post, now }: TestWays, destination: WebhookDestination, isEvents: boolean): Promise<TestAnswer> => {
  const delivery_id = uuidv7();
  const body = isEvents
    ? sampleEvents(delivery_id)
    : testWebhook.write({ test: true, delivery_id, sent_at: now().toISOString(), message: testWords });
  return triedOnce(
    { kind: 'webhook', to: withoutPath(destination.url) },
    async () => `http_${await post(destination, body, delivery_id)}`,
  );
};

const sendTestCommand = (webhook: Command, context: Parameters<CommandModule>[1]): void => {
  webhook
    .command('send-test')
    .description('Sign one delivery that says it is a test, send it, and say what the receiver answered.')
    .argument('[dealership]', 'slug: each webhook of its document')
    .option('--url <address>', 'a receiver that stands in no document yet')
    .option('--secret <name>', 'name of its secret: FORECOURT_SECRET_<name>')
    .option('--key-id <name>', 'name of its key, as it is sent with each delivery')
    .option('--events', 'send a sample of events, as a receiver of events gets them')
    .option('--json', 'print the answers as JSON')
    .action(async (slug: string | undefined, flags: SendTestFlags) => {
      const given = givenReceiver(flags);
      if ((given === null) === (slug === undefined))
        throw usage('Name a dealership, or one receiver by --url, --secret and --key-id.');
      const env = context.env();
      const isEvents = flags.events === true;
      const receivers =
        given === null ? await context.withDatabase(({ db }) => receiversOf(db, slug ?? '', isEvents)) : [given];
      const ways = testWays(env);
      const answers: TestAnswer[] = [];
      for (const receiver of receivers) answers.push(await sendTest(ways, receiver, isEvents));
      tellAnswers(context, answers, flags);
    });
};

/** `forecourt webhook`: receivers of webhooks. */
export const webhookCommands: CommandModule = (program, context) => {
  sendTestCommand(program.command('webhook').description('Receivers of webhooks.'), context);
};
