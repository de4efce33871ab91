// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Listens on a free port of this machine and gives its number.
 * @param {import('node:http').Server} server
 */
export const listen = async (server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** The number of a port that nobody listens on. */
export const freePort = async () => {
  const probe = createServer();
  const port = await listen(probe);
  probe.close();
  return port;
};
