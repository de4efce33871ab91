// @ts-check
// `npm test`: every check there is. `--fast` leaves out what builds, starts processes or opens browsers; `--long` adds
// what needs hours. Ends with the totals added up from the runners' own reports.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './test/browser.mjs';
import { runSteps } from './test/run-steps.mjs';
import { allSteps, reportsFolder } from './test/steps.mjs';
import { addTotals, closingLine } from './test/totals.mjs';
import { installPackages } from './workspace/install.mjs';

const { values } = parseArgs({
  options: { fast: { type: 'boolean', default: false }, long: { type: 'boolean', default: false } },
});
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
const steps = allSteps({ long: values.long ?? false }).filter((step) => !values.fast || step.fast);
const findBrowser = () => ensureBrowser(env, { pictures: values.long ?? false }, say);
const totals = addTotals(await runSteps(steps, { env, findBrowser, say }));

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
