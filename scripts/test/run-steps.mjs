// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { root, withBinaries } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';
import { checkTotals, runnerTotals } from './totals.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./totals.mjs').Totals} Totals */

const secondsSince = (/** @type {number} */ began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;

/** Every step says something more often than this, also on a machine four times as slow as most. */
const usualSilenceMs = 15 * 60_000;

/**
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} env
 * @param {number} longestSilenceMs
 * @returns {Promise<{ totals: Totals, output: string }>}
 */
const runStep = async (step, env, longestSilenceMs) => {
  // A report of an earlier run must not be taken for this one's.
  if (step.report !== undefined) rmSync(step.report.file, { force: true });
  const { code, output } = await run(step.program, step.args, {
    cwd: step.cwd ?? root,
    env: { ...withBinaries(env), ...step.env },
    longestSilenceMs,
  });
  if (step.report === undefined) return { totals: checkTotals(code === 0, step.name), output };
  const { file, read } = step.report;
  const report = existsSync(file) ? readFileSync(file, 'utf8') : null;
  return { totals: runnerTotals({ name: step.name, code, report, read }), output };
};

/** How many steps run at a time where they may: as many as a small machine has cores. */
const atOnce = 2;

/**
 * Steps in the groups that they run in: one, with those after it that may run beside it.
 * @param {readonly Step[]} steps
 * @returns {Step[][]}
 */
const inGroups = (steps) => {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.beside && last !== undefined) last.push(step);
    else groups.push([step]);
  }
  return groups;
};

/**
 * Runs every step, also after a failure, except where what it needs has failed: that counts as its failure too. What a
 * step says is printed when it has ended, whole. One that hangs is ended and has failed.
 * @param {readonly Step[]} steps
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {() => Promise<NodeJS.ProcessEnv | null>} options.findBrowser environment with a browser, asked for at most once
 * @param {(text: string) => void} options.say
 * @param {number} [options.longestSilenceMs] a step that says nothing for so long hangs
 * @returns {Promise<Totals[]>} in the order in which steps ended
 */
export const runSteps = async (steps, { env, findBrowser, say, longestSilenceMs = usualSilenceMs }) => {
  /** @type {Set<string>} */
  const failed = new Set();
  /** @type {Map<string, Promise<void>>} */
  const begun = new Map();
  /** @type {Totals[]} */
  const all = [];
  /** @type {Promise<NodeJS.ProcessEnv | null> | undefined} */
  let browser;

  const runOne = async (/** @type {Step} */ step) => {
    await Promise.all((step.needs ?? []).map((name) => begun.get(name)));
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

  for (const group of inGroups(steps)) {
    const waiting = [...group];
    const lane = async () => {
      for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
        const done = runOne(step);
        begun.set(step.name, done);
        await done;
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, group.length) }, lane));
  }
  return all;
};
