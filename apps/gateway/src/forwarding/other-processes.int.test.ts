import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { routeAt } from '@forecourt/config/pages';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createGateway } from '../gateway';
import { createGatewayMetrics } from '../metrics/gateway-metrics';
import { createOrigins } from '../origins/origins';
import { readSettings } from '../settings';
import { indexHosts, type Site } from '../site-table/host-index';
import { keptAt } from './kept-at';

const site: Site = { website_id: 'x-id', slug: 'x', name: 'X', template: 'a', hosts: ['127.0.0.1'], tagline: '' };

const closers: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

interface Process {
  readonly origin: string;
  /** Method, path and body of what it was sent, but for questions of its health. */
  readonly seen: string[];
  answer: Answer;
  readonly server: Server;
}

const startProcess = async (name: string): Promise<Process> => {
  const seen: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/readyz' || request.url === '/_template/healthz') return void response.end();
    seen.push(`${request.method} ${request.url} ${await text(request)}`.trim());
    process.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const process: Process = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer: (_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(name),
    server,
  };
  return process;
};

/** Two processes of a template app and of the API behind a gateway, whose own looks at their health come too late. */
const given = async ({ isLeaving = () => false }: { isLeaving?: () => boolean } = {}) => {
  const [one, other, api, otherApi] = await Promise.all(['one', 'other', 'api', 'other api'].map(startProcess));
  if (one === undefined || other === undefined || api === undefined || otherApi === undefined) throw new Error();
  const settings = readSettings({
    FORECOURT_SERVICE_TOKEN: 'a-token-of-sixteen-or-more',
    FORECOURT_TEMPLATE_A_URL: `${one.origin}, ${other.origin}`,
    FORECOURT_API_URL: `${api.origin},${otherApi.origin}`,
    FORECOURT_DIRECTORY: '0',
  });
  const known = { sites: [site], resolve: indexHosts([site], { demoHosts: false }) };
  const metrics = createGatewayMetrics();
  const origins = createOrigins({ ...settings, intervalMs: 60_000 });
  const app = createGateway({
    settings,
    origins,
    isLeaving,
    sites: { known: () => known },
    api: { getVehicleAddress: async () => ({ outcome: 'unknown' }), getRedirect: async () => ({ outcome: 'none' }) },
    log: pino({ level: 'silent' }),
    metrics,
  });
  closers.push(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const at = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  /** A page that `process` is asked for before the other. */
  const pageOf = (process: Process): string => {
    for (let number = 0; ; number += 1) {
      const path = `/page-${number}`;
      const page = keptAt(path, site.website_id, routeAt);
      if (page !== null && origins.inOrder(one.origin, page)?.[0] === process.origin) return path;
    }
  };
  return { one, other, api, otherApi, metrics, at, pageOf };
};

/** Sends a lead through the gateway at an address. */
const send = (at: string) =>
  fetch(`${at}/api/leads`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"lead":1}' });

const failing: Answer = (_request, response) => response.writeHead(503, { 'retry-after': '1' }).end('away');
/** Ends its life: nobody listens there any more. */
const end = async ({ server }: Process): Promise<void> => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};

describe('a request to an application of several processes', () => {
  it('comes to the same one when it is a page that is kept, whatever its query and in each of its forms', async () => {
    const { one, other, at, pageOf } = await given();
    const [first, second] = [pageOf(one), pageOf(other)];
    for (const path of [first, second]) for (const form of ['', '?gclid=1', '.md']) await fetch(`${at}${path}${form}`);
    await fetch(`${at}${first}`, { headers: { rsc: '1' } });
    expect(one.seen).toEqual([`GET ${first}`, `GET ${first}?gclid=1`, `GET ${first}.md`, `GET ${first}`]);
    expect(other.seen).toEqual([`GET ${second}`, `GET ${second}?gclid=1`, `GET ${second}.md`]);
  });

  it('comes to each as often as to the other when it is drawn for its request, or sent', async () => {
    const { one, other, api, otherApi, at } = await given();
    for (let page = 2; page < 12; page += 1) await fetch(`${at}/search?page=${page}`);
    for (let key = 0; key < 4; key += 1) await fetch(`${at}/orders/same`);
    expect([one.seen.length, other.seen.length]).toEqual([7, 7]);
    for (let turn = 0; turn < 10; turn += 1) expect((await send(at)).status).toBe(200);
    expect([api.seen.length, otherApi.seen.length]).toEqual([5, 5]);
  });
});

