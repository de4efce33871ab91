import { createDrain } from '@forecourt/api-contract/operator';
import { noTraces, startTraces, type Traces, traceFacts } from '@forecourt/api-contract/traces';
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
  readonly traces: Traces;
  /** Fires when the process is to end, before anything is closed. */
  readonly stopping: AbortSignal;
  /** Whether it has been asked to end and serves on until others have noticed (FORECOURT_DRAIN_SECONDS). */
  readonly isLeaving: () => boolean;
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
 * Runs a server program until SIGINT, SIGTERM (and the seconds for which it then serves on), or the end of standard input when FORECOURT_PARENT_PIPE=1 (a child
 * never outlives the one who started it), then closes what it opened, last first. Exit codes: 0 asked to end,
 * 1 failed, 2 the environment cannot be used.
 */
export const runProgram = (name: string, start: (program: Program) => Promise<void>): void => {
  const env = readEnvOrExit();
  let traces = noTraces;
  const log = createLog(name, env, () => traceFacts(traces.current()));
  const stopping = new AbortController();
  const drain = createDrain(env.drainSeconds);
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
  process.on('SIGTERM', () => {
    if (!drain.isLeaving() && env.drainSeconds > 0) log.info({ seconds: env.drainSeconds }, 'leaving');
    void drain.leave().then(() => end('SIGTERM', 0));
  });
  if (env.followParentPipe) {
    process.stdin.on('end', () => end('the parent ended', 0));
    process.stdin.on('error', () => end('the parent ended', 0));
    process.stdin.resume();
  }
  const atEnd = (close: () => Promise<void>): void => void closers.push(close);
  const run = async (): Promise<void> => {
    traces = await startTraces(name, log);
    atEnd(() => traces.stop());
    await start({ env, log, traces, stopping: stopping.signal, isLeaving: drain.isLeaving, atEnd });
  };
  const started = run();
  started.catch((error: unknown) => {
    log.fatal({ err: error }, 'cannot start');
    end('the start failed', 1);
  });
};
