import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webhookSignature } from '../src/ground/messages/webhook';

/** What a stand-in for a destination does with a lead. */
export type Whim = 'take' | 'refuse' | 'hang';

/** For tests: 20% refuse, 5% never answer; the same every run. */
export const whims = (seed: number): (() => Whim) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const share = state / 2_147_483_648;
    if (share < 0.05) return 'hang';
    return share < 0.25 ? 'refuse' : 'take';
  };
};

/** For tests: a receiver of leads that checks their signatures; what it does with each is decided by `whim`. */
export const startWebhook = async (secret: string, whim: () => Whim) => {
  const taken: { readonly lead: string; readonly key: string; readonly body: unknown }[] = [];
  const forged: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const timestamp = String(request.headers['x-forecourt-timestamp']);
      const isOurs = request.headers['x-forecourt-signature'] === `sha256=${webhookSignature(secret, timestamp, body)}`;
      if (!isOurs) forged.push(body);
      const decided = whim();
      if (decided === 'hang') return;
      if (decided === 'take')
        taken.push({
          lead: JSON.parse(body).lead_id,
          key: String(request.headers['idempotency-key']),
          body: JSON.parse(body),
        });
      response.writeHead(decided === 'take' ? 200 : 503).end('Not now, avery@example.com');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    taken,
    forged,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};
