// @ts-check
import { Agent, createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Milliseconds between two looks at the health of the processes behind. */
const lookMs = 250;

/**
 * @param {number} port
 * @param {string} path
 * @returns {Promise<boolean>}
 */
const isWell = (port, path) =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(1000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

/**
 * A small balancer before processes of one kind, as an installation has one before its gateways: it asks each for its
 * health, leads to those that are well in turn, and tries another only where no connection came about, or for what was
 * sent on a kept connection that had closed.
 * @param {{ port: number, behind: readonly number[], health: string }} place ports on the loopback address
 */
export const startBalancer = async ({ port, behind, health }) => {
  const agent = new Agent({ keepAlive: true });
  /** @type {Set<number>} */
  const well = new Set();
  let turn = 0;
  let isOver = false;
  const look = async () => {
    await Promise.all(behind.map(async (each) => ((await isWell(each, health)) ? well.add(each) : well.delete(each))));
    if (!isOver) setTimeout(look, lookMs);
  };
  void look();

  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const { method = 'GET', url = '/', headers } = incoming;
    const reads = method === 'GET' || method === 'HEAD';
    const tries = [...(well.size > 0 ? well : behind)];
    turn += 1;
    /** @param {number} at */
    const send = (at) => {
      const to = tries[(turn + at) % tries.length];
      // A kept connection may be closed just as an order is sent on it: those have one of their own.
      const own = request(
        { host: '127.0.0.1', port: to, method, path: url, headers, agent: reads ? agent : false },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          answer.once('error', () => outgoing.destroy());
        },
      );
      outgoing.once('close', () => own.destroy());
      own.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
        const isNew = error.code === 'ECONNREFUSED' || (reads && error.code === 'ECONNRESET');
        if (isNew && at < 3) return send(at + 1);
        outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`balancer: ${error.code}`);
      });
      own.end(body);
    };
    send(0);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    /** Whether every process behind is well. */
    allWell: () => well.size === behind.length,
    stop: async () => {
      isOver = true;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
