import {
  contentJsonSchema,
  contentPath,
  defaultContent,
  isContentKey,
  redirectsKey,
  standingKeys,
} from '@forecourt/config/content';
import { Argument, type Command, InvalidArgumentError } from 'commander';
import {
  type ApplyOptions,
  applyDocuments,
  checkDocuments,
  type DocumentVerbs,
  sayFaults,
  withAcknowledge,
} from '../cli/apply-documents';
import type { CliContext } from '../cli/cli-context';
import { CliError, exitCodes } from '../cli/cli-error';
import type { CommandModule } from '../cli/command-module';
import { operator } from '../cli/operator';
import { readContentFindings } from '../compliance/read-findings';
import type { Database, Db } from '../database/database';
import type { ContentRow } from '../database/schema';
import type { Env } from '../env';
import { documentDifference } from '../sites/document-difference';
import { canonicalOrigin, getSiteDocument } from '../sites/public-site';
import {
  applyContent,
  type ContentApplication,
  planContent,
  publishDraft,
  type RevisionOutcome,
  restoreRevision,
  withdrawContent,
} from './apply-content';
import { noteContent, validateWritten } from './check-content';
import {
  type ContentPlace,
  contentRevisions,
  documentOf,
  findContent,
  findRevision,
  siteContent,
} from './find-content';
import { previewToken } from './preview-token';
import { readMarkdown } from './read-markdown';

const positive = (value: string): number => {
  const parsed = Number(value);
  if (Number.isInteger(parsed) && parsed > 0) return parsed;
  throw new InvalidArgumentError('Use a whole number above 0.');
};

const keyOf = (word: string): string => {
  if (isContentKey(word)) return word;
  throw new InvalidArgumentError(
    `Use one of ${standingKeys.join(', ')}, ${redirectsKey}, or the word of a page of the site's own, such as open-day.`,
  );
};

const siteArgument = '<website_id>';
const page = (flags: '<page>' | '[page]') => new Argument(flags, 'the page').argParser(keyOf);

/** Several pages at once. */
const manyPages = new Argument('<pages...>', 'the pages').argParser(
  (word: string, before: readonly string[] | undefined): readonly string[] => [...(before ?? []), keyOf(word)],
);

const requireSite = async (db: Db, websiteId: string) => {
  const site = await getSiteDocument(db, websiteId);
  if (site !== null) return site;
  throw new CliError(exitCodes.inputFaults, `There is no site "${websiteId}". See them: forecourt sites list.`);
};

interface ShowOptions {
  readonly draft?: boolean;
  readonly revision?: number;
  readonly json?: boolean;
}

const noRevision = ({ key }: ContentPlace, revision: number) =>
  new CliError(
    exitCodes.inputFaults,
    `There is no revision ${revision} of ${key}. See them: forecourt content history.`,
  );

/** What a page says now or by default, in its draft, or in one of its revisions, as a document that can be applied again. */
const shownDocument = async (
  db: Db,
  place: ContentPlace,
  { draft, revision }: Pick<ShowOptions, 'draft' | 'revision'>,
): Promise<Readonly<Record<string, unknown>>> => {
  const site = await requireSite(db, place.website_id);
  if (revision !== undefined) {
    const found = await findRevision(db, place, revision);
    if (found !== null) return documentOf(found);
    throw noRevision(place, revision);
  }
  const row = await findContent(db, place, draft === true ? 'draft' : 'live');
  if (row !== null) return documentOf(row);
  if (draft === true) throw new CliError(exitCodes.inputFaults, `There is no draft of ${place.key}.`);
  const blocks = defaultContent(place.key, site);
  if (blocks !== null) return documentOf({ ...place, head: {}, blocks });
  throw new CliError(exitCodes.inputFaults, `Nothing is published of ${place.key}, and it says nothing by default.`);
};

/** How each page of a site stands that says something, or could by default. */
const standingOf = async (db: Db, websiteId: string) => {
  const byKey = (rows: readonly ContentRow[]) => new Map(rows.map((row) => [row.key, row]));
  const live = byKey(await siteContent(db, websiteId, 'live'));
  const drafts = byKey(await siteContent(db, websiteId, 'draft'));
  const keys = new Set(['home', 'privacy', ...[...live.keys(), ...drafts.keys()].sort()]);
  return [...keys].map((key) => ({ key, live: live.get(key) ?? null, draft: drafts.get(key) ?? null }));
};

