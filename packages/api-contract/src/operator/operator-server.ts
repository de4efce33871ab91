import { createServer, type RequestListener } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import type { OperatorAddress } from './operator-settings';
import { type Check, readinessOf } from './readiness';

/** The face that a process shows its operator. */
export interface OperatorServer {
  /** Where it listens, such as `http://127.0.0.1:4020`; null where no port is set. */
  readonly url: string | null;
  close(): Promise<void>;
}

interface Options {
  readonly address: OperatorAddress;
  readonly registry: Registry;
  /** What the process needs for its work, by name; looked at whenever `/readyz` is asked. */
  readonly checks: Readonly<Record<string, Check>>;
}

const answers =
  ({ registry, checks }: Pick<Options, 'registry' | 'checks'>): RequestListener =>
  async (request, response) => {
    const send = (status: number, type: string, body: string): void => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const json = (status: number, body: object): void => send(status, 'application/json', JSON.stringify(body));
    if (request.method !== 'GET' && request.method !== 'HEAD') return json(405, { status: 'GET and HEAD only' });
    switch (request.url?.split('?', 1)[0]) {
      case '/metrics':
        try {
          return send(200, registry.contentType, await registry.metrics());
        } catch (error) {
          return send(500, 'text/plain; charset=utf-8', `Metrics cannot be read: ${String(error)}`);
        }
      case '/healthz':
        return json(200, { status: 'ok' });
      case '/readyz': {
        const { isReady, checks: found } = await readinessOf(checks);
        return json(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', checks: found });
      }
      default:
        return json(404, { status: 'There are /metrics, /healthz and /readyz.' });
    }
  };

/**
 * Tells the operator of a process how it is, at a port of its own that neither shoppers nor the gateway reach:
 * `/metrics` (Prometheus), `/healthz` (it lives) and `/readyz` (200 when all checks are well, else 503 with what is
 * wrong). Rejects when the port cannot be listened at.
 */
export const serveOperator = async ({ address, registry, checks }: Options): Promise<OperatorServer> => {
  if (address === null) return { url: null, close: async () => undefined };
  // Only where somebody reads them: they watch the event loop and the collector all the time.
  collectDefaultMetrics({ register: registry });
  const server = createServer(answers({ registry, checks }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new Error(`Metrics cannot be served at ${address.host}:${address.port} (FORECOURT_METRICS_PORT).`, {
          cause: error,
        }),
      ),
    );
    server.listen(address.port, address.host, resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : address.port;
  const host = address.host.includes(':') ? `[${address.host}]` : address.host;
  return {
    url: `http://${host}:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
