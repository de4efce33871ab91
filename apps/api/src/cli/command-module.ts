import type { Command } from 'commander';
import type { CliContext } from './cli-context';
import type { ExitCode } from './cli-error';

/** What a command is given: the context of the call, and how to run other commands in the same process. */
export interface CommandContext extends CliContext {
  readonly run: (args: readonly string[], context: CliContext) => Promise<ExitCode>;
}

/** Adds commands to the program. */
export type CommandModule = (program: Command, context: CommandContext) => void;
