import type { Drain } from '@forecourt/api-contract/operator';
import type { ProcessLog } from '@forecourt/api-contract/operator-log';

/** Longest time in milliseconds that an orderly end may take before the process ends all the same, as of API and worker. */
const patienceMs = 15_000;

interface Options {
  /** The process, as far as it is told to end and ended. */
  readonly process: {
    on(signal: 'SIGTERM' | 'SIGINT', told: () => void): unknown;
    exit(code: number): unknown;
  };
  readonly drain: Drain;
  /** Seconds for which it serves on after SIGTERM, for the log. */
  readonly drainSeconds: number;
  /** Whether anybody can be asking it: before, nobody has to notice that it leaves. */
  readonly isListening: () => boolean;
  /** Closes what is open, and resolves once that is done. */
  readonly close: () => Promise<void>;
  readonly log: Pick<ProcessLog, 'info' | 'error'>;
}

/**
 * Ends a process in order when it is told to, from now on: after SIGTERM it serves on until others have noticed, then
 * closes, for 15 seconds at most; SIGINT closes at once. A signal while it leaves has it close at once, and one while it
 * closes ends it there and then. Exit codes: 0 ended in order, 1 not.
 */
export const endBySignals = ({ process, drain, drainSeconds, isListening, close, log }: Options): void => {
  let isClosing = false;
  const end = (reason: string): void => {
    if (isClosing) return;
    isClosing = true;
    log.info({ reason }, 'ending');
    setTimeout(() => {
      log.error({ seconds: patienceMs / 1000 }, 'could not end in order in time');
      process.exit(1);
    }, patienceMs).unref();
    close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'could not end in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', () => (isClosing ? process.exit(1) : end('SIGINT')));
  process.on('SIGTERM', () => {
    if (isClosing) return void process.exit(1);
    if (!isListening()) return end('SIGTERM');
    if (!drain.isLeaving() && drainSeconds > 0) log.info({ seconds: drainSeconds }, 'leaving');
    void drain.leave().then(() => end('SIGTERM'));
  });
};
