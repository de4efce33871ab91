import { findTemplate } from '@forecourt/config/templates';
import type { Command } from 'commander';
import { operatorNamed } from '../../ground/actor/actor';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandModule } from '../../ground/cli/command-module';
import { operator } from '../../ground/cli/operator';
import type { Db } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import { askTemplate, TemplateAppError, templateOrigin } from '../../ground/templates/ask-template';
import { drawnByTemplate, knownTemplates, templateId } from '../../ground/templates/known-templates';
import { addHistoryList, newestVersions, withAuthor } from '../documents';
import { readSiteDirectory } from '../sites';
import { readManifest } from './manifest-faults';
import { registering } from './register-template';
import { removing } from './remove-template';
import { type ChangeTemplates, makeChange, type PlannedChange, planChange, readTemplateSet } from './template-change';
import { stateFaults, templateState } from './template-state';
import { changeLines, listLine, stateLines, type ToldTemplate } from './told-template';
import { using } from './use-template';

interface ChangeFlags {
  readonly yes?: boolean;
  readonly allowAway?: boolean;
  readonly json?: boolean;
  readonly by?: string;
  readonly note?: string;
}

const refuse = (context: CliContext, faults: readonly string[], json: boolean): never => {
  for (const fault of faults) context.say(fault);
  if (json) context.printJson({ ok: false, faults });
  throw new CliError(
    exitCodes.inputFaults,
    `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}. Nothing was changed.`,
  );
};

/** A person is asked before pages of a live site come from another version or address; where nobody is there, `--yes` has to say it. */
const agrees = async (context: CliContext, sites: number, yes: boolean): Promise<boolean> => {
  if (sites === 0 || yes) return true;
  if (context.ask === null)
    throw new CliError(
      exitCodes.inputFaults,
      'Nothing was changed: nobody is at a terminal to agree. A script agrees with --yes.',
    );
  const question = `Have the pages of ${sites === 1 ? 'this site' : `these ${sites} sites`} come from there now? [y/N] `;
  return /^y(es)?$/i.test((await context.ask(question)).trim());
};

/** What sites must not be moved onto: versions whose apps are away, or are not what was registered, in words. */
const awayFaults = async ({ targets }: PlannedChange, env: Env): Promise<readonly string[]> => {
  const faults = await Promise.all(
    targets.map(async (row) => stateFaults('Template', templateId(row), row.origin, await templateState(row, env))),
  );
  return faults.flat().map(({ what, mend }) => `${what} ${mend}.`);
};

/**
 * Says what a change does, asks, and makes it. Where sites move, the apps that they come to are asked what they are, and
 * that once somebody has agreed, who may have taken their time.
 */
const change = async (
  context: CliContext,
  { db, env }: { readonly db: Db; readonly env: Env },
  what: ChangeTemplates,
  { yes = false, allowAway = false, json = false, by = operator, note }: ChangeFlags,
): Promise<void> => {
  const plan = await planChange(db, what);
  if (plan.faults.length > 0) refuse(context, plan.faults, json);
  for (const line of changeLines(plan)) context.say(line);
  if (!(await agrees(context, plan.moved.length, yes))) {
    context.say('Nothing was changed.');
    return;
  }
  const away = allowAway ? [] : await awayFaults(plan, env);
  if (away.length > 0) refuse(context, away, json);
  // Looked at again with what is there by now.
  const done = await makeChange(db, what, { actor: operatorNamed(by), note });
  if (done.faults.length > 0) refuse(context, done.faults, json);
  if (done.stored.length + done.removed.length === 0) context.say('Nothing is to be changed.');
  const { moved, stored, removed, notes } = done;
  if (json) context.printJson({ ok: true, moved, stored, removed, notes });
};

const withFlags = (command: Command): Command =>
  withAuthor(command)
    .option('--yes', 'do not ask before pages of live sites come from another version or address')
    .option('--json', 'print the outcome as JSON');

/** What an app at an address says it is, as it may be registered. */
const askWhole = async (context: CliContext, address: string, env: Env, json: boolean) => {
  try {
    const origin = templateOrigin(address, env);
    const read = readManifest(await askTemplate(origin, env));
    return read.ok ? { origin, ...read } : refuse(context, read.faults, json);
  } catch (error) {
    if (error instanceof TemplateAppError) return refuse(context, [error.message], json);
    throw error;
  }
};

