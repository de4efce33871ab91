// @ts-check
// `npm test`: every check there is. `--part static,unit` takes some parts alone, with what they need; `--shard 1/3` a
// share of what can be split; `--fast` leaves out what builds, starts processes or opens browsers; `--long` adds what
// needs hours. Ends with the totals added up from the runners' own reports.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './test/browser.mjs';
import { readOptions } from './test/options.mjs';
import { runSteps } from './test/run-steps.mjs';
import { allSteps, reportsFolder, stepsOf } from './test/steps.mjs';
import { addTotals, closingLine } from './test/totals.mjs';
import { installPackages } from './workspace/install.mjs';

const { values } = parseArgs({
  options: {
    fast: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    part: { type: 'string', multiple: true },
    shard: { type: 'string' },
  },
});
const options = readOptions(values);
if ('fault' in options) {
  process.stderr.write(`${options.fault}\n`);
  process.exit(2);
}
const { env } = process;
const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const began = Date.now();

try {
  await installPackages({ env, onText: once(() => say('Installing packages')) });
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  say(closingLine({ passed: 0, failed: 1, skipped: 0, failures: [] }));
  process.exit(1);
}

mkdirSync(reportsFolder, { recursive: true });
const steps = allSteps(options).filter((step) => !options.fast || step.fast);
const findBrowser = () => ensureBrowser(env, { pictures: false }, say);
const totals = addTotals(await runSteps(stepsOf(steps, options.parts), { env, findBrowser, say }));

if (totals.failures.length > 0) {
  say('\nFailed:');
  for (const failure of totals.failures) say(`  ${failure}`);
}
say(`\n${Math.round((Date.now() - began) / 1000)} s`);
say(closingLine(totals));
process.exitCode = totals.failed === 0 ? 0 : 1;

/** @param {() => void} action */
function once(action) {
  let done = false;
  return () => {
    if (!done) action();
    done = true;
  };
}
