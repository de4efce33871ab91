// @ts-check
import { request } from 'node:http';
import { connect } from 'node:net';

/**
 * @typedef {object} Answer
 * @property {number} status 0 when none came
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {number} bytes of the body as it came
 * @property {string} body
 * @property {number} ms from the request to the end of the answer
 */
/**
 * @typedef {object} Question
 * @property {number} port on 127.0.0.1: nothing else is ever asked
 * @property {string} host
 * @property {string} path
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {string | Buffer} [body]
 * @property {number} [patienceMs]
 * @property {string} [from] address of the client, within 127.0.0.0/8: shares are counted by it
 */

/**
 * One request on a connection of its own. Never rejects: what was not answered has status 0.
 * @param {Question} question
 * @returns {Promise<Answer>}
 */
export const ask = ({ port, host, path, method = 'GET', headers = {}, body, patienceMs = 60_000, from }) =>
  new Promise((resolve) => {
    const begun = performance.now();
    const end = (/** @type {Partial<Answer>} */ answer) =>
      resolve({ status: 0, headers: {}, bytes: 0, body: '', ...answer, ms: Math.round(performance.now() - begun) });
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host, ...length, ...headers },
        agent: false,
        ...(from === undefined ? {} : { localAddress: from }),
        signal: AbortSignal.timeout(patienceMs),
      },
      (incoming) => {
        /** @type {Buffer[]} */
        const parts = [];
        const answer = () => {
          const whole = Buffer.concat(parts);
          return { headers: incoming.headers, bytes: whole.byteLength, body: whole.toString() };
        };
        incoming.on('data', (part) => parts.push(part));
        incoming.once('end', () => end({ status: incoming.statusCode ?? 0, ...answer() }));
        incoming.once('error', () => end(answer()));
      },
    );
    outgoing.once('error', () => end({}));
    outgoing.end(body);
  });

/**
 * Sends requests of which nobody waits for the answer: each connection is reset as soon as its request has left.
 * @param {{ port: number, host: string, paths: readonly string[] }} flood
 */
export const sendAndLeave = ({ port, host, paths }) =>
  Promise.all(
    paths.map(
      (path) =>
        /** @type {Promise<void>} */ (
          new Promise((resolve) => {
            const socket = connect(port, '127.0.0.1', () => {
              socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`, () => {
                socket.resetAndDestroy();
                resolve();
              });
            });
            socket.once('error', () => resolve());
          })
        ),
    ),
  );
