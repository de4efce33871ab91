import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in answers: a status with a body, or nothing for ever. */
export type Reply = { readonly status: number; readonly body?: unknown } | 'hang';

/** For tests: a valuation service that speaks the protocol of docs/price-comparison.md and answers `replies` in turn. */
export const startValuationService = async (key: string, replies: Reply[]) => {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (request.method !== 'POST' || request.headers.authorization !== `Bearer ${key}`) {
        response.writeHead(401).end();
        return;
      }
      asked.push(JSON.parse(body));
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      if (reply === 'hang' || reply === undefined) return;
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/market`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};
