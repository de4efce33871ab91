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

/** What a process answers to a question of the machines around it. */
export interface OperatorAnswer {
  readonly status: number;
  /** In words, for whoever reads the log of the one who asked. */
  readonly why: string;
}

interface Options {
  readonly address: OperatorAddress;
  readonly registry: Registry;
  /** What the process needs for its work, by name; looked at whenever `/readyz` is asked. */
  readonly checks: Readonly<Record<string, Check>>;
  /** Questions that machines of the operator may ask besides, by path. */
  readonly questions?: Readonly<Record<string, (query: URLSearchParams) => OperatorAnswer>>;
}

const answers =
  ({ registry, checks, questions = {} }: Omit<Options, 'address'>): RequestListener =>
  async (request, response) => {
    const send = (status: number, type: string, body: string): void => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const json = (status: number, body: object): void => send(status, 'application/json', JSON.stringify(body));
    if (request.method !== 'GET' && request.method !== 'HEAD') return json(405, { status: 'GET and HEAD only' });
    const [path = '', ...query] = (request.url ?? '').split('?');
    const question = Object.hasOwn(questions, path) ? questions[path] : undefined;
    if (question !== undefined) {
      const { status, why } = question(new URLSearchParams(query.join('?')));
      return json(status, { status: why });
    }
    switch (path) {
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
        return json(404, {
          status: `There are ${['/metrics', '/healthz', '/readyz', ...Object.keys(questions)].join(', ')}.`,
        });
    }
  };

/**
 * Tells the operator of a process how it is, at a port of its own that neither shoppers nor the gateway reach:
 * `/metrics` (Prometheus), `/healthz` (it lives) and `/readyz` (200 when all checks are well, else 503 with what is
 * wrong). Rejects when the port cannot be listened at.
 */
export const serveOperator = async ({ address, ...face }: Options): Promise<OperatorServer> => {
  if (address === null) return { url: null, close: async () => undefined };
  // Only where somebody reads them: they watch the event loop and the collector all the time.
  collectDefaultMetrics({ register: face.registry });
  const server = createServer(answers(face));
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
