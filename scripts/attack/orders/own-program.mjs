// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pinnedNode, root } from '../../workspace/paths.mjs';

/** @typedef {ReturnType<typeof ownProgram>} OwnProgram */

/** Milliseconds between an end and the next start, as a service manager waits. */
const restartMs = 200;
/** Milliseconds that a program has to end by itself when it is asked. */
const endMs = 15_000;

/**
 * A program of the API as a child process, started again whenever it ends until it is stopped.
 * @param {'serve' | 'work'} entry
 * @param {{ env: () => Readonly<Record<string, string>>, log: string }} place `env` is asked at each start; all that it
 *   says is added to the file `log`
 */
export const ownProgram = (entry, { env, log }) => {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  let isWanted = false;
  let starts = 0;
  const output = openSync(log, 'a');
  const start = () => {
    isWanted = true;
    starts += 1;
    const started = spawn(pinnedNode, [join(root, 'apps', 'api', 'dist', `${entry}.js`)], {
      // Its standard input closes with us, however we end, and it ends then, too.
      env: { PATH: process.env.PATH ?? '', FORECOURT_PARENT_PIPE: '1', ...env() },
      stdio: ['pipe', output, output],
    });
    child = started;
    started.once('exit', async () => {
      await pause(restartMs);
      if (isWanted && child === started) start();
    });
  };
  return {
    start,
    /** How often it was started. */
    starts: () => starts,
    /** Kills it (SIGKILL); it comes back by itself. */
    kill: () => void child?.kill('SIGKILL'),
    /** Ends it in order, or by force where that takes too long, and leaves it so. */
    stop: async () => {
      isWanted = false;
      const ending = child;
      child = null;
      if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = once(ending, 'exit');
      ending.kill('SIGTERM');
      const force = setTimeout(() => ending.kill('SIGKILL'), endMs);
      await ended;
      clearTimeout(force);
    },
  };
};
