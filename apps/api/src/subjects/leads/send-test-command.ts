import type { Dealership } from '@forecourt/config/dealership';
import { type EnquiryCategory, enquiryCategories } from '@forecourt/domain/enquiry';
import { type Command, Option } from 'commander';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { Env } from '../../ground/env/env';
import { deliveryPace } from '../../ground/messages/delivery-pace';
import { mailFor } from '../../ground/messages/message-ports';
import { webhookPost } from '../../ground/messages/webhook';
import { readSiteDirectory, type SiteDirectory } from '../sites';
import { deliveryPointsAnywhere, placesOf } from './delivery-points';
import { sendTestLead, type TestAnswer, type TestWays } from './test-lead';

/** The ways by which leads leave this installation. */
export const testWays = (env: Env): TestWays => ({
  mail: mailFor(env),
  post: webhookPost({ ...env, timeoutMs: deliveryPace(env.deliverySpeed).webhookMs }),
  mailFrom: env.mailFrom,
  now: env.now,
});

/** Tells each answer; throws where one was no success. */
export const tellAnswers = (
  context: CliContext,
  answers: readonly (TestAnswer & { readonly dealership?: string })[],
  { json = false, outbox = false }: { readonly json?: boolean; readonly outbox?: boolean },
): void => {
  if (json) context.printJson(answers);
  for (const { dealership, kind, to, taken, answer, took_ms } of json ? [] : answers) {
    const words = taken && kind === 'email' && outbox ? 'written to the outbox, since SMTP_URL is not set' : answer;
    context.print(
      [
        ...(dealership === undefined ? [] : [dealership]),
        kind,
        to,
        taken ? 'taken' : 'NOT TAKEN',
        ...(words === 'taken' ? [] : [words]),
        `${took_ms} ms`,
      ].join('\t'),
    );
  }
  const failed = answers.filter(({ taken }) => !taken).length;
  if (failed > 0)
    throw new CliError(
      exitCodes.unavailable,
      `${failed} of ${answers.length} did not take it. What each answer means: docs/guides/deliver-leads.md#when-a-destination-fails`,
    );
};

interface Tested {
  readonly dealership: Dealership;
  readonly siteName: string;
}

/** The dealership of that slug, else those of the site of that id. */
const testedNamed = (directory: SiteDirectory, name: string): readonly Tested[] => {
  const named = [...directory.dealerships.values()].find(({ slug }) => slug === name);
  const site = directory.sites.get(name)?.document;
  if (named !== undefined) {
    const [first] = directory.byDealership.get(named.id) ?? [];
    const shownOn = first === undefined ? undefined : directory.sites.get(first)?.document.name;
    return [{ dealership: named, siteName: shownOn ?? named.name }];
  }
  if (site !== undefined)
    return directory.dealershipsOf(site).map((dealership) => ({ dealership, siteName: site.name }));
  throw new CliError(
    exitCodes.inputFaults,
    `There is no dealership and no site "${name}". See: forecourt dealerships list, forecourt sites list.`,
  );
};

/** `leads send-test`: a marked lead to each place where a dealership's leads go; nothing of it is stored. */
export const sendTestCommand = (leads: Command, context: CliContext): void => {
  leads
    .command('send-test')
    .description('Send a lead marked as a test to each destination of a dealership, and say what each answered.')
    .argument('<name>', 'slug of a dealership, or id of a site: then all of its dealerships')
    .addOption(
      new Option('--category <kind>', 'only to where enquiries of this kind go').choices([...enquiryCategories]),
    )
    .option('--json', 'print the answers as JSON')
    .action((name: string, { category, json = false }: { category?: EnquiryCategory; json?: boolean }) =>
      context.withDatabase(async ({ db }, env) => {
        const ways = testWays(env);
        const answers: (TestAnswer & { readonly dealership: string })[] = [];
        for (const { dealership, siteName } of testedNamed(await readSiteDirectory(db), name)) {
          const places =
            category === undefined
              ? dealership.lead_destinations.flatMap(placesOf)
              : deliveryPointsAnywhere(dealership, category);
          for (const place of places) {
            const about = { dealership, siteName, category: category ?? place.categories?.[0] ?? 'general' };
            answers.push({ dealership: dealership.slug, ...(await sendTestLead(ways, place, about)) });
          }
        }
        tellAnswers(context, answers, { json, outbox: env.smtpUrl === null });
      }),
    );
};
