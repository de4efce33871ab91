import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, exitCodes } from '../../ground/cli/cli-error';
import type { DocumentChange } from './document-fault';

/** What was said on the command line of what may become live. */
export interface AgreementOptions {
  /** Nobody is asked: changes are agreed to. */
  readonly yes?: boolean;
  /** So is what goes. */
  readonly allowRemoval?: boolean;
  /** So is what another dealership has too. */
  readonly allowShared?: boolean;
  readonly json?: boolean;
}

type EntriesOf = (change: DocumentChange) => readonly string[];

const namedLines = (changes: readonly DocumentChange[], entriesOf: EntriesOf): readonly string[] =>
  changes.flatMap((change) => entriesOf(change).map((entry) => `  ${change.id}: ${entry}`));

/**
 * What `--yes`, which is said to changes, never agrees to: a person at the terminal is asked with each of them by name, a
 * script has an option for it.
 */
const meant = {
  removals: {
    entriesOf: ({ removals }: DocumentChange) => removals,
    option: 'allowRemoval',
    told: 'This removes:',
    refused: 'The documents lack what is live now, so applying them would remove:',
    mend: 'Put back what is to stay; if all of it is to go, apply with --allow-removal.',
  },
  shared: {
    entriesOf: ({ shared = [] }: DocumentChange) => shared,
    option: 'allowShared',
    told: 'This is what another dealership has too:',
    refused:
      'The documents have what another dealership has, so its leads, calls and licences would be mixed with theirs:',
    mend: 'Write their own; if all of it is to be shared, apply with --allow-shared.',
  },
} as const;

const kindsOfMeant = ['removals', 'shared'] as const;

/** Refuses, where nobody is asked, what would be removed or shared without its option. */
export const refuseUnmeant = (
  context: CliContext,
  changes: readonly DocumentChange[],
  options: AgreementOptions,
): void => {
  for (const kind of kindsOfMeant) {
    const { entriesOf, option, refused, mend } = meant[kind];
    const lines = namedLines(changes, entriesOf);
    if (lines.length === 0 || options[option] === true) continue;
    if (options.json === true)
      context.printJson({
        ok: false,
        [kind]: changes.flatMap((change) => entriesOf(change).map((entry) => ({ id: change.id, entry }))),
      });
    throw new CliError(exitCodes.inputFaults, `${refused}\n${lines.join('\n')}\nNothing was changed. ${mend}`);
  }
};

/** Says what would be removed or shared, by name, where anything would. */
export const sayMeant = (context: CliContext, changes: readonly DocumentChange[]): void => {
  for (const kind of kindsOfMeant) {
    const lines = namedLines(changes, meant[kind].entriesOf);
    if (lines.length > 0) context.say(`${meant[kind].told}\n${lines.join('\n')}`);
  }
};

/**
 * Whether what would be stored is agreed to. A person is asked before something live changes, or is shared; where nobody
 * is at a terminal, `--yes` has to say it, whatever it is.
 */
export const isAgreed = async (context: CliContext, changes: readonly DocumentChange[]): Promise<boolean> => {
  const stored = changes.filter(({ action }) => action !== 'none').length;
  if (stored === 0) return true;
  if (context.ask === null)
    throw new CliError(
      exitCodes.inputFaults,
      'Nothing was changed: nobody is at a terminal to agree. A script agrees with --yes.',
    );
  const changed = changes.filter(({ action }) => action === 'change').length;
  sayMeant(context, changes);
  const isPlain = kindsOfMeant.every((kind) => namedLines(changes, meant[kind].entriesOf).length === 0);
  if (changed === 0 && isPlain) return true;
  const question = changed === 0 ? `Make ${stored} live now?` : `Change ${changed} live now?`;
  return /^y(es)?$/i.test((await context.ask(`${question} [y/N] `)).trim());
};
