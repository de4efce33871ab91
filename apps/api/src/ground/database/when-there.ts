import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { databaseTrouble } from './database-trouble';

const firstPauseMs = 250;
const longestPauseMs = 5_000;

/**
 * Retries an action until the database is up: programs and database may start in any order. Any other failure is thrown
 * at once, and the database's own failure when the program is asked to end. The action must be safe to repeat.
 */
export const whenThere = async <Result>(
  action: () => Promise<Result>,
  { log, stopping }: { readonly log: Pick<Logger, 'warn'>; readonly stopping: AbortSignal },
): Promise<Result> => {
  for (let wait = firstPauseMs; ; wait = Math.min(longestPauseMs, wait * 2)) {
    try {
      return await action();
    } catch (error) {
      if (databaseTrouble(error) === null || stopping.aborted) throw error;
      log.warn({ err: error }, 'the database is not there yet; trying again');
      await pause(wait, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
};
