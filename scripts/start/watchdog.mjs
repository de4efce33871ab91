// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { probe } from './http-probe.mjs';

/**
 * What a look at a service finds: it can serve; it answers, and cannot serve; it answers, and what it misses is its
 * database; it says nothing.
 * @typedef {'ready' | 'not ready' | 'database away' | 'silent'} Look
 */
/**
 * How long, in milliseconds, a service may be of no use before it is started again.
 * @typedef {object} Patience
 * @property {number} startMs from its launch until it is ready, or while it answers and is not; twice as long after
 *   each start that was not enough, so that a machine that is slow for hours still gets there
 * @property {number} silentMs without any answer from one that has been ready
 */

/** @type {Patience} */
export const apiPatience = { startMs: 120_000, silentMs: 30_000 };

/**
 * Looks at the API once. One that answers and lacks its database brings it back by itself or waits for it.
 * @param {number} port
 * @param {number} [timeoutMs] how long each of two questions may take
 * @returns {Promise<Look>}
 */
export const lookAtApi = async (port, timeoutMs = 5_000) => {
  const { status, body } = await probe({ port, path: '/readyz', timeoutMs });
  if (status === 200) return 'ready';
  if (status !== 0) return body.includes('"database_unavailable"') ? 'database away' : 'not ready';
  // The question may hang on the database while the process is well.
  return (await probe({ port, path: '/healthz', timeoutMs })).status === 0 ? 'silent' : 'not ready';
};

/**
 * Judges one look after the other. Time counts from a launch and only while the process runs: never while a service
 * waits to be launched, nor while its database is away.
 * @param {Patience} patience
 */
export const createJudge = ({ startMs, silentMs }) => {
  /** @type {number | null} */
  let launch = null;
  let usefulAt = 0;
  let wasReady = false;
  let isEnding = false;
  let shortStarts = 0;

  /**
   * For how many milliseconds the service has been of no use when it is to be started again; null to leave it alone.
   * Says so once for each launch.
   * @param {{ launchedAt: number | null, look: Look, now: number }} seen `launchedAt` null while it does not run
   * @returns {number | null}
   */
  return ({ launchedAt, look, now }) => {
    if (launchedAt === null) return null;
    if (launchedAt !== launch) {
      launch = launchedAt;
      usefulAt = launchedAt;
      wasReady = false;
      isEnding = false;
    }
    if (look === 'ready') {
      wasReady = true;
      shortStarts = 0;
    }
    if (look === 'ready' || look === 'database away') usefulAt = now;
    const limit = wasReady && look === 'silent' ? silentMs : startMs * 2 ** shortStarts;
    if (isEnding || now - usefulAt < limit) return null;
    isEnding = true;
    if (!wasReady) shortStarts += 1;
    return now - usefulAt;
  };
};

/**
 * Watches a service and starts it again when it runs and is of no use, until `signal` fires.
 * @param {object} options
 * @param {Pick<import('./supervisor.mjs').Supervisor, 'launchedAt' | 'restart'>} options.supervisor
 * @param {string} options.name
 * @param {() => Promise<Look>} options.look
 * @param {Patience} options.patience
 * @param {number} options.everyMs between two looks
 * @param {(text: string) => void} options.say
 * @param {AbortSignal} options.signal
 */
export const watch = async ({ supervisor, name, look, patience, everyMs, say, signal }) => {
  const judge = createJudge(patience);
  while (!signal.aborted) {
    const launchedAt = supervisor.launchedAt(name);
    const seen = launchedAt === null ? 'silent' : await look();
    // What was seen of one that ended meanwhile says nothing about the next.
    const useless =
      supervisor.launchedAt(name) === launchedAt ? judge({ launchedAt, look: seen, now: performance.now() }) : null;
    if (useless !== null && !signal.aborted) {
      say(`  ! ${name} has been of no use for ${Math.round(useless / 1000)} s (${seen}); it is started again.`);
      supervisor.restart(name);
    }
    // An abort ends the pause, and with it the loop.
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
};
