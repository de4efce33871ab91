// @ts-check
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {object} ProbeAnswer
 * @property {number} status 0 when there was no answer
 * @property {string} body
 */

/**
 * Asks once. Node does not resolve names under `.localhost`, so the address and the host are given apart.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.path
 * @param {string} [options.host] value of the Host header
 * @param {Record<string, string>} [options.headers]
 * @param {number} [options.timeoutMs]
 * @returns {Promise<ProbeAnswer>}
 */
export const probe = ({ port, path, host = `127.0.0.1:${port}`, headers = {}, timeoutMs = 5_000 }) =>
  new Promise((resolve) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, headers: { host, ...headers }, agent: false, timeout: timeoutMs },
      (incoming) => {
        let body = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk) => {
          body += chunk;
        });
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body }));
        incoming.on('error', () => resolve({ status: 0, body: '' }));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => resolve({ status: 0, body: '' }));
    outgoing.end();
  });

/**
 * Asks until the answer is good. Throws when `giveUp` has words for why it never will be.
 * @param {() => Promise<boolean>} isGood
 * @param {() => string | null} giveUp
 */
export const waitUntil = async (isGood, giveUp) => {
  while (!(await isGood())) {
    const reason = giveUp();
    if (reason !== null) throw new Error(reason);
    await pause(150);
  }
};
