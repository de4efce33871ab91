import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in answers: a picture, or a refusal in words with a status. */
export type StaticMapReply = Buffer | { readonly status: number; readonly text: string };

/** For tests: a provider of pictures of maps in the form of the Maps Static API, which answers `reply` to its key alone. */
export const startStaticMaps = async (key: string, reply: () => StaticMapReply) => {
  const asked: Readonly<Record<string, string>>[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://maps.test');
    const { key: given, ...question } = Object.fromEntries(url.searchParams);
    if (request.method !== 'GET' || given !== key) {
      response.writeHead(403, { 'content-type': 'text/plain' });
      response.end('The provided API key is invalid.');
      return;
    }
    asked.push(question);
    const answer = reply();
    if (Buffer.isBuffer(answer)) {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(answer);
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'text/plain' });
    response.end(answer.text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/maps/api/staticmap`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};
