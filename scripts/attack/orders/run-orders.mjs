// @ts-check
import { folderOfPackage } from '../../test/own-postgres.mjs';
import { build, lacksBuild } from '../../workspace/build.mjs';
import { root } from '../../workspace/paths.mjs';

/** @typedef {import('./order-target.mjs').OrderTarget} OrderTarget */

/**
 * Attacks orders and payments; the number of attacks that do not hold.
 * @param {import('../attack-options.mjs').AttackOptions} options
 * @param {(start: () => Promise<OrderTarget>, attacks: readonly import('./order-attacks.mjs').OrderAttack[]) => Promise<number>} runAll
 */
export const runOrders = async ({ checkouts, seed, postgres }, runAll) => {
  const needed = ['apps/api', 'packages/testing'];
  const missing = needed.filter((name) => lacksBuild(root, name));
  if (missing.length > 0) await build({ only: missing, env: process.env });
  // Both stand on what is built.
  const [{ startOrderTarget }, { orderAttacks, orderStock }] = await Promise.all([
    import('./order-target.mjs'),
    import('./order-attacks.mjs'),
  ]);
  const start = async () => {
    const target = await startOrderTarget({ bin: postgres ?? folderOfPackage(), stocknums: orderStock(checkouts) });
    console.log(`Orders: ${target.version}, API on port ${target.apiPort}, ${checkouts} checkouts, seed ${seed}.`);
    return target;
  };
  return runAll(start, orderAttacks({ checkouts, seed }));
};
