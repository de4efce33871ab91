// @ts-check
// `npm run test:engines`: the main journey in Chromium, Firefox and WebKitGTK (docs/browsers.md). Installs what is missing
// by the system's packages where it may; its arguments go on to Playwright, which runs it. `npm test` runs the same
// journey as a project of the end-to-end tests, on their stack.
import { join } from 'node:path';
import { binaries, root, withBinaries } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';
import { ensureBrowser } from './browser.mjs';
import { ensureDrivers } from './engine-drivers.mjs';

const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

const env = await ensureBrowser(process.env, { pictures: false }, say);
if (env === null) {
  say('No Chromium was found and none could be installed (set CHROMIUM_PATH).');
  process.exit(1);
}
const missing = await ensureDrivers(env, say);
if (missing.length > 0) {
  say(`Install ${missing.join(', ')} and run this again: docs/browsers.md says how.`);
  process.exit(1);
}
const config = join('e2e', 'engines', 'playwright.config.ts');
const { code } = await run(join(binaries, 'playwright'), ['test', '-c', config, ...process.argv.slice(2)], {
  cwd: root,
  env: withBinaries(env),
  onText: (text) => process.stdout.write(text),
});
process.exitCode = code;
