import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './address-book';

/** Somebody else's service, which takes what pages send it. */
export interface HttpsSink {
  /** Its origin, of another site than any dealer's; browsers must be told to overlook its certificate. */
  readonly origin: string;
  /** Method, path and body of everything that came, questions ahead of a request not among them. */
  readonly came: { readonly method: string; readonly path: string; readonly body: string }[];
  readonly close: () => Promise<void>;
}

/** The key stands for nothing: it is made for this stand-in, and no machine trusts its certificate. */
const tls = (name: string) => readFileSync(join(root, 'e2e', 'fixtures', 'tls', name));

/** Starts one on a free port, which lets every page send JSON across origins. `script`: what it answers at `.js` addresses. */
export const httpsSink = async (script?: string): Promise<HttpsSink> => {
  const came: HttpsSink['came'] = [];
  const keys = { key: tls('test-only.key.pem'), cert: tls('test-only.cert.pem') };
  const server = createServer(keys, async (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    const body = await text(incoming);
    if (method !== 'OPTIONS') came.push({ method, path: url, body });
    const isScript = script !== undefined && new URL(url, 'https://sink').pathname.endsWith('.js');
    outgoing.writeHead(isScript ? 200 : 204, {
      ...(isScript ? { 'content-type': 'text/javascript' } : {}),
      'access-control-allow-origin': headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type',
    });
    outgoing.end(isScript ? script : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sink has no port.');
  return {
    origin: `https://collect.localhost:${address.port}`,
    came,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
