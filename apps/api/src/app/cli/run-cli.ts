import { Command, CommanderError } from 'commander';
import type { CliContext } from '../../ground/cli/cli-context';
import { CliError, type ExitCode, exitCodes } from '../../ground/cli/cli-error';
import type { CommandModule } from '../../ground/cli/command-module';
import { subjectModules } from '../modules';
import { loadErasures, loadPaymentFollowers, loadRecords, loadRemovals } from '../rosters';

/** Refuses wrong usage by throwing, so that there is one place that ends the process. */
const strict = (command: Command): void => {
  command.exitOverride().showHelpAfterError('(--help tells more)');
  for (const child of command.commands) strict(child);
};

/**
 * Every command of `forecourt` by its first word, in the order of its help. Only what is called is loaded: all of them
 * together bring every library of the API.
 */
export const commands: Readonly<Record<string, () => Promise<CommandModule>>> = {
  ...Object.assign({}, ...subjectModules.map((module) => module.commands ?? {})),
  doctor: async () => (await import('./doctor')).doctorCommand,
  batch: async () => (await import('./batch')).batchCommand,
};

/** The module of the command that is called; all of them for help, and for a word that is none. */
const modulesFor = (args: readonly string[]) => {
  const called = Object.entries(commands).filter(([word]) => word === args[0]);
  return (called.length === 0 ? Object.entries(commands) : called).map(([, load]) => load);
};

/**
 * Runs `forecourt` with arguments as typed. Answers the exit code: 0 done, 1 faults in what was given, 2 wrong usage,
 * 3 a service that is needed is not there.
 */
export const runCli = async (args: readonly string[], context: CliContext): Promise<ExitCode> => {
  const program = new Command('forecourt').description('Dealership websites: sites, stock, search, leads.');
  const given = { ...context, run: runCli, loadErasures, loadPaymentFollowers, loadRecords, loadRemovals };
  for (const load of modulesFor(args)) (await load())(program, given);
  strict(program);
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCodes.ok;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    if (error instanceof CliError) {
      context.say(error.message);
      return error.exitCode;
    }
    context.say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return exitCodes.unavailable;
  }
};
