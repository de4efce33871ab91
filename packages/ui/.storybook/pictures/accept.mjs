// @ts-check
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Takes what the stories look like now for right: `npm run storybook:accept`, or `-- src/button` for one folder. */
const { status } = spawnSync('vitest', ['run', '--config', 'vitest.config.ts', ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: { ...process.env, FORECOURT_PICTURES: 'accept' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
