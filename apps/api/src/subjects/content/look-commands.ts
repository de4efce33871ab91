import { contentPath, defaultContent, redirectsKey } from '@forecourt/config/content';
import { stateTimeZone } from '@forecourt/domain/calendar';
import type { AustralianState } from '@forecourt/domain/vehicle';
import type { Command } from 'commander';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import { positive } from '../../ground/cli/option-values';
import type { Database } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import { documentDifference } from '../documents';
import { canonicalOrigin } from '../sites';
import { noRevision, page, requireSite, siteArgument } from './command-arguments';
import { type ContentPlace, contentRevisions, findContent, findRevision } from './find-content';
import { previewToken } from './preview-token';
import { shownDocument, shownValue, standingOf, summaryOf } from './shown-document';

interface ShowOptions {
  readonly draft?: boolean;
  readonly revision?: number;
  readonly json?: boolean;
}

interface PreviewOptions {
  readonly revision?: number;
  readonly hours: number;
  readonly json?: boolean;
}

const hour = 3_600_000;

/** The address of a preview, and until when it shows it; `until` by the clock of its site, as the page says it. */
interface Preview {
  readonly address: string;
  readonly expires_at: string;
  readonly until: string;
}

const untilWords = (state: AustralianState, instant: number): string =>
  new Intl.DateTimeFormat('en-AU', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: stateTimeZone(state),
  }).format(instant);

/** The address at which a draft or a revision is seen. */
const previewOf = async (
  { db }: Pick<Database, 'db'>,
  env: Env,
  place: ContentPlace,
  { revision, hours }: PreviewOptions,
): Promise<Preview> => {
  const site = await requireSite(db, place.website_id);
  if (place.key === redirectsKey)
    throw new CliError(exitCodes.inputFaults, 'Redirects show nothing. See what would change: forecourt content diff.');
  if (revision !== undefined && (await findRevision(db, place, revision)) === null) throw noRevision(place, revision);
  if (revision === undefined && (await findContent(db, place, 'draft')) === null)
    throw new CliError(
      exitCodes.inputFaults,
      `There is no draft of ${place.key}. Apply one first, or name a --revision.`,
    );
  const expiresAt = env.now().getTime() + hours * hour;
  const token = previewToken({ ...place, revision: revision ?? null, expiresAt }, env.serviceToken);
  return {
    address: `${canonicalOrigin(site, env)}/preview/${token}`,
    expires_at: new Date(expiresAt).toISOString(),
    until: untilWords(site.state, expiresAt),
  };
};

/** `content show`, `diff`, `history` and `preview`. */
export const addLook = (content: Command, context: CliContext): void => {
  content
    .command('show')
    .description(
      'Print what a page says, as a document that can be changed and applied; without a page, how each stands.',
    )
    .argument(siteArgument, 'id of the site')
    .addArgument(page('[page]'))
    .option('--draft', 'its draft in place of what is live')
    .option('--revision <number>', 'one of its revisions', positive)
    .option('--json', 'without a page: print how each stands as JSON')
    .action((websiteId: string, key: string | undefined, options: ShowOptions) =>
      context.withDatabase(async ({ db }) => {
        if (key !== undefined) {
          context.printJson(await shownDocument(db, { website_id: websiteId, key }, options));
          return;
        }
        await requireSite(db, websiteId);
        const standing = await standingOf(db, websiteId);
        if (options.json) context.printJson(standing);
        for (const { key: one, live, draft } of options.json ? [] : standing) {
          const words = [
            live === null ? 'default' : `live r${live.revision} by ${live.published_by}`,
            ...(draft === null ? [] : [`draft r${draft.revision} by ${draft.who}`]),
          ];
          context.print([one, ...words].join('\t'));
        }
      }),
    );

  content
    .command('diff')
    .description('Print what publishing the draft of a page would change.')
    .argument(siteArgument, 'id of the site')
    .addArgument(page('<page>'))
    .option('--json', 'print the differences as JSON')
    .action((websiteId: string, key: string, { json }: { json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        const place = { website_id: websiteId, key };
        const draft = await shownDocument(db, place, { draft: true });
        const isNew =
          (await findContent(db, place, 'live')) === null &&
          defaultContent(key, await requireSite(db, websiteId)) === null;
        const live = isNew ? {} : await shownDocument(db, place, {});
        const differences = documentDifference(live, draft);
        if (json) context.printJson(differences);
        else if (differences.length === 0) context.say('The draft says what is live.');
        for (const { path, before, after } of json ? [] : differences)
          context.print(`${path}: ${shownValue(before)} -> ${shownValue(after)}`);
      }),
    );

  content
    .command('history')
    .description('List every revision of a page, the newest first: who wrote it, when, and what it is.')
    .argument(siteArgument, 'id of the site')
    .addArgument(page('<page>'))
    .option('--json', 'print them as JSON')
    .action((websiteId: string, key: string, { json }: { json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        await requireSite(db, websiteId);
        const rows = await contentRevisions(db, { website_id: websiteId, key });
        const told = rows.map((row, index) => ({ ...row, summary: summaryOf(row, rows[index + 1]) }));
        if (json) context.printJson(told);
        else if (rows.length === 0) context.say(`Nothing was ever applied to ${key}.`);
        for (const { revision, state, who, at, published_by, published_at, summary } of json ? [] : told) {
          const published = published_at === null ? '-' : `published ${published_at.toISOString()} by ${published_by}`;
          context.print([`r${revision}`, state, `${at.toISOString()} by ${who}`, published, summary].join('\t'));
        }
      }),
    );

  content
    .command('preview')
    .description('Print an address at which a draft is seen on its page, by whoever has it, until it ends.')
    .argument(siteArgument, 'id of the site')
    .addArgument(page('<page>'))
    .option('--revision <number>', 'one of its revisions, not the draft as it is then', positive)
    .option('--hours <number>', 'for how long', positive, 72)
    .option('--json', 'print the address and its end as JSON')
    .action((websiteId: string, key: string, options: PreviewOptions) =>
      context.withDatabase(async (database, env) => {
        const preview = await previewOf(database, env, { website_id: websiteId, key }, options);
        if (options.json) {
          context.printJson({ address: preview.address, expires_at: preview.expires_at });
          return;
        }
        context.print(preview.address);
        context.say(`Until ${preview.until}. Its page: ${contentPath(key)}`);
      }),
    );
};
