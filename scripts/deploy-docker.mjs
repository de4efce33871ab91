// @ts-check
// `npm run deploy:docker`: works through the guides to one host by the Docker of this machine, from the build of the images
// to the restore on a new machine (scripts/guides). It takes the ports 80 and 443 and refuses a machine that has images of
// ours. What it is given goes on to vitest.
import { join } from 'node:path';
import { binaries, root, withBinaries } from './workspace/paths.mjs';
import { run } from './workspace/run.mjs';

const say = (/** @type {string} */ text) => void process.stdout.write(text);

for (const asked of [['version'], ['compose', 'version']]) {
  const { code, output } = await run('docker', asked, { cwd: root, env: process.env });
  if (code === 0) continue;
  say(`${output.trim()}\nDocker, its daemon and Compose 2 are needed: https://docs.docker.com/engine/install\n`);
  process.exit(1);
}
const { code } = await run(
  join(binaries, 'vitest'),
  ['run', '--project', 'integration', 'scripts/guides', '--testNamePattern', 'by Docker', ...process.argv.slice(2)],
  { cwd: root, env: { ...withBinaries(process.env), FORECOURT_DOCKER_TESTS: '1' }, onText: say },
);
process.exitCode = code;
