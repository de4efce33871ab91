import type { Command } from 'commander';
import { type NamedActor, operatorNamed } from '../../ground/actor/actor';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { CommandContext } from '../../ground/cli/command-module';
import { operator } from '../../ground/cli/operator';
import type { Transacting } from '../../ground/database/database';
import { outboxFolder } from '../../ground/messages/outbox';
import type { Counts, Removal, RemovalPlace, RemovalSubject } from '../../ground/removal/removal';
import type { PlannedRemoval } from './planned-removal';

/** How one kind of thing is removed. Both verbs answer null when there is none of that key. */
interface RemovalVerbs {
  readonly subject: RemovalSubject;
  /** Name of the argument. */
  readonly argument: 'website_id' | 'slug';
  readonly plan: (db: Transacting, removals: readonly Removal[], key: string) => Promise<PlannedRemoval | null>;
  readonly remove: (
    db: Transacting,
    removals: readonly Removal[],
    key: string,
    place: RemovalPlace,
    actor: NamedActor,
  ) => Promise<PlannedRemoval | null>;
}

interface RemovalFlags {
  readonly dryRun?: boolean;
  readonly confirm?: string;
  readonly by: string;
  readonly json?: boolean;
}

const countLines = (counts: Counts): readonly string[] =>
  Object.entries(counts).map(([what, count]) => `  ${what}: ${count}`);

const planLines = ({ subject }: RemovalVerbs, { key, name, goes, stays, notes }: PlannedRemoval): readonly string[] => [
  `Of the ${subject} ${key} (${name}) goes:`,
  ...countLines(goes),
  ...(Object.keys(stays).length === 0 ? [] : ['And stays:', ...countLines(stays)]),
  ...notes,
];

/** Asks a person to type the name; a script has said it already. Throws where nobody has confirmed. */
const confirm = async (
  { ask }: Pick<CommandContext, 'ask'>,
  { subject }: RemovalVerbs,
  { key }: PlannedRemoval,
  given: string | undefined,
): Promise<void> => {
  if (given === undefined && ask === null)
    throw new CliError(
      exitCodes.inputFaults,
      `Nothing was changed: nobody is at a terminal to confirm it. If all of that is to go, say its name: --confirm ${key}`,
    );
  const said = given ?? (await ask?.(`Type ${key} to remove this ${subject}: `)) ?? '';
  if (said.trim() === key) return;
  throw new CliError(
    exitCodes.inputFaults,
    `Nothing was changed: the ${subject} is called "${key}", not "${said.trim()}".`,
  );
};

/** The plan of what is there and may go. Throws where nothing has that name, or something stands against it. */
const removable = (plan: PlannedRemoval | null, { subject }: RemovalVerbs, key: string): PlannedRemoval => {
  if (plan === null) throw new CliError(exitCodes.inputFaults, `There is no ${subject} "${key}". Nothing was changed.`);
  if (plan.against.length === 0) return plan;
  throw new CliError(exitCodes.inputFaults, [...plan.against, 'Nothing was changed.'].join('\n'));
};

/** `remove`: says what goes and what stays, has the name typed, and removes it whole. */
const removeByName = async (
  context: CommandContext,
  verbs: RemovalVerbs,
  key: string,
  { dryRun = false, confirm: given, by, json = false }: RemovalFlags,
): Promise<void> => {
  const removals = await context.loadRemovals();
  await context.withDatabase(async ({ db }, env) => {
    const tell = (plan: PlannedRemoval | null, removed: boolean): void => {
      if (json && plan !== null) context.printJson({ ...plan, removed });
    };
    const plan = await verbs.plan(db, removals, key);
    if (plan !== null) {
      const show = dryRun && !json ? context.print : context.say;
      for (const line of planLines(verbs, plan)) show(line);
    }
    if (dryRun || plan === null || plan.against.length > 0) tell(plan, false);
    const found = removable(plan, verbs, key);
    if (dryRun) {
      context.say('Nothing was changed.');
      return;
    }
    await confirm(context, verbs, found, given);
    // Looked at again within the transaction: something may stand against it by now.
    const place = { outbox: outboxFolder(env), erasures: await context.loadErasures() };
    const done = await verbs.remove(db, removals, key, place, operatorNamed(by));
    tell(done, done !== null && done.against.length === 0);
    removable(done, verbs, key);
    context.say(
      `Removed. To bring it back, without what has gone: forecourt ${verbs.subject}s undo ${key}, or apply its document again.`,
    );
  });
};

/** Adds `remove` to the commands of one kind of thing. */
export const addRemoval = (parent: Command, context: CommandContext, verbs: RemovalVerbs): void => {
  const { subject, argument } = verbs;
  parent
    .command('remove')
    .description(`Remove a ${subject} and everything that belongs to it alone; its leads stay.`)
    .argument(`<${argument}>`)
    .option('--dry-run', 'only say what would go and what would stay')
    .option('--confirm <name>', `remove it without asking: the ${argument} once more`)
    .option('--by <name>', 'who does it, for the history', operator)
    .option('--json', 'print the outcome as JSON')
    .action((key: string, flags: RemovalFlags) => removeByName(context, verbs, key, flags));
};