const addRegister = (group: Command, context: CliContext): void => {
  withFlags(group.command('register'))
    .description('Register the version of a template that an app says it is; again, to take in what it says now.')
    .argument('<address>', 'of the app, such as https://d.example, or of its manifest')
    .action((address: string, flags: ChangeFlags) =>
      context.withDatabase(async ({ db }, env) => {
        const { origin, manifest, notes } = await askWhole(context, address, env, flags.json ?? false);
        const { name, version, title, theme, storefront, contract, build } = manifest;
        context.say(
          `${title}: template ${name} ${version} at ${origin} (theme ${theme}, storefront ${storefront}, contract ${contract}, build ${build ?? 'none: development'})`,
        );
        for (const note of notes) context.say(note);
        await change(context, { db, env }, registering(manifest, origin), flags);
        const found = findTemplate(`${name}@${version}`, await knownTemplates(db, env.templates));
        if (found?.isCurrent === false)
          context.say(
            `Sites have it by "template": "${found.id}" in their documents. For all that say "${name}": forecourt templates use ${found.id}`,
          );
      }),
    );
};

const toldTemplates = async (db: Db, env: Pick<Env, 'templates'>): Promise<readonly ToldTemplate[]> => {
  const [known, { sites }] = [await knownTemplates(db, env.templates), await readSiteDirectory(db)];
  const documents = [...sites.values()].map(({ document }) => document);
  return known.map(({ id, name, version, title, origin, isCurrent, isBuiltIn }) => ({
    ...{ id, name, version, title, origin, is_current: isCurrent, is_built_in: isBuiltIn },
    sites: documents
      .filter(({ template }) => drawnByTemplate(template, known)?.id === id)
      .map(({ website_id }) => website_id),
  }));
};

const addList = (group: Command, context: CliContext): void => {
  group
    .command('list')
    .description('List the templates that site documents may name, in which versions, and where each is.')
    .option('--json', 'print them as JSON')
    .action(({ json = false }: { readonly json?: boolean }) =>
      context.withDatabase(async ({ db }, env) => {
        const told = await toldTemplates(db, env);
        if (json) context.printJson(told);
        for (const one of json ? [] : told) context.print(listLine(one));
      }),
    );
};

const addShow = (group: Command, context: CliContext): void => {
  group
    .command('show')
    .description('Show what was registered of a template, what its app says now, and which sites it draws.')
    .argument('<template>', 'such as d or d@1.2')
    .option('--json', 'print it as JSON')
    .action((reference: string, { json = false }: { readonly json?: boolean }) =>
      context.withDatabase(async ({ db }, env) => {
        const told = await toldTemplates(db, env);
        const found = findTemplate(
          reference,
          told.map((one) => ({ ...one, isCurrent: one.is_current, isBuiltIn: one.is_built_in })),
        );
        if (found === undefined)
          throw new CliError(
            exitCodes.inputFaults,
            `No template ${reference} is registered. See forecourt templates list.`,
          );
        const { isCurrent: _, isBuiltIn: __, ...shown } = found;
        const { rows } = await readTemplateSet(db);
        const row = rows.find((one) => templateId(one) === found.id) ?? null;
        const now = row === null ? null : await templateState(row, env);
        const last = (await newestVersions(db, 'template')).get(found.id) ?? null;
        if (json) return context.printJson({ ...shown, registration: row, last_change: last, now });
        context.print(listLine(shown));
        if (row !== null) {
          const { theme, storefront, contract, build } = row;
          context.print(
            `registered: theme ${theme}, storefront ${storefront}, contract ${contract}, build ${build ?? 'none: development'}`,
          );
        }
        if (last !== null) context.print(`last change: ${last.at.toISOString()} by ${last.who}`);
        for (const line of now === null ? [] : stateLines(now)) context.print(line);
        for (const site of found.sites) context.print(`draws ${site}`);
      }),
    );
};

/** Templates as data: `register`, `use`, `list`, `show`, `history`, `remove`. */
export const templateCommands: CommandModule = (program, context) => {
  const group = program
    .command('templates')
    .description(
      'Templates that sites may be drawn by: which versions there are, and registering those of other apps.',
    );
  addRegister(group, context);
  withFlags(group.command('use'))
    .description('Make a version the one that sites get which name its template alone.')
    .argument('<template@version>', 'such as d@1.2.3; a name alone for that of the own folder')
    .option('--allow-away', 'also move sites to a version whose app is not there, or not what was registered')
    .action((id: string, flags: ChangeFlags) =>
      context.withDatabase(({ db }, env) => change(context, { db, env }, using(id), flags)),
    );
  addList(group, context);
  addShow(group, context);
  addHistoryList(group, context, { kind: 'template', argument: 'template@version', idOf: async (_db, name) => name });
  withFlags(group.command('remove'))
    .description('Take a registration away that no site is drawn by.')
    .argument('<template@version>', 'such as d@1.2.3')
    .action((id: string, flags: ChangeFlags) =>
      context.withDatabase(({ db }, env) => change(context, { db, env }, removing(id), flags)),
    );
};
