// @ts-check
// `npm run test:engines`: the main journey in Chromium, Firefox and WebKitGTK (docs/browsers.md). Installs what is missing
// by the system's packages where it may; what it is told goes on to Playwright, which runs it. With `--or-skip`, as `npm
// test` runs it, a machine that has no Firefox and WebKitGTK and may not install them skips them with a clear word.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaries, root, withBinaries } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';
import { ensureBrowser } from './browser.mjs';

/** Programs by the Debian package that brings them. */
const programs = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const missing = () => Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));

const isOptional = process.argv.includes('--or-skip');
const wishes = process.argv.slice(2).filter((word) => word !== '--or-skip');

const env = await ensureBrowser(process.env, { pictures: false }, say);
if (env === null) {
  say('No Chromium was found and none could be installed (set CHROMIUM_PATH).');
  process.exit(1);
}
if (missing().length > 0) {
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  say(`No ${missing().join(', ')} yet: apt-get install`);
  const options = { cwd: root, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...missing(), 'xauth']]) {
    const [program = '', ...args] = [...apt, ...words];
    const { code, output } = await run(program, args, options);
    if (code !== 0) say(output.trim().split('\n').slice(-5).join('\n'));
  }
}
if (missing().length > 0) {
  say(`Install ${missing().join(', ')} and run this again: docs/browsers.md says how.`);
  const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
  if (!isOptional || report === undefined) process.exit(1);
  const title = `not run without ${missing().join(', ')}`;
  const specs = [{ title, tests: [{ projectName: 'engines', status: 'skipped', results: [] }] }];
  writeFileSync(report, JSON.stringify({ suites: [{ title: 'engines', specs }] }));
  process.exit(0);
}
const config = join('e2e', 'engines', 'playwright.config.ts');
const { code } = await run(join(binaries, 'playwright'), ['test', '-c', config, ...wishes], {
  cwd: root,
  env: withBinaries(env),
  onText: (text) => process.stdout.write(text),
});
process.exitCode = code;
