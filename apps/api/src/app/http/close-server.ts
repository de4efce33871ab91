import type { ServerType } from '@hono/node-server';

/** How long answers under way may take before their connections are cut. */
const patienceMs = 8_000;
const lookMs = 100;

/** Stops taking requests, lets those under way be answered, and closes connections as soon as they are idle. */
export const closeServer = async (server: ServerType): Promise<void> => {
  if (!('closeIdleConnections' in server)) throw new Error('Only HTTP/1 servers are made here.');
  const closed = new Promise<void>((done) => server.close(() => done()));
  // A connection that was busy at the first look is idle a moment later, and its client would keep it for minutes.
  const idle = setInterval(() => server.closeIdleConnections(), lookMs);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
};
