import { type ComplianceRuleName, complianceRuleNames, complianceWords } from '@forecourt/config/compliance';
import { type Command, InvalidArgumentError } from 'commander';
import { operatorNamed } from '../../ground/actor/actor';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import { operator } from '../../ground/cli/operator';
import type { Db, Transacting } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import { type AgreementOptions, isAgreed, refuseUnmeant, sayMeant } from './agreement';
import { openFindings, storeAnswers } from './compliance-answers';
import type { ApplyOutcome, DocumentChange, DocumentInput, SourceFault } from './document-fault';
import type { DocumentFindings } from './document-findings';
import type { DocumentApplication } from './document-history';
import { type DocumentReaders, readDocuments } from './read-documents';
import { changeWithoutSecrets } from './told-history';

const words = { create: 'new', change: 'changed', none: 'unchanged' } as const;
const longestValue = 100;

/** A value of a document in a line; a long one is cut. */
export const shownValue = (value: unknown): string => {
  const text = value === undefined ? '(none)' : JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
};

/** Says what is wrong, or worth knowing, by document and field. */
export const sayFaults = (context: CliContext, faults: readonly SourceFault[]): void => {
  for (const { source, path, reason } of faults) context.say(`${source}: ${path === '' ? '' : `${path}: `}${reason}`);
};

const sayChanges = (context: CliContext, changes: readonly DocumentChange[]): void => {
  for (const { id, source, action, differences } of changes) {
    context.say(`${id} (${source}): ${words[action]}`);
    for (const { path, before, after } of differences)
      context.say(`  ${path}: ${shownValue(before)} -> ${shownValue(after)}`);
  }
};

export interface ApplyOptions extends AgreementOptions {
  /** Rules of advertising law, by name, against which the words stand as they are. */
  readonly acknowledge?: readonly ComplianceRuleName[];
  /** Who does it, and answers for that. */
  readonly by?: string;
  /** Why, for the history. */
  readonly note?: string;
}

const readRule = (word: string): ComplianceRuleName => {
  const rule = complianceRuleNames.find((name) => name === word);
  if (rule !== undefined) return rule;
  throw new InvalidArgumentError(`Use one of ${complianceRuleNames.join(', ')}.`);
};

/** The option by which somebody answers for words that a rule of advertising law is against. May be said more than once. */
export const withAcknowledge = (command: Command): Command =>
  command.option(
    '--acknowledge <rule>',
    'answer for words that this rule of advertising law is against; who does is stored',
    (word: string, before: readonly ComplianceRuleName[] | undefined): readonly ComplianceRuleName[] => [
      ...(before ?? []),
      readRule(word),
    ],
  );

/** The options by which whoever applies a document is named in its history, with their words for it. */
export const withAuthor = (command: Command): Command =>
  command
    .option('--by <name>', 'who does it, for the history', operator)
    .option('--note <words>', 'why, for the history');

/** The verbs of one kind of document. */
export interface DocumentVerbs {
  plan(db: Db, documents: readonly DocumentInput[]): Promise<ApplyOutcome>;
  apply(db: Transacting, documents: readonly DocumentInput[], application: DocumentApplication): Promise<ApplyOutcome>;
  /** Files in other forms than JSON that it takes. */
  readonly readers?: DocumentReaders;
  /** What it names outside of the database that is not there: faults, as those of the plan. */
  reach?(db: Db, documents: readonly DocumentInput[], env: Env): Promise<readonly SourceFault[]>;
  /** What is not refused and yet will not show as it is written. */
  note?(db: Db, documents: readonly DocumentInput[]): Promise<readonly SourceFault[]>;
  /** What to do next, once these changes are live. */
  next?(db: Db, changes: readonly DocumentChange[], env: Env): Promise<readonly string[]>;
  /** What advertising law has against the words of the documents. */
  findings?(db: Db, documents: readonly DocumentInput[], now: Date): Promise<readonly DocumentFindings[]>;
}

/** What the documents would change, or all that is against them: nobody elsewhere is asked about one that is faulty itself. */
const planned = async (
  { db, env }: { readonly db: Db; readonly env: Env },
  verbs: DocumentVerbs,
  documents: readonly DocumentInput[],
): Promise<ApplyOutcome> => {
  const outcome = await verbs.plan(db, documents);
  const faults = outcome.ok ? ((await verbs.reach?.(db, documents, env)) ?? []) : [];
  return faults.length > 0 ? { ok: false, faults } : outcome;
};

const refuse = (context: CliContext, faults: readonly SourceFault[], json: boolean): never => {
  sayFaults(context, faults);
  if (json) context.printJson({ ok: false, faults });
  throw new CliError(
    exitCodes.inputFaults,
    `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}. Nothing was changed.`,
  );
};

