import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../gateway';
import { readSettings } from '../settings';
import { indexHosts, type Site } from '../site-table/host-index';

const site = (slug: string, origins?: string[]): Site => ({
  website_id: slug,
  slug,
  name: slug,
  template: 'a',
  hosts: [`${slug}.example`],
  tagline: '',
  ...(origins && { search_origins: origins }),
});
const sites = [site('open', ['https://blog.example', 'https://portal.example:8443']), site('shut', []), site('old')];
const search = '/_search/1/indexes/*/queries';
const ahead = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };

describe('a page of another origin', () => {
  let app: FastifyInstance;
  let away = false;
  const asked: string[] = [];
  const api = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    incoming.resume();
    if (away) incoming.socket.destroy();
    else if (incoming.method === 'OPTIONS') outgoing.writeHead(403).end('{"message":"no","status":403}');
    else
      outgoing
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ results: [], padding: 'x'.repeat(5000) }));
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const settings = readSettings({
      FORECOURT_SERVICE_TOKEN: 'a-token-of-sixteen-or-more',
      FORECOURT_TEMPLATE_A_URL: url,
      FORECOURT_API_URL: url,
      FORECOURT_DIRECTORY: '0',
    });
    const known = { sites, resolve: indexHosts(sites, { demoHosts: false }) };
    app = createGateway({
      settings,
      sites: { known: () => known },
      api: { getVehicleAddress: async () => ({ outcome: 'unknown' }), getRedirect: async () => ({ outcome: 'none' }) },
      log: pino({ level: 'silent' }),
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    api.closeAllConnections();
    api.close();
  });

  const send = (method: string, slug: string, origin: string | null, path = search, more: object = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
      request({
        host: '127.0.0.1',
        port: (app.server.address() as AddressInfo).port,
        method,
        path,
        headers: { host: `${slug}.example`, ...(origin !== null && { origin }), ...more },
      })
        .on('response', (incoming) => {
          incoming.resume().on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers }));
        })
        .on('error', reject)
        .end(method === 'POST' ? '{"requests":[]}' : undefined);
    });
  const openedTo = ({ headers }: { headers: IncomingHttpHeaders }) => headers['access-control-allow-origin'];

  it('that the site names may search: the browser is told ahead, and may read the answer', async () => {
    asked.length = 0;
    for (const origin of ['https://blog.example', 'https://portal.example:8443']) {
      const told = await send('OPTIONS', 'open', origin, search, ahead);
      expect(told.status).toBe(204);
      expect(told.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': expect.stringContaining('x-algolia-api-key'),
        vary: 'origin',
      });
      expect(told.headers['access-control-allow-credentials']).toBeUndefined();
    }
    expect(asked, 'the API is not asked ahead').toEqual([]);
    const answer = await send('POST', 'open', 'https://blog.example', search, { 'accept-encoding': 'gzip' });
    expect([answer.status, openedTo(answer)]).toEqual([200, 'https://blog.example']);
    expect(answer.headers.vary).toBe('origin, accept-encoding');
  });

  it('that the site does not name may not, whatever it looks like', async () => {
    for (const origin of [
      'https://evil.example',
      'http://blog.example',
      'https://blog.example.evil.example',
      'https://blog.example:443',
      'https://BLOG.example',
      'null',
      null,
    ]) {
      const told = await send('OPTIONS', 'open', origin, search, ahead);
      expect([told.status, openedTo(told)], String(origin)).toEqual([403, undefined]);
      const answer = await send('POST', 'open', origin);
      expect([answer.status, openedTo(answer), answer.headers.vary], String(origin)).toEqual([
        200,
        undefined,
        'origin, accept-encoding',
      ]);
    }
  });

  it.each(['shut', 'old'])('may not search the site %s, which names nobody, and nothing is said', async (slug) => {
    const told = await send('OPTIONS', slug, 'https://blog.example', search, ahead);
    expect([told.status, openedTo(told), told.headers.vary]).toEqual([403, undefined, undefined]);
    const answer = await send('POST', slug, 'https://blog.example');
    expect([answer.status, openedTo(answer), answer.headers.vary]).toEqual([200, undefined, 'accept-encoding']);
  });

  it('may do nothing else: forms, pictures and pages stay shut', async () => {
    for (const path of ['/api/leads', '/media/1', '/', '/search', '/_searching/1', '/cars/x/view.json']) {
      for (const method of ['OPTIONS', 'POST', 'GET']) {
        expect(openedTo(await send(method, 'open', 'https://blog.example', path, ahead)), `${method} ${path}`).toBe(
          undefined,
        );
      }
    }
  });

  it('can read why a search failed', async () => {
    away = true;
    const answer = await send('POST', 'open', 'https://blog.example');
    expect([answer.status, openedTo(answer)]).toEqual([502, 'https://blog.example']);
    away = false;
  });
});
