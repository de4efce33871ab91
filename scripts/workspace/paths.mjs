// @ts-check
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folder of installed programs. */
export const binaries = join(root, 'node_modules', '.bin');

/** The Node that the lockfile pins. It exists once the packages are installed; the scripts themselves run on any Node from 20.9. */
export const pinnedNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/**
 * Folder of everything a running installation writes: database, logs, records.
 * @param {NodeJS.ProcessEnv} env
 */
export const dataFolder = (env) => resolve(root, env.FORECOURT_DATA_DIR || '.forecourt');

/**
 * Environment in which installed programs, and the pinned Node before any other, are found by name.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const withBinaries = (env) => ({
  ...env,
  PATH: `${binaries}${delimiter}${env.PATH ?? ''}`,
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
});
