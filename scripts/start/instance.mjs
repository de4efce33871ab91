// @ts-check
import { ancestors, identify, isAlive } from '../workspace/process-identity.mjs';
import { endProcesses } from './process-records.mjs';

/** @typedef {import('./process-records.mjs').ProcessRecord} ProcessRecord */

/** Name under which the start itself is recorded. */
export const START = 'start';

/** Milliseconds that an abandoned start gets to stop its services in order. */
const START_PATIENCE = 25_000;
const SERVICE_PATIENCE = 8_000;

/**
 * What to do about records of an earlier start: `live` is one that somebody still looks after; `abandoned` runs, but
 * the npm or shell that started it has been killed; `strays` are services whose start has gone.
 * @param {readonly ProcessRecord[]} records
 * @param {(identity: import('../workspace/process-identity.mjs').ProcessIdentity) => boolean} alive
 */
export const judgeLeftovers = (records, alive) => {
  const running = records.filter((record) => alive(record.process));
  const start = running.find((record) => record.name === START);
  const strays = running.filter((record) => record.name !== START);
  if (start === undefined) return { live: null, abandoned: null, strays };
  const lookedAfter = start.launchers.every(alive);
  return { live: lookedAfter ? start : null, abandoned: lookedAfter ? null : start, strays };
};

/**
 * Makes this process the one start of its data folder: ends what an earlier one left behind, refuses beside a live one.
 * @param {ReturnType<typeof import('./process-records.mjs').processRecords>} records
 * @returns {Promise<string[]>} names of the processes that were ended
 * @throws {Error} when a start is running already
 */
export const claimInstance = async (records) => {
  const found = records.readAll().filter((record) => record.process.pid !== process.pid);
  const { live, abandoned, strays } = judgeLeftovers(found, isAlive);
  if (live !== null) {
    throw new Error(
      `Forecourt is running already (process ${live.process.pid}). Stop it with Ctrl-C where it was started, or with: kill ${live.process.pid}`,
    );
  }
  // The start first: it stops its services in order, and would start again those that are ended under it.
  const ended = abandoned === null ? [] : await endProcesses([abandoned], START_PATIENCE);
  ended.push(...(await endProcesses(strays, SERVICE_PATIENCE)));
  for (const { name } of found) records.remove(name);
  const own = identify(process.pid);
  if (own !== null) records.write({ name: START, process: own, launchers: ancestors(process.pid) });
  return ended;
};

/**
 * Calls back once when the npm that runs this process, or the shell between, has been killed: nobody could stop us
 * any more. Does nothing when not run by npm, since a shell that ends after a background start is no accident.
 * @param {NodeJS.ProcessEnv} env
 * @param {() => void} onGone
 */
export const watchLaunchers = (env, onGone) => {
  if (env.npm_lifecycle_event === undefined) return;
  const launchers = ancestors(process.pid);
  const timer = setInterval(() => {
    if (launchers.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, 2_000);
  timer.unref();
};
