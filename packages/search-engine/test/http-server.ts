import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchHandler } from '../src/handler/search-handler';

/** A plain HTTP server around a handler, on a free port of loopback, for tests with real clients. */
export async function serveHandler(
  handler: SearchHandler,
): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      handler({
        method: request.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks),
      }).then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}
