// @ts-check
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Sends the stories to Chromatic. It is no dependency of ours: npm fetches it for those who have a project there. */
const version = '18.14.3';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error('Chromatic needs CHROMATIC_PROJECT_TOKEN (chromatic.com, your project, Manage). Nothing was sent.');
  process.exit(1);
}
const { status } = spawnSync('npm', ['exec', '--yes', '--', `chromatic@${version}`, ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
