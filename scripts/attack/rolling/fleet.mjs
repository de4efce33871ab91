// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pinnedNode } from '../../workspace/paths.mjs';

/** Milliseconds that a process may take to become ready, on a busy machine. */
const readyMs = 120_000;
/** Milliseconds that a process may take to end after it was asked to. */
const endMs = 40_000;

/**
 * One process of the fleet, as a service manager runs it.
 * @typedef {object} Place
 * @property {string} name
 * @property {() => { cwd: string, args: readonly string[], env: Readonly<Record<string, string>> }} program asked at each start
 * @property {string} ready address that answers 200 once it is
 * @property {string} log file to which all that it says is added
 */

/** @param {Place} place */
export const fleetProcess = ({ name, program, ready, log }) => {
  const output = openSync(log, 'a');
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  const start = async () => {
    const { cwd, args, env } = program();
    const started = spawn(pinnedNode, [...args], {
      cwd,
      // Its standard input closes with us, however we end, and it ends then, too, where it can.
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', FORECOURT_PARENT_PIPE: '1', ...env },
      stdio: ['pipe', output, output],
    });
    child = started;
    for (const until = Date.now() + readyMs; Date.now() < until; await pause(100)) {
      if (started.exitCode !== null)
        throw new Error(`${name} ended with ${started.exitCode}; its words are in ${log}.`);
      const status = await fetch(ready, { signal: AbortSignal.timeout(2000) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      if (status === 200) return;
    }
    throw new Error(`${name} did not become ready; its words are in ${log}.`);
  };
  /** Asks it to end, as an orchestrator does, and says how long that took in milliseconds. */
  const end = async () => {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return 0;
    const began = Date.now();
    const ended = once(ending, 'exit');
    ending.kill('SIGTERM');
    const force = setTimeout(() => ending.kill('SIGKILL'), endMs);
    const [code, signal] = await ended;
    clearTimeout(force);
    if (code !== 0) throw new Error(`${name} ended with ${code ?? signal}; its words are in ${log}.`);
    return Date.now() - began;
  };
  return {
    name,
    start,
    end,
    /** Ends it, however it is. */
    kill: () => void child?.kill('SIGKILL'),
  };
};
