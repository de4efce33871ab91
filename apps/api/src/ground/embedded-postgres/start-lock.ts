import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from './process-state';

const holderOf = (path: string): number | null => {
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    return Number.isInteger(pid) ? pid : null;
  } catch {
    // Gone between our attempt and our look: the next attempt decides.
    return null;
  }
};

const take = (path: string): boolean => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    // On a full disk the file is made and our number does not get in: nobody could tell whose it is.
    rmSync(path, { force: true });
    throw error;
  }
};

const lookMs = 250;
/** Looks at a lock that names nobody before it counts as left behind: its holder writes the name at once. */
const looksAtNameless = 20;

/** Within one process, turns are taken in memory; the file orders processes. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs `action` while no other process starts, adopts or stops the same PostgreSQL. A lock left by a killed process
 * is taken over.
 */
export const withStartLock = async <Result>(path: string, action: () => Promise<Result>): Promise<Result> => {
  const before = queues.get(path) ?? Promise.resolve();
  const turn = before
    .catch(() => undefined)
    .then(async () => {
      mkdirSync(dirname(path), { recursive: true });
      for (let attempt = 0; !take(path); attempt += 1) {
        const holder = holderOf(path);
        const isLeft = holder === null ? attempt >= looksAtNameless : holder === process.pid || !isRunning(holder);
        if (isLeft) rmSync(path, { force: true });
        else if (attempt >= 480)
          throw new Error(
            `Process ${holder ?? '?'} holds ${path} for two minutes. If it is not ours, delete the file.`,
          );
        else await pause(lookMs);
      }
      try {
        return await action();
      } finally {
        rmSync(path, { force: true });
      }
    });
  queues.set(path, turn);
  return turn;
};
