// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.mjs';

/**
 * @typedef {object} Others
 * @property {number} pageMs slowest cached page of another dealer on the same template
 * @property {number} searchMs slowest search of that dealer
 * @property {number} asked
 * @property {string[]} refused what did not get a 200
 * @property {boolean} isWell everyone was answered well
 */

/** Shoppers of another dealer are other people: they do not share the attacker's address, nor its share. */
const from = '127.0.0.2';

/**
 * Asks for a cached page and a search of a dealer who is not attacked, again and again, until it is stopped.
 * @param {import('./target.mjs').Target} target
 */
export const watchOthers = (target) => {
  /** @type {Others} */
  const seen = { pageMs: 0, searchMs: 0, asked: 0, refused: [], isWell: true };
  let going = true;
  const run = async () => {
    while (going) {
      const page = await ask({ port: target.gatewayPort, host: target.other.host, path: '/', from });
      const search = await ask({ ...target.searchOf(target.other, { hitsPerPage: 5 }), from });
      seen.pageMs = Math.max(seen.pageMs, page.ms);
      seen.searchMs = Math.max(seen.searchMs, search.ms);
      seen.asked += 2;
      if (page.status !== 200) seen.refused.push(`page ${page.status}`);
      if (search.status !== 200) seen.refused.push(`search ${search.status}`);
      await pause(50);
    }
  };
  const running = run();
  return {
    stop: async () => {
      going = false;
      await running;
      return { ...seen, isWell: seen.refused.length === 0 };
    },
  };
};
