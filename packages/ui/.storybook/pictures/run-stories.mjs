// @ts-check
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs the stories with one eye on their pictures: `npm run storybook:accept` takes what they look like now for right,
 * `npm run storybook:compare` compares every one. `-- src/button` for one folder.
 */
const [mode, ...more] = process.argv.slice(2);
const { status } = spawnSync('vitest', ['run', '--config', 'vitest.config.ts', ...more], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: { ...process.env, FORECOURT_PICTURES: mode },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
