// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfPackage } from '../../test/own-postgres.mjs';
import { build, lacksBuild } from '../../workspace/build.mjs';
import { root } from '../../workspace/paths.mjs';

/** @typedef {import('./rolling-target.mjs').RollingTarget} RollingTarget */

/** Whether something that runs in it has not been built. A template app has no `dist`. */
const isMissing = (/** @type {string} */ name) =>
  name.startsWith('apps/template-') ? !existsSync(join(root, name, '.next', 'BUILD_ID')) : lacksBuild(root, name);

/**
 * Restarts everything under load; the number of attacks that do not hold.
 * @param {import('../attack-options.mjs').AttackOptions} options
 * @param {(start: () => Promise<RollingTarget>, attacks: readonly import('./rolling-attack.mjs').RollingAttack[]) => Promise<number>} runAll
 */
export const runRolling = async ({ requests, second, postgres }, runAll) => {
  const missing = ['apps/api', 'apps/gateway', 'apps/template-a'].filter(isMissing);
  if (missing.length > 0) await build({ only: missing, env: process.env });
  const [{ startRollingTarget }, { rollingAttack }] = await Promise.all([
    import('./rolling-target.mjs'),
    import('./rolling-attack.mjs'),
  ]);
  const say = (/** @type {string} */ line) => console.log(line);
  return runAll(
    () => startRollingTarget({ bin: postgres ?? folderOfPackage(), second, say }),
    [rollingAttack({ requests, say })],
  );
};
