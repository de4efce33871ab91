import type { Command } from 'commander';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import { operator } from '../../ground/cli/operator';
import { positive } from '../../ground/cli/option-values';
import type { Db } from '../../ground/database/database';
import type { DocumentVersionRow, KeptDocument } from '../../ground/database/schema';
import {
  type ApplyOptions,
  applyGiven,
  type DocumentVerbs,
  shownValue,
  withAcknowledge,
  withAuthor,
} from './apply-documents';
import { versionsOf } from './document-history';
import { type ToldVersion, toldHistory } from './told-history';

/** How the history of one kind of document is listed. */
interface ListedHistory {
  readonly kind: KeptDocument;
  /** What a person calls it by. */
  readonly argument: 'website_id' | 'slug' | 'template@version';
  /** The id behind that name, also of what was removed; null when there never was one. */
  readonly idOf: (db: Db, name: string) => Promise<string | null>;
}

/** How the history of one kind of document is reached, and gone back in. */
interface HistoryOf extends ListedHistory {
  /** The group of commands, as it is typed. */
  readonly group: 'sites' | 'dealerships';
  readonly verbs: DocumentVerbs;
  /** What may go with `--allow-removal`. */
  readonly removable: string;
  /** Whether its values may be another one's, too (`--allow-shared`). */
  readonly isShared?: boolean;
}

const usualLength = 20;

const actionWords: Readonly<Record<ToldVersion['action'], string>> = {
  found: 'found live',
  apply: 'applied',
  undo: 'undone',
  remove: 'removed',
};

const headOf = ({ version, action, restores, who, at, note }: ToldVersion): string =>
  [
    `v${version}`,
    at.toISOString(),
    `${restores === null ? actionWords[action] : `back to v${restores}`} by ${who}`,
    ...(note === null ? [] : [note]),
  ].join('\t');

const versionsNamed = async (db: Db, { kind, idOf }: ListedHistory, name: string): Promise<DocumentVersionRow[]> => {
  const id = await idOf(db, name);
  const versions = id === null ? [] : await versionsOf(db, { kind, id });
  if (versions.length === 0)
    throw new CliError(exitCodes.inputFaults, `There is no ${kind} "${name}", and there never was one.`);
  return versions;
};

/**
 * The version that an undo puts back: the one that is named, else the one before the newest.
 * @throws CliError where there is none, or it is of a time when nothing was live
 */
const versionBack = (
  versions: readonly DocumentVersionRow[],
  { kind, group }: HistoryOf,
  name: string,
  to: number | undefined,
): DocumentVersionRow & { readonly document: Readonly<Record<string, unknown>> } => {
  const refuse = (words: string): CliError => new CliError(exitCodes.inputFaults, `${words} Nothing was changed.`);
  const wanted = to === undefined ? versions[1] : versions.find(({ version }) => version === to);
  if (wanted === undefined)
    throw refuse(
      to === undefined
        ? `Nothing came before v1 of ${name}. To take it down: forecourt ${group} remove ${name}.`
        : `The history of ${name} has no v${to}: it goes from v1 to v${versions[0]?.version}.`,
    );
  const { document } = wanted;
  if (document === null)
    throw refuse(
      `At v${wanted.version} the ${kind} was removed. Name another with --to, or remove it: forecourt ${group} remove ${name}.`,
    );
  return { ...wanted, document };
};

/** `history`: every version of a document, the newest first: who, when, and which fields. */
export const addHistoryList = (parent: Command, context: CliContext, what: ListedHistory): void => {
  parent
    .command('history')
    .description(`List who made which change of a ${what.kind} live, and when: the newest first.`)
    .argument(`<${what.argument}>`)
    .option('--last <number>', 'how many versions are listed', positive, usualLength)
    .option('--json', 'print them as JSON')
    .action((name: string, { last, json = false }: { last: number; json?: boolean }) =>
      context.withDatabase(async ({ db }) => {
        const versions = await versionsNamed(db, what, name);
        const told = toldHistory(versions).slice(0, last);
        if (json) context.printJson(told);
        for (const version of json ? [] : told) {
          context.print(headOf(version));
          for (const { path, before, after } of version.changes)
            context.print(`  ${path}: ${shownValue(before)} -> ${shownValue(after)}`);
        }
        const older = versions.length - told.length;
        if (older > 0 && !json) context.say(`${older} older: --last ${versions.length}`);
      }),
    );
};

/** `undo`: puts an earlier version live by the same checks as `apply`, as a new version. */
const addUndo = (parent: Command, context: CliContext, what: HistoryOf): void => {
  const undo = withAuthor(withAcknowledge(parent.command('undo')))
    .description(
      `Make a ${what.kind} again what it was before the last change, or at a version: checked and shown as applying is.`,
    )
    .argument(`<${what.argument}>`)
    .option('--to <number>', 'the version, by its number in the history', positive)
    .option('--yes', 'do not ask; without a terminal nothing is changed unless this is said')
    .option('--allow-removal', `also remove the ${what.removable} that came since`);
  if (what.isShared === true) undo.option('--allow-shared', 'also take back what another dealership has by now');
  undo
    .option('--json', 'print the outcome as JSON')
    .action((name: string, { to, ...options }: ApplyOptions & { readonly to?: number }) =>
      context.withDatabase(async ({ db }, env) => {
        const { version, document } = versionBack(await versionsNamed(db, what, name), what, name, to);
        const documents = [{ source: `v${version}`, value: document }];
        const given = { documents, faults: [], restores: version };
        const outcome = await applyGiven(context, { db, env }, what.verbs, given, options);
        if (outcome === null || !outcome.ok) return;
        const isSame = outcome.changes.every(({ action }) => action === 'none');
        context.say(
          isSame
            ? `${name} says what v${version} says already.`
            : `${name} is as at v${version} again, by ${options.by ?? operator}.`,
        );
      }),
    );
};

/** Adds `history` and `undo` to the commands of one kind of document. */
export const addHistory = (parent: Command, context: CliContext, what: HistoryOf): void => {
  addHistoryList(parent, context, what);
  addUndo(parent, context, what);
};