/**
 * Words that a rule is against are taken once somebody answers for them by the rule's name: the linter reads words, and
 * the dealer knows what they mean.
 */
const answerForFindings = async (
  context: CliContext,
  db: Db,
  found: readonly DocumentFindings[],
  { acknowledge = [], json = false }: Pick<ApplyOptions, 'acknowledge' | 'json'>,
): Promise<void> => {
  const open = await openFindings(db, found, acknowledge);
  if (open.length === 0) return;
  for (const finding of open) context.say(`${finding.source}: ${finding.path}: ${complianceWords(finding)}`);
  if (json) context.printJson({ ok: false, compliance: open });
  const names = [...new Set(open.map(({ rule }) => `--acknowledge ${rule}`))].join(' ');
  throw new CliError(
    exitCodes.inputFaults,
    `Advertising law is against ${open.length === 1 ? 'these words' : `${open.length} of these words`}. Nothing was changed. Mend them, or answer for them: ${names}`,
  );
};

/** `check`: says everything that is wrong or will not show, and what applying would change, and changes nothing. */
export const checkDocuments = async (
  context: CliContext,
  verbs: DocumentVerbs,
  paths: readonly string[],
  { json = false }: ApplyOptions,
): Promise<void> => {
  const { documents, faults } = readDocuments(paths, verbs.readers);
  const { outcome, notes, open } = await context.withDatabase(async ({ db }, env) => ({
    outcome: await planned({ db, env }, verbs, documents),
    notes: (await verbs.note?.(db, documents)) ?? [],
    open: await openFindings(db, (await verbs.findings?.(db, documents, env.now())) ?? [], []),
  }));
  sayFaults(context, notes);
  for (const finding of open) context.say(`${finding.source}: ${finding.path}: ${complianceWords(finding)}`);
  if (!outcome.ok || faults.length > 0) {
    refuse(context, [...faults, ...(outcome.ok ? [] : outcome.faults)], json);
    return;
  }
  sayChanges(context, outcome.changes);
  sayMeant(context, outcome.changes);
  if (json) context.printJson({ ...outcome, notes, compliance: open });
};

/** Documents to be applied, with what is wrong with files among them. */
interface GivenDocuments {
  readonly documents: readonly DocumentInput[];
  readonly faults: readonly SourceFault[];
  /** The version of the history that they are, where this is an undo. */
  readonly restores?: number;
}

/**
 * Shows the difference, asks a person, makes documents live. What they remove or share has to be meant. What is shown of
 * an undo holds no secret: it is no file of the person's own.
 * @returns what was done; null where a person did not agree
 */
export const applyGiven = async (
  context: CliContext,
  { db, env }: { readonly db: Db; readonly env: Env },
  verbs: DocumentVerbs,
  { documents, faults, restores }: GivenDocuments,
  options: ApplyOptions,
): Promise<ApplyOutcome | null> => {
  const { yes = false, json = false, acknowledge = [], by = operator, note } = options;
  const plan = await planned({ db, env }, verbs, documents);
  sayFaults(context, (await verbs.note?.(db, documents)) ?? []);
  if (!plan.ok || faults.length > 0) return refuse(context, [...faults, ...(plan.ok ? [] : plan.faults)], json);
  const shownOf = (changes: readonly DocumentChange[]): readonly DocumentChange[] =>
    restores === undefined ? changes : changes.map(changeWithoutSecrets);
  const shown = shownOf(plan.changes);
  sayChanges(context, shown);
  const found = (await verbs.findings?.(db, documents, env.now())) ?? [];
  await answerForFindings(context, db, found, { acknowledge, json });
  if (yes || context.ask === null) refuseUnmeant(context, shown, options);
  if (!yes && !(await isAgreed(context, shown))) {
    context.say('Nothing was changed.');
    return null;
  }
  const actor = operatorNamed(by);
  // Checked again with what is live by now, inside the transaction that stores it, and who answers for it.
  const applied = await db.transaction(async (tx) => {
    const outcome = await verbs.apply(tx, documents, { actor, note, restores });
    if (outcome.ok) await storeAnswers(tx, found, { answered: acknowledge, actor });
    return outcome;
  });
  if (!applied.ok) return refuse(context, applied.faults, json);
  for (const line of (await verbs.next?.(db, applied.changes, env)) ?? []) context.say(line);
  if (json) context.printJson({ ...applied, changes: shownOf(applied.changes) });
  return applied;
};

/** `apply`: makes the documents of files live. */
export const applyDocuments = async (
  context: CliContext,
  verbs: DocumentVerbs,
  paths: readonly string[],
  options: ApplyOptions,
): Promise<void> => {
  const given = readDocuments(paths, verbs.readers);
  await context.withDatabase(({ db }, env) => applyGiven(context, { db, env }, verbs, given, options));
};
