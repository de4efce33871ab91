// @ts-check
// The end-to-end tests as `npm test` runs them: with the main journey in three engines as one of their projects, on the
// one stack. A machine that has no Firefox and WebKitGTK and may not install them skips that journey, and the report
// counts it as skipped. Arguments go on to Playwright.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaries, root, withBinaries } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';
import { ensureDrivers } from './engine-drivers.mjs';

const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const missing = await ensureDrivers(process.env, say);
const { code } = await run(
  join(binaries, 'playwright'),
  ['test', '-c', join('e2e', 'playwright.config.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    env: { ...withBinaries(process.env), FORECOURT_ENGINES: missing.length === 0 ? '1' : '0' },
    onText: (text) => process.stdout.write(text),
  },
);
const file = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
if (missing.length > 0 && file !== undefined && existsSync(file)) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const title = `not run without ${missing.join(', ')}`;
  const specs = [{ title, tests: [{ projectName: 'engines', status: 'skipped', results: [] }] }];
  writeFileSync(file, JSON.stringify({ ...report, suites: [...report.suites, { title: 'engines', specs }] }));
}
process.exitCode = code;
