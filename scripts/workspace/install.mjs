// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findObstacles, startObstacle } from './obstacles.mjs';
import { dataFolder, pinnedNode, root } from './paths.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [link]
 */
/** @typedef {Record<string, LockEntry>} LockPackages package folders to what the lock says of them */

/**
 * Packages that the lock asks for and the installed tree lacks or has in another version. Optional ones may be absent:
 * they belong to other machines.
 * @param {LockPackages} locked
 * @param {LockPackages} installed
 */
export const outOfStep = (locked, installed) =>
  Object.entries(locked)
    .filter(([path, entry]) => {
      if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return false;
      const found = installed[path];
      if (found === undefined) return !(entry.optional || entry.devOptional);
      return found.version !== entry.version || Boolean(found.link) !== Boolean(entry.link);
    })
    .map(([path]) => path);

/**
 * @param {string} path
 * @returns {LockPackages | null}
 */
const readPackages = (path) => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).packages ?? {}) : null);

/**
 * Whether node_modules is what package-lock.json says. npm writes its own record of the tree last, so an interrupted
 * installation, a changed lock and a deleted folder all show.
 * @param {string} folder
 */
export const isInstalled = (folder) => {
  const locked = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  return locked !== null && installed !== null && outOfStep(locked, installed).length === 0;
};

/**
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} where the pinned Node does not start, with how to mend it
 */
const tryPinnedNode = async (env) => {
  const obstacle = startObstacle(await run(pinnedNode, ['--version'], { cwd: root, env }));
  if (obstacle !== null) throw new Error(obstacle);
};

/**
 * Installs exactly what the lock says, if it is not there yet. Returns false when nothing had to be done.
 * @param {{ env: NodeJS.ProcessEnv, onText?: (text: string) => void, signal?: AbortSignal }} options
 * @throws {Error} with what keeps this machine from it, else with npm's own words when the installation fails
 */
export const installPackages = async ({ env, onText, signal }) => {
  if (isInstalled(root) && existsSync(pinnedNode)) {
    await tryPinnedNode(env);
    return false;
  }
  const obstacles = findObstacles({ checkout: root, data: dataFolder(env), isInstalled: false });
  if (obstacles.length > 0) throw new Error(obstacles.join('\n'));
  // npm stops for nothing here: no questions, no funding or audit lines.
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, env, onText, signal });
  if (code !== 0) throw new Error(`npm ci ended with code ${code}.\n${output.trim()}`);
  if (!existsSync(pinnedNode)) {
    throw new Error(
      `There is no Node build for ${process.platform}-${process.arch} among the optional dependencies of package.json. Add its node-* package there, or use one of the listed platforms.`,
    );
  }
  await tryPinnedNode(env);
  return true;
};
