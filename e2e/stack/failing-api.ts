import { request } from 'node:http';
import { apiPort } from './address-book';
import { listen } from './listen';

/** What becomes of a question to the search: answered, held back, refused, cut off, or answered with nothing. */
export type SearchTrouble = 'none' | 'held' | 'error' | 'offline' | 'empty';

/** The API as a template reaches it, whose search fails as the test says. */
export interface FailingApi {
  readonly url: string;
  /** From now on; what was held back goes on. */
  readonly trouble: (kind: SearchTrouble) => void;
  /** How many searches are held back now, and how many were given up by who asked while they were. */
  readonly held: () => { readonly waiting: number; readonly givenUp: number };
  readonly close: () => Promise<void>;
}

/** Stands before the API of the stack and passes everything on but what is in trouble. */
export const failingApi = async (): Promise<FailingApi> => {
  let trouble: SearchTrouble = 'none';
  const waiting = new Set<() => void>();
  let givenUp = 0;
  const server = await listen(async (incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    if (url.startsWith('/_search')) {
      if (trouble === 'offline') return void incoming.socket.destroy();
      if (trouble === 'error') return void outgoing.writeHead(500).end('no');
      if (trouble === 'empty') return void outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      if (trouble === 'held') {
        const isGivenUp = await new Promise<boolean>((goOn) => {
          const release = () => goOn(false);
          waiting.add(release);
          outgoing.once('close', () => {
            if (waiting.delete(release)) goOn(true);
          });
        });
        if (isGivenUp) {
          givenUp += 1;
          return;
        }
      }
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
      for (const release of waiting) {
        waiting.delete(release);
        release();
      }
    },
    held: () => ({ waiting: waiting.size, givenUp }),
    close: server.close,
  };
};
