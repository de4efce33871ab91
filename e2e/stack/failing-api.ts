import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPort } from './address-book';
import { listen } from './listen';

/** What becomes of a question to the search: answered, late, refused, cut off, or answered with nothing. */
export type SearchTrouble = 'none' | 'slow' | 'error' | 'offline' | 'empty';

/** Milliseconds that a slow answer takes: long for a shopper, short for a timeout. */
export const slowAnswer = 2500;

/** The API as a template reaches it, whose search fails as the test says. */
export interface FailingApi {
  readonly url: string;
  readonly trouble: (kind: SearchTrouble) => void;
  readonly close: () => Promise<void>;
}

/** Stands before the API of the stack and passes everything on but what is in trouble. */
export const failingApi = async (): Promise<FailingApi> => {
  let trouble: SearchTrouble = 'none';
  const server = await listen(async (incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    if (url.startsWith('/_search')) {
      if (trouble === 'offline') return void incoming.socket.destroy();
      if (trouble === 'error') return void outgoing.writeHead(500).end('no');
      if (trouble === 'empty') return void outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      if (trouble === 'slow') await pause(slowAnswer);
    }
    const passed = request({ host: '127.0.0.1', port: apiPort, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  return {
    url: server.origin,
    trouble: (kind) => {
      trouble = kind;
    },
    close: server.close,
  };
};
