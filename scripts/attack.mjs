// @ts-check
// `npm run attack [search] [pages] [pictures] [photos] [uploads] [accounts] [parts] [orders] [rolling]`: starts a stack of its own with
// demo data on ports of its own (FORECOURT_ATTACK_PORT, 3300), sends it every directed request that once stopped search or
// pages for other dealers, and prints what was answered and how long others waited meanwhile. Everything is bounded and stays
// on the loopback address. Orders are attacked on an API, a worker and a PostgreSQL of their own, on free ports:
// `npm run attack orders [--checkouts 500] [--seed 1] [--postgres /usr/lib/postgresql/15/bin]`. So is the rolling restart, on
// two of each process, from what is built: `npm run attack rolling [--requests 50000] [--second <tree of another build>]`.
// Ends with 1 when something does not hold. docs/security.md says what is promised.

import { accountAttacks } from './attack/account-attacks.mjs';
import { readAttackOptions } from './attack/attack-options.mjs';
import { pageAttacks } from './attack/page-attacks.mjs';
import { partAttacks } from './attack/part-attacks.mjs';
import { photoAttacks } from './attack/photo-attacks.mjs';
import { pictureAttacks } from './attack/picture-attacks.mjs';
import { printAttack, printEnd } from './attack/report.mjs';
import { searchAttacks } from './attack/search-attacks.mjs';
import { startTarget } from './attack/target.mjs';
import { uploadAttacks } from './attack/upload-attacks.mjs';

/** @typedef {import('./attack/attack.mjs').Attack} Attack */

/** In this order: what ends processes comes last. @type {Readonly<Record<string, readonly Attack[]>>} */
const groups = {
  search: searchAttacks,
  pages: pageAttacks,
  pictures: pictureAttacks,
  photos: photoAttacks,
  uploads: uploadAttacks,
  accounts: accountAttacks,
  parts: partAttacks,
};

const optionsOrExit = () => {
  try {
    return readAttackOptions(
      process.argv.slice(2),
      [...Object.keys(groups), 'orders', 'rolling'],
      (Date.now() % 100_000) + 1,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
};
const options = optionsOrExit();
const wanted = (/** @type {string} */ name) => options.groups.length === 0 || options.groups.includes(name);

/**
 * Runs attacks one after the other on what is started for them; the number of those that do not hold.
 * @template {{ stop: () => Promise<void> }} On
 * @param {() => Promise<On>} start
 * @param {readonly import('./attack/attack.mjs').Attack<On>[]} attacks
 */
const runAll = async (start, attacks) => {
  if (attacks.length === 0) return 0;
  const target = await start();
  // Once: a second Ctrl-C ends it at once.
  const interrupted = () => void target.stop().finally(() => process.exit(130));
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);
  for (const signal of signals) process.once(signal, interrupted);
  let failed = 0;
  try {
    for (const attack of attacks) {
      const outcome = await attack.run(target);
      if (!outcome.holds) failed += 1;
      printAttack(attack, outcome);
    }
  } finally {
    for (const signal of signals) process.off(signal, interrupted);
    await target.stop();
  }
  return failed;
};

const onStack = Object.entries(groups).flatMap(([name, attacks]) => (wanted(name) ? attacks : []));
let failed = await runAll(() => startTarget((line) => console.log(line)), onStack);
// Its programs are needed by nobody else, and are built by the start of the stack at the latest.
if (wanted('orders')) failed += await (await import('./attack/orders/run-orders.mjs')).runOrders(options, runAll);
if (wanted('rolling')) failed += await (await import('./attack/rolling/run-rolling.mjs')).runRolling(options, runAll);
printEnd(failed);
process.exitCode = failed === 0 ? 0 : 1;
