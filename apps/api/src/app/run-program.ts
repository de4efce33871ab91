import type { Logger } from 'pino';
import { type Env, EnvironmentError, readEnv } from '../ground/env/env';
import { createLog } from '../ground/log/log';
import { environmentParts } from './rosters';

/** Longest time an orderly end may take before the process ends all the same. */
const patienceMs = 15_000;

/** What a long-running program is given. */
export interface Program {
  readonly env: Env;
  readonly log: Logger;
  /** Fires when the process is to end, before anything is closed. */
  readonly stopping: AbortSignal;
  /** Runs `close` at the end, before what was registered earlier. */
  atEnd(close: () => Promise<void>): void;
}

const readEnvOrExit = (): Env => {
  try {
    return readEnv(process.env, environmentParts);
  } catch (error) {
    console.error(error instanceof EnvironmentError ? error.message : error);
    process.exit(2);
  }
};

/**
 * Runs a server program until SIGINT, SIGTERM, or the end of standard input when FORECOURT_PARENT_PIPE=1 (a child
 * never outlives the one who started it), then closes what it opened, last first. Exit codes: 0 asked to end,
 * 1 failed, 2 the environment cannot be used.
 */
export const runProgram = (name: string, start: (program: Program) => Promise<void>): void => {
  const env = readEnvOrExit();
  const log = createLog(name, env);
  const stopping = new AbortController();
  const closers: (() => Promise<void>)[] = [];

  const closeAll = async (): Promise<void> => {
    for (const close of closers.reverse()) await close();
  };
  const end = (reason: string, code: number): void => {
    if (stopping.signal.aborted) return;
    log.info({ reason }, 'ending');
    stopping.abort();
    setTimeout(() => process.exit(1), patienceMs).unref();
    started
      .catch(() => undefined)
      .then(closeAll)
      .then(
        () => process.exit(code),
        (error: unknown) => {
          log.error({ err: error }, 'could not end in order');
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', () => end('SIGINT', 0));
  process.on('SIGTERM', () => end('SIGTERM', 0));
  if (env.followParentPipe) {
    process.stdin.on('end', () => end('the parent ended', 0));
    process.stdin.on('error', () => end('the parent ended', 0));
    process.stdin.resume();
  }
  const started = start({ env, log, stopping: stopping.signal, atEnd: (close) => void closers.push(close) });
  started.catch((error: unknown) => {
    log.fatal({ err: error }, 'cannot start');
    end('the start failed', 1);
  });
};
