// @ts-check
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pinnedNode, root, withBinaries } from './paths.mjs';

/** @typedef {Awaited<ReturnType<typeof startOwnStack>>} OwnStack */

/** Milliseconds. The first start loads the demo stock. */
const startPatience = 15 * 60_000;

/**
 * Environment of a stack on ports of its own, and of the command line against it. What a shell may have set for another
 * installation is emptied, which counts as not set.
 * @param {{ folder: string, firstPort: number }} place  folder below `.forecourt`, and the gateway's port
 * @returns {NodeJS.ProcessEnv}
 */
const environmentAt = ({ folder, firstPort }) => ({
  ...withBinaries(process.env),
  FORECOURT_DATA_DIR: join('.forecourt', folder),
  FORECOURT_GATEWAY_PORT: String(firstPort),
  FORECOURT_API_PORT: String(firstPort + 10),
  FORECOURT_API_URL: `http://127.0.0.1:${firstPort + 10}`,
  FORECOURT_PG_PORT: String(firstPort + 11),
  FORECOURT_PUBLIC_ORIGIN_PORT: String(firstPort),
  FORECOURT_TEMPLATE_A_URL: `http://127.0.0.1:${firstPort + 1}`,
  FORECOURT_TEMPLATE_B_URL: `http://127.0.0.1:${firstPort + 2}`,
  FORECOURT_TEMPLATE_C_URL: `http://127.0.0.1:${firstPort + 3}`,
  FORECOURT_DEMO: '1',
  DATABASE_URL: '',
  SMTP_URL: '',
  FORECOURT_SERVICE_TOKEN: '',
  FORECOURT_SEARCH_SECRET: '',
  FORECOURT_SEARCH_PROVIDER: '',
});

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
 *   folder below `.forecourt`; twelve ports from `firstPort` on; the variable that moves them
 */
export const startOwnStack = async ({ folder, firstPort, portVariable, say }) => {
  if (await isUp(firstPort)) throw new Error(`Port ${firstPort} is taken: choose another by ${portVariable}.`);
  say(`Starting a stack of its own on port ${firstPort}; the first start takes a few minutes.`);
  const env = environmentAt({ folder, firstPort });
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
