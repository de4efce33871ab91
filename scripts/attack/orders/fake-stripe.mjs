// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';

/** What a processor does that is not well: resets connections, answers faults, or never answers. */
export const moods = /** @type {const} */ (['down', 'faulty', 'silent']);
/** @typedef {(typeof moods)[number]} Mood */

/** Something at the address of Stripe that never does what it should. */
export const startFakeStripe = async () => {
  /** @type {Mood} */
  let mood = 'down';
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (mood === 'down') request.socket.resetAndDestroy();
    if (mood === 'faulty')
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"?"}}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    /** @param {Mood} next */
    be: (next) => {
      mood = next;
    },
    asked: () => asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
