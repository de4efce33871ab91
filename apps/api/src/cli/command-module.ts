import type { Command } from 'commander';
import type { CliContext } from './cli-context';

/** Adds commands to the program. */
export type CommandModule = (program: Command, context: CliContext) => void;
