// @ts-check
// `npm run forecourt -- <command>`: installs and builds what the command line needs if it is missing, then runs it on
// the pinned Node with our standard streams and its exit code.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { build, lacksBuild } from './workspace/build.mjs';
import { installPackages } from './workspace/install.mjs';
import { pinnedNode, root, withBinaries } from './workspace/paths.mjs';

const { env } = process;
const cli = join(root, 'apps', 'api', 'dist', 'cli.js');
const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);

try {
  // Progress goes to standard error: standard output is the command's, and may be piped into a program.
  if (!existsSync(pinnedNode)) say('Installing packages, once.');
  await installPackages({ env });
  if (lacksBuild(root, 'apps/api')) {
    say('Building the command line, once.');
    await build({ only: ['apps/api'], env });
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

const child = spawn(pinnedNode, [cli, ...process.argv.slice(2)], {
  cwd: env.INIT_CWD ?? process.cwd(),
  env: withBinaries(env),
  stdio: 'inherit',
});
// Ctrl-C reaches the command by itself; it decides when to end, and we end with it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('error', (error) => {
  say(`${pinnedNode}: ${error.message}`);
  process.exit(127);
});
child.once('exit', (code, signal) => process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
