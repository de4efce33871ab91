// @ts-check
// `npm run compliance`: every page of every demo site against the rules of advertising law, each with its law, section and
// source (packages/config/src/compliance). Errors fail it; what is in doubt in the law is told as a warning. What it is given
// goes on to Playwright, which runs it: `npm run compliance -- -g red-gum-yard`.
import { join } from 'node:path';
import { ensureBrowser } from './test/browser.mjs';
import { binaries, root, withBinaries } from './workspace/paths.mjs';
import { run } from './workspace/run.mjs';

const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

const env = await ensureBrowser(process.env, { pictures: false }, say);
if (env === null) {
  say('No Chromium was found and none could be installed (set CHROMIUM_PATH).');
  process.exit(1);
}
const config = join('e2e', 'playwright.config.ts');
const specs = ['e2e/system/compliance.spec.ts', 'e2e/system/stated-page.spec.ts'];
const { code } = await run(
  join(binaries, 'playwright'),
  ['test', '-c', config, '--project=system', '--reporter=list', ...specs, ...process.argv.slice(2)],
  {
    cwd: root,
    env: { ...withBinaries(env), FORECOURT_LONG_TESTS: '1' },
    onText: (text) => process.stdout.write(text),
  },
);
process.exitCode = code;
