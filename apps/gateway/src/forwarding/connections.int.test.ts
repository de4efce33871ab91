import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createGateway } from '../gateway';
import { readSettings } from '../settings';
import { indexHosts, type Site } from '../site-table/host-index';

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const site: Site = { website_id: 'x-id', slug: 'x', name: 'X', template: 'a', hosts: ['127.0.0.1'], tagline: '' };

describe('connections through the gateway', () => {
  const closers: (() => Promise<unknown> | unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  const start = async (inner: Server, more: Record<string, string>): Promise<FastifyInstance> => {
    const settings = readSettings({
      FORECOURT_SERVICE_TOKEN: 'a-token-of-sixteen-or-more',
      FORECOURT_TEMPLATE_A_URL: await listen(inner),
      FORECOURT_API_URL: 'http://127.0.0.1:9',
      FORECOURT_DIRECTORY: '0',
      ...more,
    });
    closers.push(() => {
      inner.closeAllConnections();
      inner.close();
    });
    const known = { sites: [site], resolve: indexHosts([site], { demoHosts: false }) };
    const app = createGateway({
      settings,
      sites: { known: () => known },
      api: { getVehicleAddress: async () => ({ outcome: 'unknown' }), getRedirect: async () => ({ outcome: 'none' }) },
      log: pino({ level: 'silent' }),
    });
    closers.push(() => app.close());
    await app.listen({ host: '127.0.0.1', port: 0 });
    return app;
  };
  const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;

  it('carry web sockets of a development server both ways, with the site it is for', async () => {
    const inner = createServer();
    let headers: IncomingHttpHeaders = {};
    inner.on('upgrade', (incoming, socket) => {
      headers = incoming.headers;
      const accept = createHash('sha1')
        .update(`${incoming.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
        .digest('base64');
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      // One short masked text frame comes in; its text goes back in capitals.
      socket.on('data', (frame: Buffer) => {
        if ((frame[0] ?? 0) !== 0x81) return;
        const length = (frame[1] ?? 0) & 0x7f;
        const mask = frame.subarray(2, 6);
        const text = Buffer.from(frame.subarray(6, 6 + length).map((byte, at) => byte ^ (mask[at % 4] ?? 0)));
        const answer = Buffer.from(text.toString().toUpperCase());
        socket.write(Buffer.concat([Buffer.from([0x81, answer.length]), answer]));
      });
      socket.on('error', () => undefined);
    });
    const app = await start(inner, { FORECOURT_GATEWAY_WEBSOCKETS: '1' });

    const socket = new WebSocket(`ws://127.0.0.1:${portOf(app)}/_next/webpack-hmr?id=1`);
    const answer = new Promise((resolve, reject) => {
      socket.addEventListener('message', ({ data }) => resolve(data));
      socket.addEventListener('error', () => reject(new Error('The socket failed.')));
    });
    socket.addEventListener('open', () => socket.send('built'));
    expect(await answer).toBe('BUILT');
    expect(headers).toMatchObject({ 'x-forecourt-site': 'x-id', 'x-forecourt-client': '127.0.0.1' });
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
    socket.close();
    await closed;
  });

  it.each([
    ['tell a development server which open page asks', '1', '7260337'],
    ['tell an app in production nothing by which Next talks to itself', '0', undefined],
  ])('%s', async (_what, websockets, seen) => {
    let headers: IncomingHttpHeaders = {};
    const inner = createServer((incoming, outgoing) => {
      headers = incoming.headers;
      outgoing.end();
    });
    const app = await start(inner, { FORECOURT_GATEWAY_WEBSOCKETS: websockets });
    const sent = { rsc: '1', 'x-nextjs-request-id': '7260337', 'x-nextjs-html-request-id': '7260337' };
    await fetch(`http://127.0.0.1:${portOf(app)}/?_rsc=1`, { headers: { ...sent, 'x-nextjs-data': '1' } });
    expect(headers.rsc).toBe('1');
    expect(headers['x-nextjs-request-id']).toBe(seen);
    expect(headers['x-nextjs-html-request-id']).toBe(seen);
    expect(headers['x-nextjs-data']).toBeUndefined();
  });

  /** An API whose first connection is closed as soon as a request is on it, as a kept one may be. */
  const closingOnce = (seen: string[]): Server => {
    let asked = 0;
    return createServer((incoming, outgoing) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('end', () => {
        seen.push(`${incoming.method} ${incoming.headers['content-type']} ${Buffer.concat(parts).toString()}`);
        if (asked++ === 0) incoming.socket.destroy();
        else outgoing.end('{"results":[]}');
      });
    });
  };
  const post = async (path: string, body: string, seen: string[], headers: Record<string, string> = {}) => {
    const api = closingOnce(seen);
    const apiUrl = await listen(api);
    closers.push(() => {
      api.closeAllConnections();
      api.close();
    });
    const app = await start(createServer(), { FORECOURT_API_URL: apiUrl });
    return fetch(`http://127.0.0.1:${portOf(app)}${path}`, { method: 'POST', body, headers });
  };
  const search = '{"requests":[{"indexName":"Car_production"}]}';

  it('that close under a search let it be sent once more, with its body', async () => {
    const seen: string[] = [];
    const answer = await post('/_search/1/indexes/*/queries', search, seen, { 'content-type': 'text/plain' });
    expect([answer.status, await answer.json()]).toEqual([200, { results: [] }]);
    expect(seen).toEqual([`POST text/plain ${search}`, `POST text/plain ${search}`]);
  });

  it('that close under what is stored do not let it be sent again', async () => {
    const seen: string[] = [];
    const answer = await post('/api/leads', '{"kind":"general"}', seen, { 'content-type': 'application/json' });
    expect(answer.status).toBe(502);
    expect(seen).toEqual(['POST application/json {"kind":"general"}']);
  });

  it('carry a search that is larger than any that is held, which is not sent again', async () => {
    const seen: string[] = [];
    const large = JSON.stringify({ requests: 'x'.repeat(200 * 1024) });
    const answer = await post('/_search/1/indexes/*/queries', large, seen, { 'content-type': 'text/plain' });
    expect(answer.status).toBe(502);
    expect(seen).toEqual([`POST text/plain ${large}`]);
  });

  const seenBy = async (more: Record<string, string>, sent: Record<string, string>): Promise<IncomingHttpHeaders> => {
    let seen: IncomingHttpHeaders = {};
    const app = await start(
      createServer((incoming, outgoing) => {
        seen = incoming.headers;
        outgoing.end();
      }),
      more,
    );
    await new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: portOf(app), path: '/', headers: { host: '127.0.0.1', ...sent } })
        .on('response', (incoming) => incoming.resume().on('end', resolve))
        .on('error', reject)
        .end();
    });
    return seen;
  };
  const fromBalancer = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };

  it('take client and protocol from the headers of a trusted load balancer', async () => {
    expect(await seenBy({ FORECOURT_TRUST_PROXY: '127.0.0.0/8' }, fromBalancer)).toMatchObject({
      'x-forecourt-client': '203.0.113.7',
      'x-forwarded-proto': 'https',
    });
  });

  it('ignore the headers for client and protocol from any other peer', async () => {
    expect(await seenBy({ FORECOURT_TRUST_PROXY: '10.0.0.0/8' }, fromBalancer)).toMatchObject({
      'x-forecourt-client': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });
});
