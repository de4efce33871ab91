// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { binaries, withBinaries } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';
import { freePort } from './free-port.mjs';

const folder = fileURLToPath(new URL('./floor-app/', import.meta.url));
const next = join(binaries, process.platform === 'win32' ? 'next.cmd' : 'next');

/**
 * Builds the bare Next app of `floor-app` and starts it on a free port.
 * @throws Error with the output of the build where it fails, or where the app does not answer.
 */
export const startFloorApp = async () => {
  const env = withBinaries(process.env);
  const built = await run(next, ['build', folder], { cwd: folder, env });
  if (built.code !== 0) throw new Error(`The bare page of the bench was not built:\n${built.output}`);
  const port = await freePort();
  const app = spawn(next, ['start', folder, '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await fetch(`${origin}/floor`).catch(() => null))?.ok) return { origin, stop: () => app.kill() };
    await pause(100);
  }
  app.kill();
  throw new Error(`The bare page of the bench did not answer at ${origin}/floor within ten seconds.`);
};
