// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../workspace/run.mjs';
import { filesOf, workspaceOf } from './fault-checkout.mjs';

/** @typedef {import('./seeded-fault.mjs').SeededFault} SeededFault */
/** @typedef {import('./seeded-fault.mjs').FaultRun} FaultRun */

/**
 * The workspaces that a run needs built: of an end-to-end test those that the fault is in and all that are made of them,
 * of an integration test the one that it stands in.
 * @param {FaultRun} faultRun
 * @param {SeededFault} fault
 * @returns {readonly string[]} places, such as `apps/api`
 */
export const builtFor = ({ kind, target }, fault) => {
  const files = kind === 'e2e' ? filesOf(fault) : kind === 'integration' ? [target, ...filesOf(fault)] : [];
  return [...new Set(files.flatMap((file) => workspaceOf(file) ?? []))];
};

/**
 * Builds workspaces of a checkout, and what is made of them, as a start would. What was built with a fault in it is
 * built again with the next one, so that no run meets the fault before.
 * @param {string} checkout
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal
 */
export const faultBuilds = (checkout, env, signal) => {
  /** Workspaces whose build has a fault in it that their sources have not any more. @type {Set<string>} */
  const stale = new Set();
  const nameOf = (/** @type {string} */ workspace) =>
    JSON.parse(readFileSync(join(checkout, workspace, 'package.json'), 'utf8')).name;

  /**
   * @param {readonly string[]} workspaces
   * @returns {Promise<string | null>} what went wrong; null when all is built
   */
  const build = async (workspaces) => {
    const all = [...new Set([...workspaces, ...stale])];
    if (all.length === 0) return null;
    const { code, output } = await run(
      join(checkout, 'node_modules', '.bin', 'turbo'),
      ['run', 'build', '--output-logs=errors-only', ...all.map((workspace) => `--filter=...${nameOf(workspace)}`)],
      // A release before this one is built without declarations only when it is told to.
      { cwd: checkout, env: { ...env, FORECOURT_FAST_BUILD: '1' }, signal },
    );
    if (code !== 0) return `the build failed: ${output.trim().split('\n').slice(-15).join('\n')}`;
    stale.clear();
    return null;
  };

  return {
    build,
    /** Notes that what was just built holds a fault. @param {readonly string[]} workspaces */
    outdate: (workspaces) => {
      for (const workspace of workspaces) stale.add(workspace);
    },
    /** Workspaces that are to be built once more. @returns {readonly string[]} */
    outdated: () => [...stale],
  };
};
