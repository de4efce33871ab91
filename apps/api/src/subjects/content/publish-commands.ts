import { defaultContent } from '@forecourt/config/content';
import type { Command } from 'commander';
import { operatorNamed } from '../../ground/actor/actor';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import { operator } from '../../ground/cli/operator';
import { positive } from '../../ground/cli/option-values';
import { sayFaults } from '../documents';
import { discardDraft, publishDraft, type RevisionOutcome, restoreRevision, withdrawContent } from './apply-content';
import { manyPages, noRevision, page, requireSite, siteArgument } from './command-arguments';
import { findContent, siteContent } from './find-content';

/** Prints the outcome for a revision; a refused or missing one ends the command. */
const requireDone = (
  context: CliContext,
  outcome: RevisionOutcome,
  missing: CliError,
): Extract<RevisionOutcome, { kind: 'done' }> => {
  if (outcome.kind === 'done') return outcome;
  if (outcome.kind === 'missing') throw missing;
  sayFaults(context, outcome.faults);
  throw new CliError(exitCodes.inputFaults, 'What was right when it was written is not any more. Nothing was changed.');
};

/** `content publish`, `restore`, `discard` and `withdraw`. */
export const addPublish = (content: Command, context: CliContext): void => {
  content
    .command('publish')
    .description('Put the drafts of a site live, if they are still right: all of them, or that of one page.')
    .argument(siteArgument, 'id of the site')
    .addArgument(page('[page]'))
    .option('--by <name>', 'who publishes, for the history', operator)
    .option('--json', 'print the outcome as JSON')
    .action((websiteId: string, key: string | undefined, { by, json }: { by: string; json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        await requireSite(db, websiteId);
        const noDraft = new CliError(
          exitCodes.inputFaults,
          `There is no draft${key === undefined ? '' : ` of ${key}`} on ${websiteId}. Apply one first.`,
        );
        const drafts = key === undefined ? (await siteContent(db, websiteId, 'draft')).map((row) => row.key) : [key];
        const published: string[] = [];
        for (const one of drafts) {
          requireDone(context, await publishDraft(db, { website_id: websiteId, key: one }, operatorNamed(by)), noDraft);
          context.say(`${websiteId}/${one}: live`);
          published.push(one);
        }
        if (json) context.printJson({ published });
        if (published.length === 0) throw noDraft;
      }),
    );

  content
    .command('restore')
    .description('Have a page say again what one of its revisions says: as a draft, or live at once.')
    .argument(siteArgument, 'id of the site')
    .addArgument(page('<page>'))
    .requiredOption('--revision <number>', 'the revision, by its number in the history', positive)
    .option('--publish', 'make it live at once')
    .option('--by <name>', 'who restores it, for the history', operator)
    .option('--note <words>', 'why, for the history')
    .option('--json', 'print the outcome as JSON')
    .action(
      (
        websiteId: string,
        key: string,
        {
          revision,
          publish = false,
          by,
          note,
          json,
        }: { revision: number; publish?: boolean; by: string; note?: string; json?: boolean },
      ) =>
        context.withDatabase(async ({ db }) => {
          await requireSite(db, websiteId);
          const place = { website_id: websiteId, key };
          const outcome = await restoreRevision(db, place, revision, { actor: operatorNamed(by), publish, note });
          const done = requireDone(context, outcome, noRevision(place, revision));
          context.say(`${websiteId}/${key}: r${revision} again, as r${done.revision}, ${publish ? 'live' : 'a draft'}`);
          if (json) context.printJson({ revision: done.revision, state: publish ? 'live' : 'draft' });
        }),
    );

  content
    .command('discard')
    .description('Throw drafts away. What is live stays as it is, and their revisions stay in the history.')
    .argument(siteArgument, 'id of the site')
    .addArgument(manyPages)
    .option('--json', 'print the outcome as JSON')
    .action((websiteId: string, keys: readonly string[], { json }: { json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        await requireSite(db, websiteId);
        const discarded: string[] = [];
        for (const key of keys) {
          const revision = await discardDraft(db, { website_id: websiteId, key });
          context.say(
            revision === null
              ? `${websiteId}/${key}: has no draft`
              : `${websiteId}/${key}: its draft (r${revision}) is thrown away. To have it again: forecourt content restore ${websiteId} ${key} --revision ${revision}`,
          );
          if (revision !== null) discarded.push(key);
        }
        if (json) context.printJson({ discarded });
        if (discarded.length === 0) throw new CliError(exitCodes.inputFaults, 'Nothing was changed.');
      }),
    );

  content
    .command('withdraw')
    .description('Let pages say their default again, or take away those that have none. Revisions stay in the history.')
    .argument(siteArgument, 'id of the site')
    .addArgument(manyPages)
    .option('--json', 'print the outcome as JSON')
    .action((websiteId: string, keys: readonly string[], { json }: { json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        const site = await requireSite(db, websiteId);
        const withdrawn: string[] = [];
        for (const key of keys) {
          const isGone = await withdrawContent(db, { website_id: websiteId, key });
          const [now, before] =
            defaultContent(key, site) === null
              ? ['is not there any more', 'was not there']
              : ['says its default again', 'says its default already'];
          context.say(`${websiteId}/${key}: ${isGone ? now : before}`);
          if (isGone) withdrawn.push(key);
          else if ((await findContent(db, { website_id: websiteId, key }, 'draft')) !== null)
            context.say(
              `${websiteId}/${key}: has a draft, which stays. To throw it away: forecourt content discard ${websiteId} ${key}`,
            );
        }
        if (json) context.printJson({ withdrawn });
      }),
    );
};
