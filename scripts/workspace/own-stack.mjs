// @ts-check
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pinnedNode, root, withBinaries } from './paths.mjs';
import { stackEnvironment } from './stack-environment.mjs';
import { registeredTemplates } from './templates.mjs';

/** @typedef {Awaited<ReturnType<typeof startOwnStack>>} OwnStack */

/** Milliseconds. The first start loads the demo stock. */
const startPatience = 15 * 60_000;

/** Whether a gateway answers well there: once the demo is loaded and every template runs. @param {number} port */
const isUp = (port) =>
  fetch(`http://127.0.0.1:${port}/_gateway/healthz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts the whole product as `npm start` runs it, with demo data and a folder of its own. Rejects when the port is
 * taken or it does not come up.
 * @param {{ folder: string, firstPort: number, portVariable: string, say: (line: string) => void }} place
 *   folder below `.forecourt`; twelve ports from `firstPort` on, and six from 30 above it; the variable that moves them
 */
export const startOwnStack = async ({ folder, firstPort, portVariable, say }) => {
  if (await isUp(firstPort)) throw new Error(`Port ${firstPort} is taken: choose another by ${portVariable}.`);
  say(`Starting a stack of its own on port ${firstPort}; the first start takes a few minutes.`);
  const env = {
    ...withBinaries(process.env),
    ...stackEnvironment({
      data: join('.forecourt', folder),
      gateway: firstPort,
      api: firstPort + 10,
      postgres: firstPort + 11,
      templates: registeredTemplates().map(({ name }, place) => [name, firstPort + 1 + place]),
    }),
  };
  const start = spawn(pinnedNode, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(start, 'exit');
  const stop = async () => {
    start.kill('SIGTERM');
    await ended;
  };
  const until = Date.now() + startPatience;
  while (!(await isUp(firstPort))) {
    if (start.exitCode !== null) throw new Error('The stack did not start; its words are above.');
    if (Date.now() > until) {
      await stop();
      throw new Error('The stack did not start in time.');
    }
    await pause(500);
  }
  return {
    env,
    /** Its data, an absolute path. */
    data: join(root, '.forecourt', folder),
    /** Standard output of a command of the command line. @param {readonly string[]} args */
    command: async (...args) =>
      (await promisify(execFile)(pinnedNode, [join(root, 'scripts', 'forecourt.mjs'), ...args], { cwd: root, env }))
        .stdout,
    stop,
  };
};
