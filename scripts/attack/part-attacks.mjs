// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.mjs';
import { slowestOf, statusesOf } from './attack.mjs';

/** @typedef {import('./attack.mjs').Attack} Attack */
/** @typedef {import('./ask.mjs').Answer} Answer */
/** @typedef {import('./target.mjs').Target} Target */

/** Longest that a part may take to come back, in milliseconds. */
const patience = 120_000;

/** @param {Target} target */
const isReady = async (target) => {
  const api = await ask({ port: target.apiPort, host: '127.0.0.1', path: '/readyz', patienceMs: 2000 });
  if (api.status !== 200) return false;
  const search = await ask({ ...target.searchOf(target.attacked, { hitsPerPage: 1 }), patienceMs: 2000 });
  return search.status === 200;
};

/** Milliseconds until the whole answers again, or the whole patience. @param {Target} target */
const untilReady = async (target) => {
  const begun = performance.now();
  while (performance.now() - begun < patience) {
    if (await isReady(target)) break;
    await pause(100);
  }
  return Math.round(performance.now() - begun);
};

/**
 * A process that is killed and must be back by itself.
 * @param {string} name
 * @param {(target: Target) => number} processOf
 * @returns {Attack}
 */
const killed = (name, processOf) => ({
  name: `kill -9 of ${name}`,
  promise: 'it is started once, and all answers again',
  run: async (target) => {
    process.kill(processOf(target), 'SIGKILL');
    await pause(500);
    const ms = await untilReady(target);
    return { holds: ms < patience, answered: `ready again after ${ms} ms`, slowestMs: ms };
  },
});

/** Parts of the stack that die or hang. @type {readonly Attack[]} */
export const partAttacks = [
  killed('the API', (target) => target.processOf('api')),
  killed('PostgreSQL', (target) => target.postmaster()),
  {
    name: 'an API that hangs (stopped, not dead)',
    promise: 'cached pages go on; others get 503 with Retry-After and the dealer’s phone numbers',
    run: async (target) => {
      const at = (/** @type {string} */ path) => ask({ port: target.gatewayPort, host: target.attacked.host, path });
      await at('/');
      await pause(1000);
      const api = target.processOf('api');
      process.kill(api, 'SIGSTOP');
      /** @type {Answer[]} */
      let cold;
      /** @type {Answer} */
      let kept;
      try {
        [kept, ...cold] = /** @type {[Answer, ...Answer[]]} */ (
          await Promise.all([at('/'), ...[1, 2, 3].map((number) => at(`/search?query=hung${number}`))])
        );
      } finally {
        process.kill(api, 'SIGCONT');
      }
      const back = await untilReady(target);
      const areHelped = cold.every(
        ({ status, headers, body }) =>
          status === 503 && headers['retry-after'] !== undefined && body.includes('href="tel:'),
      );
      return {
        holds: kept.status === 200 && areHelped && back < patience,
        answered: `cached page ${kept.status} in ${kept.ms} ms, others ${statusesOf(cold)}, well again after ${back} ms`,
        slowestMs: slowestOf(cold),
      };
    },
  },
];
