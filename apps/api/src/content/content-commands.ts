import { userInfo } from 'node:os';
import {
  type ContentDocument,
  type ContentKey,
  contentJsonSchema,
  contentKeys,
  defaultContent,
} from '@forecourt/config/content';
import { Argument, InvalidArgumentError } from 'commander';
import { type ApplyOptions, applyDocuments, checkDocuments } from '../cli/apply-documents';
import { CliError, exitCodes } from '../cli/cli-error';
import type { CommandModule } from '../cli/command-module';
import type { Db } from '../database/database';
import { documentDifference } from '../sites/document-difference';
import { getSiteDocument } from '../sites/public-site';
import { applyContent, planContent, publishDraft, withdrawContent } from './apply-content';
import { noteContent } from './check-content';
import { type ContentPlace, contentRevisions, findContent } from './find-content';

const positive = (value: string): number => {
  const parsed = Number(value);
  if (Number.isInteger(parsed) && parsed > 0) return parsed;
  throw new InvalidArgumentError('Use a whole number above 0.');
};

/** Who is named in the history where nobody says: the user of the machine, who has no name in some containers. */
const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
};
const operator = userName();

const siteArgument = '<website_id>';
const page = (flags: '<page>' | '[page]') => new Argument(flags, 'the page').choices([...contentKeys]);

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

/** How the content of a page stands. */
const stateOf = async (db: Db, place: ContentPlace) => ({
  key: place.key,
  live: await findContent(db, place, 'live'),
  draft: await findContent(db, place, 'draft'),
});

/** What a page says by default, or in one of its revisions, as a document that can be applied again. */
const documentOf = async (
  db: Db,
  place: ContentPlace,
  { draft, revision }: Pick<ShowOptions, 'draft' | 'revision'>,
): Promise<ContentDocument | (ContentPlace & { readonly blocks: readonly unknown[] })> => {
  const site = await requireSite(db, place.website_id);
  if (revision !== undefined) {
    const found = (await contentRevisions(db, place)).find((row) => row.revision === revision);
    if (found !== undefined) return { ...place, blocks: found.blocks };
    throw new CliError(exitCodes.inputFaults, `There is no revision ${revision} of ${place.key}.`);
  }
  const row = await findContent(db, place, draft === true ? 'draft' : 'live');
  if (row !== null) return { ...place, blocks: row.blocks };
  if (draft === true) throw new CliError(exitCodes.inputFaults, `There is no draft of ${place.key}.`);
  return { ...place, blocks: defaultContent(place.key, site) };
};

export const contentCommands: CommandModule = (program, context) => {
  const content = program
    .command('content')
    .description('Content of pages, one document a page: drafts, what is live, and its history (CONT-01).');

  content
    .command('apply')
    .description('Store content as drafts, which nobody is shown before they are published; or live at once.')
    .argument('<paths...>', 'JSON files, or directories of them')
    .option('--publish', 'make it live at once')
    .option('--by <name>', 'who writes it, for the history', operator)
    .option('--yes', 'do not ask before changing what is live')
    .option('--json', 'print the outcome as JSON')
    .action((paths: string[], { by, publish = false, ...options }: ApplyOptions & { by: string; publish?: boolean }) =>
      applyDocuments(
        context,
        {
          plan: (db, documents) => planContent(db, documents, { publish }),
          apply: (db, documents) => applyContent(db, documents, { who: by, publish }),
          note: noteContent,
        },
        paths,
        // A draft changes nothing that is live.
        publish ? options : { ...options, yes: true },
      ),
    );

  content
    .command('check')
    .description('Say every fault of documents of content, what of them will not show and what applying would change.')
    .argument('<paths...>', 'JSON files, or directories of them')
    .option('--json', 'print the outcome as JSON')
    .action((paths: string[], options: ApplyOptions) =>
      checkDocuments(
        context,
        {
          plan: (db, documents) => planContent(db, documents, { publish: false }),
          apply: (db, documents) => applyContent(db, documents, { who: operator, publish: false }),
          note: noteContent,
        },
        paths,
        options,
      ),
    );

  content
    .command('publish')
    .description('Put the drafts of a site live: all of them, or that of one page.')
    .argument(siteArgument, 'id of the site')
    .addArgument(page('[page]'))
    .option('--by <name>', 'who publishes, for the history', operator)
    .option('--json', 'print the outcome as JSON')
    .action((websiteId: string, key: ContentKey | undefined, { by, json }: { by: string; json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        await requireSite(db, websiteId);
        const published: ContentKey[] = [];
        for (const one of key === undefined ? contentKeys : [key]) {
          if (await publishDraft(db, { website_id: websiteId, key: one }, by)) published.push(one);
        }
        for (const one of published) context.say(`${websiteId}/${one}: live`);
        if (json) context.printJson({ published });
        if (published.length === 0)
          throw new CliError(
            exitCodes.inputFaults,
            `There is no draft${key === undefined ? '' : ` of ${key}`} on ${websiteId}. Apply one first.`,
          );
      }),
    );

  content
    .command('withdraw')
    .description('Let a page say its default again, not what is published. Its revisions stay in the history.')
    .argument(siteArgument, 'id of the site')
    .addArgument(page('<page>'))
    .option('--json', 'print the outcome as JSON')
    .action((websiteId: string, key: ContentKey, { json }: { json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        await requireSite(db, websiteId);
        const withdrawn = await withdrawContent(db, { website_id: websiteId, key });
        context.say(`${websiteId}/${key}: ${withdrawn ? 'says its default again' : 'says its default already'}`);
        if (json) context.printJson({ withdrawn });
      }),
    );

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
    .action((websiteId: string, key: ContentKey | undefined, options: ShowOptions) =>
      context.withDatabase(async ({ db }) => {
        if (key !== undefined) {
          context.printJson(await documentOf(db, { website_id: websiteId, key }, options));
          return;
        }
        await requireSite(db, websiteId);
        const standing = await Promise.all(contentKeys.map((one) => stateOf(db, { website_id: websiteId, key: one })));
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
    .action((websiteId: string, key: ContentKey, { json }: { json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        const place = { website_id: websiteId, key };
        const [live, draft] = [await documentOf(db, place, {}), await documentOf(db, place, { draft: true })];
        const differences = documentDifference(live, draft);
        if (json) context.printJson(differences);
        else if (differences.length === 0) context.say('The draft says what is live.');
        for (const { path, before, after } of json ? [] : differences)
          context.print(`${path}: ${JSON.stringify(before) ?? '(none)'} -> ${JSON.stringify(after) ?? '(none)'}`);
      }),
    );

  content
    .command('history')
    .description('List every revision of a page, the newest first.')
    .argument(siteArgument, 'id of the site')
    .addArgument(page('<page>'))
    .option('--json', 'print them as JSON')
    .action((websiteId: string, key: ContentKey, { json }: { json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        await requireSite(db, websiteId);
        const rows = await contentRevisions(db, { website_id: websiteId, key });
        if (json) context.printJson(rows);
        else if (rows.length === 0) context.say(`Nothing was ever applied to ${key}: it says its default.`);
        for (const { revision, state, who, at, published_by, published_at } of json ? [] : rows) {
          const published = published_at === null ? [] : [`published ${published_at.toISOString()} by ${published_by}`];
          context.print([`r${revision}`, state, `${at.toISOString()} by ${who}`, ...published].join('\t'));
        }
      }),
    );

  content
    .command('schema')
    .description('Print the JSON Schema of documents of content, for editors.')
    .action(() => context.printJson(contentJsonSchema()));
};