describe('a request that one process cannot answer', () => {
  it.each(['GET', 'HEAD'])('goes on to another when it is a page (%s), and the metrics count it', async (method) => {
    const { one, at, pageOf, metrics } = await given();
    const path = pageOf(one);
    one.answer = failing;
    const answer = await fetch(`${at}${path}`, { method });
    expect([answer.status, await answer.text()]).toEqual([200, method === 'HEAD' ? '' : 'other']);
    expect(await metrics.registry.metrics()).toContain(
      'forecourt_gateway_asked_again_total{application="template",reason="failed",process="gateway"} 1',
    );
  });

  it('is the page with the numbers of the places when no process can', async () => {
    const { one, other, at } = await given();
    one.answer = failing;
    other.answer = failing;
    expect((await fetch(`${at}/`)).status).toBe(503);
    expect([one.seen.length, other.seen.length]).toEqual([1, 1]);
    await end(other);
    expect((await fetch(`${at}/`)).status).toBe(503);
  });

  it('goes on to another when nobody listens, and later ones spare themselves the question', async () => {
    const { one, other, at, pageOf, metrics } = await given();
    const path = pageOf(one);
    expect(await (await fetch(`${at}${path}`)).text()).toBe('one');
    await end(one);
    const askedAgain = async () =>
      /asked_again_total\{application="template",reason="unreachable",.*\} (\d+)/.exec(
        await metrics.registry.metrics(),
      )?.[1];
    for (let turn = 0; turn < 4; turn += 1) expect(await (await fetch(`${at}${path}`)).text()).toBe('other');
    expect(other.seen).toHaveLength(4);
    expect(await askedAgain(), 'the first request alone was tried at the process that is gone').toBe('1');
  });

  it('finds a file of a build where it is, and is 404 only where no process has it', async () => {
    const { one, other, at } = await given();
    const missing: Answer = (_request, response) => response.writeHead(404, { 'content-type': 'text/plain' }).end();
    one.answer = missing;
    const files = ['a', 'b', 'c', 'd', 'e'].map((name) => `/_next/static/chunks/${name}.js`);
    for (const file of files) expect((await fetch(`${at}${file}`)).status, file).toBe(200);
    other.answer = missing;
    for (const file of files) expect((await fetch(`${at}${file}`)).status, file).toBe(404);
    one.seen.length = 0;
    other.seen.length = 0;
    expect((await fetch(`${at}/no-page`)).status).toBe(404);
    expect([...one.seen, ...other.seen].filter((line) => line.includes('/no-page'))).toHaveLength(1);
  });

  it('goes on when it is a search, whose body is sent again', async () => {
    const { api, otherApi, at } = await given();
    api.answer = failing;
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await fetch(`${at}/_search/1/indexes/*/queries`, { method: 'POST', body: `{"turn":${turn}}` });
      expect([answer.status, await answer.text()]).toEqual([200, 'other api']);
    }
    expect(otherApi.seen).toEqual([
      'POST /_search/1/indexes/*/queries {"turn":0}',
      'POST /_search/1/indexes/*/queries {"turn":1}',
    ]);
  });

  it('goes on when it is a lead and nobody has received it, as it was sent', async () => {
    const { api, otherApi, at } = await given();
    await end(api);
    for (let turn = 0; turn < 2; turn += 1) expect((await send(at)).status).toBe(200);
    expect(otherApi.seen).toEqual(['POST /api/leads {"lead":1}', 'POST /api/leads {"lead":1}']);
  });

  it('goes on with the type that was sent, and without one where none was', async () => {
    const { api, otherApi, at } = await given();
    for (const process of [api, otherApi])
      process.answer = ({ headers }, response) => response.end(headers['content-type'] ?? 'none');
    const type = async (headers: Record<string, string>) =>
      (await fetch(`${at}/api/leads`, { method: 'POST', headers, body: Buffer.from('{}') })).text();
    expect(await type({})).toBe('none');
    expect(await type({ 'content-type': 'application/json; charset=utf-8' })).toBe('application/json; charset=utf-8');
  });

  it('is never sent a second time when it is a lead that may have been received', async () => {
    const { api, otherApi, at } = await given();
    for (const process of [api, otherApi]) process.answer = (_request, response) => response.socket?.destroy();
    expect((await send(at)).status).toBe(502);
    for (const process of [api, otherApi]) process.answer = failing;
    expect((await send(at)).status).toBe(503);
    expect([...api.seen, ...otherApi.seen]).toHaveLength(2);
  });
});

describe('a gateway that leaves', () => {
  it('serves on, and ends each connection with its answer, so that none is open when it closes', async () => {
    let leaves = false;
    const { at } = await given({ isLeaving: () => leaves });
    const connections = async () =>
      Promise.all(
        ['/page-1', '/api/offers', '/_gateway/healthz', '/page-1?rsc'].map(async (path) => {
          const answer = await fetch(`${at}${path}`);
          await answer.text();
          return `${answer.status} ${answer.headers.get('connection')}`;
        }),
      );
    expect(await connections()).toEqual(['200 keep-alive', '200 keep-alive', '200 keep-alive', '200 keep-alive']);
    leaves = true;
    expect(await connections()).toEqual(['200 close', '200 close', '503 close', '200 close']);
    expect((await send(at)).headers.get('connection')).toBe('close');
  });
});
