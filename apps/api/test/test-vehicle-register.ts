import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** For tests: a vehicle lookup service that speaks the protocol of docs/trade-in.md; `known` by plate and state. */
export const startVehicleRegister = async (key: string, known: Readonly<Record<string, unknown>>) => {
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
      const { plate, state } = JSON.parse(body);
      asked.push({ plate, state });
      const answer = known[`${plate} ${state}`];
      if (answer === 'fails') response.writeHead(500).end();
      else if (answer === undefined) response.writeHead(404).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/vehicles`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};
