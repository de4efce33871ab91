import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { root } from './address-book';

/** Somebody else's chat widget, at an origin of its own. */
export interface ChatWidget {
  readonly scriptUrl: string;
  /** Paths that were asked for. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

const script = `window.StandIn = { open() {
  const box = document.createElement('p');
  box.textContent = 'The widget is open';
  document.body.append(box);
} };`;

const tls = (name: string) => readFileSync(join(root, 'e2e', 'fixtures', 'tls', name));

/** Starts one on a free port; its script leaves `StandIn.open`. */
export const chatWidget = async (): Promise<ChatWidget> => {
  const asked: string[] = [];
  const keys = { key: tls('test-only.key.pem'), cert: tls('test-only.cert.pem') };
  const server = createServer(keys, (incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    outgoing.writeHead(200, { 'content-type': 'text/javascript' });
    outgoing.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The widget has no port.');
  return {
    scriptUrl: `https://widget.collect.localhost:${address.port}/widget.js`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