const shownValue = (value: unknown): string => JSON.stringify(value) ?? '(none)';

/** What a revision is, in a few words: what its writer says, else what is other than in the one before. */
const summaryOf = (row: ContentRow, before: ContentRow | undefined): string => {
  if (row.note !== null) return row.note;
  if (before === undefined) return 'first';
  const paths = documentDifference(documentOf(before), documentOf(row)).map(({ path }) => path);
  if (paths.length === 0) return `says what r${before.revision} says`;
  return `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}`;
};

/** Says of a revision what came of it; refused or missing ends the command. */
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

const verbs = (how: ContentApplication): DocumentVerbs => ({
  plan: (db, documents) => planContent(db, documents, how),
  apply: (db, documents) => applyContent(db, documents, how),
  note: (db, documents) => noteContent(db, documents, how),
  findings: (db, documents, now) => readContentFindings(db, documents, validateWritten, now),
  readers: { '.md': readMarkdown },
});

const files = 'JSON files, Markdown files, or directories of them';

const addApply = (content: Command, context: CliContext): void => {
  withAcknowledge(content.command('apply'))
    .description('Store content as drafts, which nobody is shown before they are published; or live at once.')
    .argument('<paths...>', files)
    .option('--publish', 'make it live at once')
    .option('--by <name>', 'who writes it, for the history', operator)
    .option('--note <words>', 'what it is, for the history')
    .option('--yes', 'do not ask before changing what is live')
    .option('--json', 'print the outcome as JSON')
    .action(
      (
        paths: string[],
        { by, note, publish = false, ...options }: ApplyOptions & { by: string; note?: string; publish?: boolean },
      ) =>
        applyDocuments(
          context,
          verbs({ who: by, publish, note }),
          paths,
          // A draft changes nothing that is live.
          { ...options, by, ...(publish ? {} : { yes: true }) },
        ),
    );

  content
    .command('check')
    .description('Say every fault of documents of content, what of them will not show and what applying would change.')
    .argument('<paths...>', files)
    .option('--json', 'print the outcome as JSON')
    .action((paths: string[], options: ApplyOptions) =>
      checkDocuments(context, verbs({ who: operator, publish: false }), paths, options),
    );
};

const addPublish = (content: Command, context: CliContext): void => {
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
          requireDone(context, await publishDraft(db, { website_id: websiteId, key: one }, by), noDraft);
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
          const outcome = await restoreRevision(db, place, revision, { who: by, publish, note });
          const done = requireDone(context, outcome, noRevision(place, revision));
          context.say(`${websiteId}/${key}: r${revision} again, as r${done.revision}, ${publish ? 'live' : 'a draft'}`);
          if (json) context.printJson({ revision: done.revision, state: publish ? 'live' : 'draft' });
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
        }
        if (json) context.printJson({ withdrawn });
      }),
    );
};

interface PreviewOptions {
  readonly revision?: number;
  readonly hours: number;
  readonly json?: boolean;
}

const hour = 3_600_000;

/** The address of a preview, and until when it shows it. */
const previewOf = async (
  { db }: Pick<Database, 'db'>,
  env: Env,
  place: ContentPlace,
  { revision, hours }: PreviewOptions,
): Promise<{ readonly address: string; readonly expires_at: string }> => {
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
  };
};

const addLook = (content: Command, context: CliContext): void => {
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
          context.printJson(preview);
          return;
        }
        context.print(preview.address);
        context.say(`Until ${preview.expires_at}. Its page: ${contentPath(key)}`);
      }),
    );
};

export const contentCommands: CommandModule = (program, context) => {
  const content = program
    .command('content')
    .description('Content of pages and redirects: drafts, what is live, and its history (CONT-01).');
  addApply(content, context);
  addPublish(content, context);
  addLook(content, context);
  content
    .command('schema')
    .description('Print the JSON Schema of documents of content, for editors.')
    .action(() => context.printJson(contentJsonSchema()));
};
