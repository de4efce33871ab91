import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { isatty } from 'node:tty';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '../database/database';
import { type Env, EnvironmentError, readEnv as readProcessEnv } from '../env/env';
import { createLog } from '../log/log';
import { forTerminal, visibleJson } from '../text/plain-text';
import { CliError, exitCodes } from './cli-error';

/**
 * What every command is given. Results go to standard output, everything else to standard error. What is printed may
 * hold words of shoppers and feeds, and the screen obeys none of them.
 */
export interface CliContext {
  readonly env: () => Env;
  readonly log: () => Logger;
  /** Opens the database for one command and closes it after, whatever happens. */
  withDatabase<Result>(action: (database: Database, env: Env) => Promise<Result>): Promise<Result>;
  /** A line of result. */
  print(line: string): void;
  /** A result for programs (`--json`). */
  printJson(value: unknown): void;
  /** A line of progress or explanation. */
  say(line: string): void;
  /** Asks the person at the terminal; what is answered is what was typed. Null where nobody is there. */
  readonly ask: ((question: string) => Promise<string>) | null;
}

const readEnvironment = (): Env => {
  try {
    return readProcessEnv();
  } catch (error) {
    if (error instanceof EnvironmentError) throw new CliError(exitCodes.usage, error.message, { cause: error });
    throw error;
  }
};

/** What lies at the bottom of an error: the words of the database rather than those of the query that it refused. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.map(reasonOf).join(' ');
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
};

const open = async (env: Env): Promise<Database> => {
  try {
    return await openDatabase(env);
  } catch (cause) {
    throw new CliError(exitCodes.unavailable, `The database cannot be opened: ${reasonOf(cause)}`, { cause });
  }
};

/** Where a command writes; each call is one or more whole lines, with their ends. */
export interface CliStreams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** How the person is asked; null or left out where there is none. */
  readonly ask?: CliContext['ask'];
}

const askAtTerminal = async (question: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Whoever ends it instead (Ctrl-D, Ctrl-C) has answered nothing: the question is aborted, or the terminal closed.
  const closed = once(terminal, 'close').then(() => '');
  const answered = terminal.question(question).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') return '';
    throw error;
  });
  try {
    return await Promise.race([answered, closed]);
  } finally {
    terminal.close();
  }
};

const processStreams: CliStreams = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  ask: isatty(0) && isatty(2) ? askAtTerminal : null,
};

export const createCliContext = (
  readEnv: () => Env = readEnvironment,
  { out, err, ask = null }: CliStreams = processStreams,
): CliContext => ({
  env: readEnv,
  log: () => createLog('cli', readEnv()),
  withDatabase: async (action) => {
    const env = readEnv();
    const database = await open(env);
    try {
      return await action(database, env);
    } finally {
      await database.close();
    }
  },
  print: (line) => out(`${forTerminal(line)}\n`),
  printJson: (value) => out(`${visibleJson(JSON.stringify(value, null, 2))}\n`),
  say: (line) => err(`${forTerminal(line)}\n`),
  ask: ask === null ? null : (question) => ask(forTerminal(question)),
});
