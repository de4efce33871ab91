// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { runTraffic } from './traffic.mjs';

/** @typedef {import('./rolling-target.mjs').RollingTarget} RollingTarget */
/** @typedef {import('../attack.mjs').Attack<RollingTarget>} RollingAttack */

/** Milliseconds in which every lead must have gone out, once nobody sends any more. */
const deliveryMs = 120_000;
/** Failures that are printed. */
const mostShown = 20;

/** In this order, as the guide has it. */
const order = /** @type {const} */ (['api', 'worker', 'gateway', 'template']);

/**
 * Restarts everything, one process after the other, into the second build and then to and fro, for as long as shoppers ask.
 * @param {RollingTarget} target
 * @param {AbortSignal} stopping
 * @param {(line: string) => void} say
 */
const restartAll = async (target, stopping, say) => {
  const done = { restarts: 0, rounds: 0 };
  const ended = (async () => {
    for (let round = 0; !stopping.aborted; round += 1) {
      target.startFrom(round % 2 === 0 ? 'second' : 'first');
      for (const kind of order)
        for (const each of target.kinds[kind]) {
          if (stopping.aborted) return;
          const ms = await each.end();
          const began = Date.now();
          await each.start();
          done.restarts += 1;
          say(`  ${each.name}: ended in ${ms} ms, ready after ${Date.now() - began} ms`);
          // Until balancer and gateways have seen that it is back.
          await pause(1_500);
        }
      done.rounds += 1;
    }
  })();
  return { done, ended };
};

/**
 * @param {{ requests: number, say: (line: string) => void }} options
 * @returns {RollingAttack}
 */
export const rollingAttack = ({ requests, say }) => ({
  name: `${requests} requests at least, while every process is restarted, one after the other, into another build`,
  promise:
    'none fails, no page is of two builds, files of the old build are there, each lead is stored and delivered once',
  run: async (target) => {
    const { builds } = target;
    const stop = new AbortController();
    const { done, ended } = await restartAll(target, stop.signal, say);
    /** A process that did not come back ends it. @type {unknown} */
    let fault = null;
    ended.catch((error) => {
      fault = error;
    });
    const beginning = await target.leads();
    const seen = await runTraffic({
      port: target.port,
      host: target.host,
      least: requests,
      until: () => done.rounds >= 1 || fault !== null,
      pages: [
        '/',
        '/search',
        '/search/used-cars',
        '/search?price=20000:',
        '/search/toyota',
        ...target.vehicles.map(({ slug }) => `/cars/${slug}`),
      ],
      search: target.search,
      builds: new Map(Object.values(builds).map(({ id, files }) => [id, new Set(files)])),
      oldFiles: builds.first.files,
      leadOf: (number) => ({
        userData: {
          name: 'Robin',
          last_name: 'Example',
          email: `robin${number}@example.com`,
          // Of those that belong to nobody.
          phone: '0491 570 006',
          message: `Is it still there? ${number}`,
          opt_in: true,
        },
        category: 'vehicle',
        car_id: target.vehicles[number % target.vehicles.length]?.id,
        elapsed_ms: 9000,
      }),
    });
    stop.abort();
    await ended.catch(() => undefined);
    let leads = await target.leads();
    for (const until = Date.now() + deliveryMs; leads.open > 0 && Date.now() < until; await pause(500))
      leads = await target.leads();
    const stored = leads.stored - beginning.stored;
    const delivered = leads.delivered - beginning.delivered;
    const repeated = leads.repeated - beginning.repeated;
    const holds =
      fault === null &&
      done.rounds >= 1 &&
      seen.failed.length === 0 &&
      stored === seen.leads &&
      delivered === seen.leads &&
      repeated === 0 &&
      leads.open === 0 &&
      Object.values(builds).every(({ id }) => (seen.builds.get(id) ?? 0) > 0);
    if (holds) target.removeAll();
    const counts = (/** @type {Map<string, number>} */ map) =>
      [...map].map(([name, count]) => `${name} x ${count}`).join(', ');
    return {
      holds,
      slowestMs: seen.slowestMs,
      answered: [
        `${seen.failed.length} failed of ${seen.total} (${counts(seen.kinds)})`,
        `${done.restarts} restarts in ${done.rounds} whole rounds; pages of build ${counts(seen.builds)}`,
        `leads: ${seen.leads} sent, ${stored} stored, ${delivered} delivered once to each destination, ${repeated} deliveries repeated, ${leads.open} messages open`,
        `slowest: ${seen.slowest}`,
        ...(fault === null ? [] : [`a process did not come back: ${String(fault)}`]),
        ...seen.failed.slice(0, mostShown),
        ...(holds ? [] : [`the words of the processes are in ${target.folder}`]),
      ].join('\n                 '),
    };
  },
});
