// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { root, withBinaries } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';
import { addTotals, checkTotals, runnerTotals } from './totals.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./totals.mjs').Totals} Totals */

const secondsSince = (/** @type {number} */ began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;

/** Every step writes something more often than this, also on a machine four times as slow as most. */
const usualSilenceMs = 15 * 60_000;

/** How many steps run at a time: as many as a small machine has cores. */
const lanes = 2;

/**
 * What the reports of a step count for. A report that is missing, unreadable, empty or at odds with the exit code is a
 * failure.
 * @param {Step} step
 * @param {number} code exit code of the step
 * @returns {Totals}
 */
const totalsOf = ({ name, report }, code) => {
  if (report === undefined) return checkTotals(code === 0, name);
  const { files, read } = report;
  const each = files.map((file) =>
    // The exit code belongs to the run as a whole: it is held against the last report.
    runnerTotals({ name, code: 0, report: existsSync(file) ? readFileSync(file, 'utf8') : null, read }),
  );
  const totals = addTotals(each);
  if (code === 0 || totals.failed > 0) return totals;
  return addTotals([totals, checkTotals(false, `${name}: ended with code ${code} though no test failed`)]);
};

/**
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} env
 * @param {number} longestSilenceMs
 * @returns {Promise<{ totals: Totals, output: string }>}
 */
const runStep = async (step, env, longestSilenceMs) => {
  // A report of an earlier run must not be taken for this one's.
  for (const file of step.report?.files ?? []) rmSync(file, { force: true });
  const { code, output } = await run(step.program, step.args, {
    cwd: step.cwd ?? root,
    env: { ...withBinaries(env), ...step.env },
    longestSilenceMs,
  });
  return { totals: totalsOf(step, code), output };
};

/**
 * Runs every step, two at a time: whenever a lane is free it takes the first step whose needs have ended. Goes on after a
 * failure, except where what a step needs has failed: that counts as its failure too. The output of a step is printed
 * when it has failed, whole. A step that hangs is ended and has failed.
 * @param {readonly Step[]} steps in the order of their importance: what others wait for comes first
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {() => Promise<NodeJS.ProcessEnv | null>} options.findBrowser environment with a browser, called at most once
 * @param {(text: string) => void} options.say
 * @param {number} [options.longestSilenceMs] a step that writes nothing for so long hangs
 * @returns {Promise<Totals[]>} in the order in which steps ended
 */
export const runSteps = async (steps, { env, findBrowser, say, longestSilenceMs = usualSilenceMs }) => {
  /** @type {Set<string>} */
  const ended = new Set();
  /** @type {Set<string>} */
  const failed = new Set();
  const names = new Set(steps.map(({ name }) => name));
  /** @type {Totals[]} */
  const all = [];
  /** @type {Promise<NodeJS.ProcessEnv | null> | undefined} */
  let browser;

  const runOne = async (/** @type {Step} */ step) => {
    const began = Date.now();
    const missing = (step.needs ?? []).find((name) => failed.has(name));
    if (step.browser) browser ??= findBrowser();
    const stepEnv = step.browser ? await browser : env;
    const impossible =
      missing === undefined
        ? stepEnv === null
          ? 'no browser was found and none could be installed (set CHROMIUM_PATH)'
          : undefined
        : `${missing} failed`;
    const { totals, output } =
      impossible === undefined && stepEnv
        ? await runStep(step, stepEnv, longestSilenceMs)
        : { totals: checkTotals(false, `${step.name}: not run, ${impossible}`), output: '' };
    all.push(totals);
    ended.add(step.name);
    if (totals.failed > 0) {
      failed.add(step.name);
      if (output !== '') say(`\n${output.trimEnd()}\n`);
    }
    const counts =
      step.report === undefined ? '' : `${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`;
    say(
      `${totals.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(34)} ${secondsSince(began).padStart(8)}  ${counts}`.trimEnd(),
    );
  };

  const waiting = [...steps];
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  while (waiting.length > 0 || running.size > 0) {
    // What is not among the steps of this run is not waited for.
    const next = waiting.findIndex(({ needs = [] }) => needs.every((name) => ended.has(name) || !names.has(name)));
    if (running.size < lanes && next >= 0) {
      const [step] = waiting.splice(next, 1);
      if (step === undefined) continue;
      const done = runOne(step).finally(() => running.delete(done));
      running.add(done);
      continue;
    }
    if (running.size === 0)
      throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`);
    await Promise.race(running);
  }
  return all;
};
