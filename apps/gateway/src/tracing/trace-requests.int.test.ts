import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noTraces, type Traces } from '@forecourt/api-contract/traces';
import { recordTraces } from '@forecourt/testing/recorded-traces';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createGateway } from '../gateway';
import { readSettings } from '../settings';
import { indexHosts, type Site } from '../site-table/host-index';

const site: Site = {
  website_id: 'yard',
  slug: 'yard',
  name: 'Yard',
  template: 'a',
  hosts: ['yard.example'],
  tagline: '',
};

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A gateway before one application, which is template app and API. */
const given = async (traces: Traces, trusted = '') => {
  /** Headers of what the application was sent. */
  const seen: IncomingHttpHeaders[] = [];
  /** Headers with which the API was asked where a page has gone. */
  const asked: unknown[] = [];
  const lines: Record<string, unknown>[] = [];
  const application = await listen(
    createServer(({ url, headers }, response) => {
      seen.push(headers);
      if (url === '/hangs') return;
      response.writeHead(url === '/moved-away' ? 404 : 200, { 'content-type': 'text/html' }).end('a page');
    }),
  );
  const app = createGateway({
    settings: readSettings({
      FORECOURT_SERVICE_TOKEN: 'a-token-of-sixteen-or-more',
      FORECOURT_TEMPLATE_A_URL: application,
      FORECOURT_API_URL: application,
      FORECOURT_TRUST_PROXY: trusted,
      NODE_ENV: 'production',
    }),
    sites: { known: () => ({ sites: [site], resolve: indexHosts([site], { demoHosts: false }) }) },
    api: {
      getRedirect: async (_site, _path, init) => {
        asked.push(init?.headers);
        return { outcome: 'none' };
      },
      getVehicleAddress: async () => ({ outcome: 'unknown' }),
    },
    log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    traces,
  });
  closers.push(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  /** @param leaves whether the client goes away once the application has its request */
  const ask = (path: string, { leaves = false, host = 'yard.example' } = {}) =>
    new Promise<void>((resolve, reject) => {
      const headers = { host, traceparent: 'of-a-client', tracestate: 'of-a-client', baggage: 'of-a-client' };
      const before = seen.length;
      const asking = request({ host: '127.0.0.1', port, path, headers }, (answer) =>
        answer.resume().on('end', resolve),
      );
      asking.on('error', (error) => (leaves ? resolve() : reject(error))).end();
      if (leaves)
        void expect
          .poll(() => seen.length)
          .toBe(before + 1)
          .then(() => asking.destroy(), reject);
    });
  return { ask, seen, asked, lines };
};

describe('a request at the gateway', () => {
  it('brings no trace of its client to anybody, where traces are sent and where not', async () => {
    for (const traces of [noTraces, recordTraces()]) {
      const { ask, seen } = await given(traces);
      await ask('/about-us');
      expect(JSON.stringify(seen)).not.toContain('of-a-client');
    }
  });

  it('begins a trace of its own, and goes on one that a trusted load balancer sends', async () => {
    for (const [trusted, from] of [
      ['', null],
      ['203.0.113.0/24', null],
      ['127.0.0.0/8', expect.objectContaining({ traceparent: 'of-a-client', tracestate: 'of-a-client' })],
    ] as const) {
      const traces = recordTraces();
      const { ask } = await given(traces, trusted);
      await ask('/about-us');
      expect(traces.spans.map((span) => span.from)).toEqual([from]);
    }
  });

  it('is told by its route, site and status, and whom it asks further in is told of it', async () => {
    const traces = recordTraces();
    const { ask, seen, asked, lines } = await given(traces);
    for (const path of ['/cars/a-ute?from=mail', '/api/leads', '/_next/static/a.js', '/moved-away']) await ask(path);
    await expect
      .poll(() => traces.spans.map(({ ended }) => ended?.name))
      .toEqual(['GET /cars/[slug]', 'GET /api/*', 'GET /_next/static/*', expect.stringMatching(/^GET \/\[/)]);
    expect(traces.spans.at(-1)?.ended).toMatchObject({
      facts: { 'forecourt.site': 'yard', 'http.response.status_code': 404 },
    });
    // The last was asked for once more, for the page of what is not there.
    expect(seen.map(({ traceparent }) => traceparent)).toEqual(['span-1', 'span-2', 'span-3', 'span-4', 'span-4']);
    expect(asked).toEqual([expect.objectContaining({ traceparent: 'span-4', 'x-request-id': expect.any(String) })]);
    const ids = lines.filter(({ msg }) => msg === 'request').map(({ trace_id }) => trace_id);
    expect(ids).toEqual(['trace-1', 'trace-2', 'trace-3', 'trace-4']);
  });

  it('that its client leaves has failed for that, and questions of health are none', async () => {
    const traces = recordTraces();
    const { ask } = await given(traces);
    await ask('/_gateway/healthz');
    await ask('/hangs', { leaves: true });
    await ask('/', { host: 'unknown.example' });
    await expect
      .poll(() => traces.spans.map(({ ended }) => ended))
      .toEqual([
        expect.objectContaining({ failed: 'client_left' }),
        { name: 'GET', facts: expect.objectContaining({ 'http.response.status_code': 404, 'forecourt.site': null }) },
      ]);
  });
});
