// @ts-check
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { slowestOf, statusesOf } from './attack.mjs';

/** @typedef {import('./attack.mjs').Attack} Attack */
/** @typedef {import('./ask.mjs').Answer} Answer */
/** @typedef {import('./target.mjs').Target} Target */

/** Longest that a trickle is kept up, in milliseconds. */
const patience = 150_000;
const dealership = 'harbour-city-motors';

/** @param {Target} target */
const uploadKey = async (target) => {
  const said = await target.command('stock', 'key', 'create', '--dealership', dealership, '--label', 'Attack');
  const [key] = /fcs_[\w-]+/.exec(said) ?? [];
  if (key === undefined) throw new Error('No upload key was made.');
  return key;
};

/**
 * An upload whose bytes come one by one, until it is answered or patience ends.
 * @param {Target} target
 * @param {string} key
 * @param {number} everyMs
 * @returns {Promise<Answer>}
 */
const trickle = (target, key, everyMs) =>
  new Promise((resolve) => {
    const begun = performance.now();
    let body = '';
    const end = () => {
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(body)?.[1] ?? 0);
      resolve({ status, headers: {}, bytes: body.length, body, ms: Math.round(performance.now() - begun) });
    };
    const socket = connect(target.gatewayPort, '127.0.0.1', async () => {
      socket.write(
        `POST /api/stock/${dealership}?feed=attack HTTP/1.1\r\nHost: ${target.attacked.host}\r\n` +
          `Authorization: Bearer ${key}\r\nContent-Length: 1000000\r\n\r\nstocknum,make\n`,
      );
      while (!socket.destroyed && performance.now() - begun < patience) {
        await pause(everyMs);
        if (socket.writable) socket.write('x');
      }
      if (!socket.destroyed) end();
    });
    socket.on('data', (part) => {
      body += part.toString();
      end();
    });
    socket.once('error', end);
    socket.once('close', end);
  });

/** Uploads with a good key that hold on to connections and disk. @type {readonly Attack[]} */
export const uploadAttacks = [
  {
    name: '20 uploads with a good key, one byte every two seconds',
    promise: 'a few are read, the others get 429 at once; the few end with 408 for being too slow',
    run: async (target) => {
      const key = await uploadKey(target);
      const answers = await Promise.all(Array.from({ length: 20 }, () => trickle(target, key, 2000)));
      return {
        holds:
          answers.every(({ status }) => status === 408 || status === 429) &&
          answers.some(({ status }) => status === 429),
        answered: statusesOf(answers),
        slowestMs: slowestOf(answers),
      };
    },
  },
];
