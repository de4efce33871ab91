import { createServer, type IncomingHttpHeaders, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RedirectAnswer, VehicleAddress } from '@forecourt/api-contract';
import { ApiError } from '@forecourt/api-contract';
import { serviceKey } from '@forecourt/api-contract/service';
import { createRouteLookup, documents, pages } from '@forecourt/config/pages';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway } from './gateway';
import { readSettings } from './settings';
import { indexHosts, type Site } from './site-table/host-index';
import type { KnownSites } from './site-table/site-table-follower';

const TOKEN = 'a-token-of-sixteen-or-more';
const site = (slug: string, template: Site['template'], hosts: string[]): Site => ({
  website_id: `${slug}-id`,
  slug,
  name: `${slug} <Motors>`,
  template,
  hosts,
  tagline: `Tagline of ${slug}`,
  phones: [{ name: `${slug} place`, phone: '07 3155 0140' }],
});
const SITES = [
  site('harbour', 'a', ['harbour.example', 'www.harbour.example']),
  site('yard', 'b', ['yard.example']),
  site('night', 'c', ['night.example']),
  site('dusk', 'unheard-of', ['dusk.example']),
];
const KNOWN: KnownSites = { sites: SITES, resolve: indexHosts(SITES, { demoHosts: true }) };

interface Seen {
  readonly app: string;
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const seen: Seen[] = [];
/** What the stand-in applications answer next, by path without query. */
let answers: Record<string, { status: number; headers?: Record<string, string | string[]>; body?: string }> = {};

const standIn =
  (app: string): RequestListener =>
  async (incoming, outgoing) => {
    let body = '';
    incoming.setEncoding('utf8');
    for await (const chunk of incoming) body += chunk;
    seen.push({ app, method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, body });
    const answer = answers[(incoming.url ?? '').split('?')[0] ?? ''] ?? { status: 200 };
    outgoing.writeHead(answer.status, { 'content-type': 'text/plain', 'x-app': app, ...answer.headers });
    outgoing.end(answer.body ?? `${app} says hello`);
  };

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const byOne = { address: null, rendering: 'private', security: 'private' } as const;

/** Pages and documents for one shopper beside those of the table. */
const ownPages = {
  own: { ...byOne, folder: 'own', forOne: 'session' },
  order: { ...byOne, folder: 'orders/[token]', forOne: 'address' },
  pay: { ...byOne, folder: 'cars/[slug]/pay', forOne: 'session', security: 'payment' },
} as const;
const ownDocuments = {
  session: { folder: 'session.json', rendering: 'private', forOne: 'session', security: 'private' },
  receipt: { folder: 'orders/[token]/receipt', rendering: 'private', forOne: 'address', security: 'private' },
} as const;

/** The header of a page that the template app caches. */
const cachedAnswer = { 'cache-control': 's-maxage=31536000' };
const pageHeaders = { 'content-type': 'text/html; charset=utf-8' };

describe('gateway', () => {
  const apiServer = createServer(standIn('api'));
  const servers = [createServer(standIn('template-a')), createServer(standIn('template-b')), apiServer];
  const lines: string[] = [];
  let known: KnownSites | null = KNOWN;
  let address: VehicleAddress | ApiError = { outcome: 'unknown' };
  let asked: string[] = [];
  let redirect: RedirectAnswer | ApiError = { outcome: 'none' };
  let askedRedirects: string[] = [];
  /** Headers with which the API was asked what became of a page. */
  let askedFor: unknown[] = [];
  let app: FastifyInstance;
  let port = 0;
  let templateA = '';
  let templateB = '';

  beforeAll(async () => {
    const [a = '', b = '', api = ''] = await Promise.all(servers.map(listen));
    templateA = a;
    templateB = b;
    const settings = readSettings({
      FORECOURT_SERVICE_TOKEN: TOKEN,
      FORECOURT_TEMPLATE_A_URL: a,
      FORECOURT_TEMPLATE_B_URL: b,
      // Port 9, discard: nothing listens there.
      FORECOURT_TEMPLATE_C_URL: 'http://127.0.0.1:9',
      FORECOURT_API_URL: api,
      NODE_ENV: 'production',
      FORECOURT_DIRECTORY: '1',
    });
    app = createGateway({
      settings,
      sites: { known: () => known },
      api: {
        getRedirect: async (websiteId, path, init) => {
          askedFor.push(init?.headers);
          askedRedirects.push(`${websiteId} ${path}`);
          if (redirect instanceof ApiError) throw redirect;
          return redirect;
        },
        getVehicleAddress: async (websiteId, slug, init) => {
          askedFor.push(init?.headers);
          asked.push(`${websiteId} ${slug}`);
          if (address instanceof ApiError) throw address;
          return address;
        },
      },
      log: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }),
      routeAt: createRouteLookup({ ...pages, ...ownPages }, { ...documents, ...ownDocuments }),
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await app.close();
    for (const server of servers) server.close();
  });
  beforeEach(() => {
    seen.length = 0;
    lines.length = 0;
    asked = [];
    askedRedirects = [];
    askedFor = [];
    answers = {};
    known = KNOWN;
    address = { outcome: 'unknown' };
    redirect = { outcome: 'none' };
  });

  const ask = (
    host: string,
    path: string,
    options: { method?: string; headers?: Record<string, string | string[]>; body?: string } = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        { host: '127.0.0.1', port, path, method: options.method ?? 'GET', headers: { host, ...options.headers } },
        (incoming) => {
          let body = '';
          incoming.setEncoding('utf8');
          incoming.on('data', (chunk: string) => {
            body += chunk;
          });
          incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }));
          incoming.on('error', reject);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(options.body);
    });

  /** Sends bytes as they are and gives back all that comes until the connection closes. */
  const raw = (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      let text = '';
      socket.setEncoding('utf8');
      socket.on('data', (chunk: string) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });

  describe('host to site', () => {
    it('[SITE-02] passes each host to the template app of its own site', async () => {
      expect((await ask('harbour.example', '/search?make=Kia')).headers['x-app']).toBe('template-a');
      expect((await ask('yard.example', '/')).headers['x-app']).toBe('template-b');
      expect(seen.map(({ url, headers }) => [url, headers['x-forecourt-site']])).toEqual([
        ['/search?make=Kia', 'harbour-id'],
        ['/', 'yard-id'],
      ]);
    });

    it('finds a template without a setting in the site table, and follows a changed address at once', async () => {
      const dawn = site('dawn', 'night-market', ['dawn.example']);
      const tableWith = (template_origin: string): KnownSites => {
        const sites = [...SITES, { ...dawn, template_origin }];
        return { sites, resolve: indexHosts(sites, { demoHosts: true }) };
      };
      known = tableWith(templateB);
      expect((await ask('dawn.example', '/')).headers['x-app']).toBe('template-b');
      known = tableWith(templateA);
      expect((await ask('dawn.example', '/')).headers['x-app']).toBe('template-a');
      // A setting of this gateway goes before the table.
      const yard = { ...site('yard', 'b', ['yard.example']), template_origin: templateA };
      known = { sites: [yard], resolve: indexHosts([yard], { demoHosts: true }) };
      expect((await ask('yard.example', '/')).headers['x-app']).toBe('template-b');
    });

    it('shows whom to call where the template of a site has no address, and serves every other site', async () => {
      const answer = await ask('dusk.example', '/cars/a-car');
      expect(answer.status).toBe(503);
      expect(answer.headers['content-type']).toMatch('text/html');
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.body).toContain('dusk &lt;Motors&gt;');
      expect(answer.body).toContain('07 3155 0140');
      expect(seen).toEqual([]);
      expect(lines.join()).toContain('unheard-of');
      // What the API answers needs no template.
      expect((await ask('dusk.example', '/api/anything')).headers['x-app']).toBe('api');
      expect((await ask('harbour.example', '/')).headers['x-app']).toBe('template-a');
      expect((await ask('yard.example', '/')).headers['x-app']).toBe('template-b');
    });

    it('[SITE-02] answers an unknown host with a plain 404 page that names no dealer', async () => {
      for (const host of ['nobody.example', 'x.yard.example', 'yard.example.evil.example', '10.0.0.1']) {
        const answer = await ask(host, '/');
        expect(answer.status).toBe(404);
        expect(answer.headers['content-type']).toMatch('text/html');
        expect(answer.body).not.toMatch(/harbour|yard|Motors/);
      }
      expect(seen).toEqual([]);
    });

    it('[SITE-02] knows a host no more once its site has left the table, and leads none of its requests anywhere', async () => {
      const without = SITES.filter(({ hosts }) => !hosts.includes('yard.example'));
      expect((await ask('yard.example', '/')).headers['x-app']).toBe('template-b');
      known = { sites: without, resolve: indexHosts(without, { demoHosts: true }) };
      seen.length = 0;
      for (const path of ['/', '/cars/a-car', '/api/leads', '/_search/1/indexes/*/queries', '/media/abc?w=640'])
        expect([path, (await ask('yard.example', path)).status]).toEqual([path, 404]);
      expect(seen).toEqual([]);
      expect((await ask('harbour.example', '/')).headers['x-app']).toBe('template-a');
    });

    it('[SITE-02] reads case, root dot and port of a host without changing the site', async () => {
      for (const host of ['YARD.example', 'yard.example.', 'Yard.Example.:8080', 'yard.example:1']) {
        expect((await ask(host, '/')).headers['x-app']).toBe('template-b');
      }
      expect(new Set(seen.map(({ headers }) => headers['x-forecourt-site']))).toEqual(new Set(['yard-id']));
    });

    it('[SITE-02] believes no header but Host', async () => {
      const forged = {
        'x-forecourt-site': 'harbour-id',
        'X-Forecourt-Gateway': 'guess',
        'x-forecourt-client': '1.2.3.4',
        'x-forecourt-anything': 'x',
        'x-forwarded-host': 'harbour.example',
        'x-forwarded-for': '1.2.3.4',
        'x-forwarded-proto': 'https',
        'x-forwarded-prefix': '/x',
        forwarded: 'host=harbour.example',
        'x-host': 'harbour.example',
        'x-original-url': '/internal/sites',
        'x-request-id': 'mine',
        'x-middleware-subrequest': 'middleware',
        'x-nextjs-data': '1',
        'x-matched-path': '/harbour-id',
        // Names listed here are removed on the way: ours must not be.
        connection: 'x-forecourt-site, x-forecourt-gateway, close',
      };
      await ask('yard.example', '/', { headers: forged });
      const headers = seen[0]?.headers ?? {};
      expect(seen[0]?.app).toBe('template-b');
      expect(headers).toMatchObject({
        'x-forecourt-site': 'yard-id',
        'x-forecourt-gateway': serviceKey(TOKEN, 'template-proof'),
        'x-forecourt-client': '127.0.0.1',
        'x-forwarded-host': 'yard.example',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
      });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      for (const name of [
        'x-forecourt-anything',
        'x-forwarded-prefix',
        'forwarded',
        'x-original-url',
        'x-middleware-subrequest',
        'x-nextjs-data',
        'x-matched-path',
      ]) {
        expect(headers).not.toHaveProperty(name);
      }
    });

    it('tells one id of a request to the application, to the API that it asks, to the log and to who asked', async () => {
      answers = { '/cars/gone-car': { status: 404 } };
      const { headers } = await ask('yard.example', '/cars/gone-car', { headers: { 'x-request-id': 'of-a-stranger' } });
      const id = headers['x-request-id'];
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(new Set(seen.map((one) => one.headers['x-request-id']))).toEqual(new Set([id]));
      expect(askedFor).toEqual([{ 'x-request-id': id }, { 'x-request-id': id }]);
      await expect
        .poll(() => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request'))
        .toEqual([expect.objectContaining({ request_id: id, site: 'yard-id', path: '/cars/gone-car', status: 404 })]);
    });

    it('[SITE-02] keeps a site header sent twice from surviving', async () => {
      await ask('yard.example', '/', { headers: { 'x-forecourt-site': ['harbour-id', 'harbour-id'] } });
      expect(seen[0]?.headers['x-forecourt-site']).toBe('yard-id');
    });

    it('[ROUTE-14] redirects other hosts of a site to the canonical one with path and query', async () => {
      const answer = await ask('www.harbour.example', '/cars/a%20b?x=1&y=%2F');
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe('http://harbour.example/cars/a%20b?x=1&y=%2F');
      expect((await ask('WWW.harbour.example:3000', '/')).headers.location).toBe('http://harbour.example:3000/');
      expect(seen).toEqual([]);
    });

    it('redirects a vehicle’s address in capitals, as people retype it, to its own spelling, query kept', async () => {
      const answer = await ask('harbour.example', '/cars/2020-NISSAN-Navara-1?Q=Ab');
      expect([answer.status, answer.headers.location]).toEqual([
        308,
        'http://harbour.example/cars/2020-nissan-navara-1?Q=Ab',
      ]);
      expect((await ask('harbour.example', '/cars/2020-nissan-navara-1?Q=Ab')).status).not.toBe(308);
    });

    it('[ROUTE-14] keeps the method of a form that was sent to another host of the site', async () => {
      const answer = await ask('www.harbour.example', '/api/leads', { method: 'POST', body: 'a=1' });
      expect([answer.status, answer.headers.location]).toEqual([308, 'http://harbour.example/api/leads']);
    });

    it('[ROUTE-14] never redirects to another origin', async () => {
      const answer = await ask('www.harbour.example', '//evil.example/x');
      expect(answer.headers.location ?? '').toMatch(/^(http:\/\/harbour\.example\/|$)/);
    });

    it('lists the sites at localhost and nothing else there', async () => {
      const answer = await ask(`localhost:${port}`, '/');
      expect(answer.status).toBe(200);
      expect(answer.body).toContain(`href="http://harbour.localhost:${port}/"`);
      expect(answer.body).toContain('harbour &lt;Motors&gt;');
      expect(answer.body).toContain('Tagline of yard');
      expect((await ask('localhost', '/api/leads')).status).toBe(404);
      expect((await ask('localhost', '/search')).status).toBe(404);
      expect(seen).toEqual([]);
    });

    it('accepts {slug}.localhost for a site that does not list it', async () => {
      expect((await ask('yard.localhost:3000', '/')).headers['x-app']).toBe('template-b');
    });
  });

  describe('ambiguous requests', () => {
    it('[SITE-02] refuses two hosts, no host and a host that cannot be one', async () => {
      const statusOf = async (head: string) => (await raw(`${head}\r\nConnection: close\r\n\r\n`)).slice(9, 12);
      expect(await statusOf('GET / HTTP/1.1\r\nHost: yard.example\r\nHost: harbour.example')).toBe('400');
      expect(await statusOf('GET / HTTP/1.1\r\nHost: yard.example\r\nhost: yard.example')).toBe('400');
      expect(await statusOf('GET / HTTP/1.1')).toBe('400');
      expect(await statusOf('GET / HTTP/1.0')).toBe('400');
      expect(await statusOf('GET / HTTP/1.1\r\nHost: yard.example,harbour.example')).toBe('400');
      expect(await statusOf('GET http://harbour.example/ HTTP/1.1\r\nHost: yard.example')).toBe('400');
      expect(seen).toEqual([]);
    });

    it('passes on no request that could be read as two', async () => {
      const bodies = [
        'POST /api/leads HTTP/1.1\r\nHost: yard.example\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG',
        'POST /api/leads HTTP/1.1\r\nHost: yard.example\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
        'POST /api/leads HTTP/1.1\r\nHost: yard.example\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
        'POST /api/leads HTTP/1.1\r\nHost: yard.example\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n',
      ];
      for (const bytes of bodies) expect(await raw(bytes)).toMatch(/^HTTP\/1\.1 400/);
      expect(seen).toEqual([]);
    });

    it('passes a GET with a body on without it', async () => {
      const answer = await raw(
        'GET /search HTTP/1.1\r\nHost: yard.example\r\nContent-Length: 28\r\nConnection: close\r\n\r\nGET /internal/sites HTTP/1.1',
      );
      expect(answer).toMatch(/^HTTP\/1\.1 200/);
      expect(seen.map(({ url, body }) => [url, body])).toEqual([['/search', '']]);
    });

    it.each([
      '/internal/sites',
      '/%69nternal/sites',
      '//internal/sites',
      '/api/../internal/sites',
      '/api/%2e%2e/internal/x',
    ])('refuses %s', async (path) => {
      expect((await ask('yard.example', path)).status).toBe(404);
      expect((await ask('localhost', path)).status).toBe(404);
      expect(seen).toEqual([]);
    });

    it('answers unusable addresses itself', async () => {
      for (const path of ['/%zz', '/a/../b']) expect((await ask('yard.example', path)).status).toBe(400);
      expect((await ask('yard.example', '/api/leads', { method: 'PROPFIND' })).status).toBe(404);
      expect(seen).toEqual([]);
    });
  });

  describe('forwarding', () => {
    it.each(['/api/leads?x=1', '/_search/1/indexes/*/queries?x-algolia-api-key=a%2Bb', '/media/abc?w=640&q=75'])(
      'gives %s to the API with path and query kept',
      async (path) => {
        expect((await ask('yard.example', path)).headers['x-app']).toBe('api');
        expect(seen[0]).toMatchObject({
          url: path,
          headers: { 'x-forecourt-site': 'yard-id', 'x-forecourt-gateway': serviceKey(TOKEN, 'api-proof') },
        });
      },
    );

    it('passes bodies and answers through unchanged, with the kind of their content', async () => {
      answers['/api/leads'] = { status: 201, headers: { 'set-cookie': '__Host-a=1' }, body: '{"lead_id":"x"}' };
      const body = JSON.stringify({ message: 'é'.repeat(100_000) });
      const answer = await ask('yard.example', '/api/leads', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', expect: '100-continue' },
      });
      expect(seen[0]?.body).toBe(body);
      expect(seen[0]?.headers['content-type']).toBe('application/json');
      expect(answer).toMatchObject({ status: 201, body: '{"lead_id":"x"}' });
      expect(answer.headers['set-cookie']).toEqual(['__Host-a=1']);
      expect(answer.headers['x-request-id']).toBe(seen[0]?.headers['x-request-id']);
    });

    it('turns a redirect to an internal address into one that a browser can follow', async () => {
      answers['/cars/'] = { status: 308, headers: { location: `${templateA}/cars?x=1` } };
      expect((await ask('harbour.example', '/cars/')).headers.location).toBe('/cars?x=1');
      // As Next answers the first request for a redirect that it keeps.
      answers['/offers/a'] = { status: 308, headers: { location: ['/offers/b', '/offers/b'] } };
      expect((await ask('harbour.example', '/offers/a')).headers.location).toBe('/offers/b');
    });

    it('adds the query of the request to a permanent redirect, which the app cached without one', async () => {
      const leadsTo = async (location: string | string[], path: string) => {
        answers['/offers/a'] = { status: 308, headers: { location } };
        return (await ask('harbour.example', path)).headers.location;
      };
      expect(await leadsTo(['/offers/b', '/offers/b'], '/offers/a?utm_source=x&y=%2F')).toBe(
        '/offers/b?utm_source=x&y=%2F',
      );
      expect(await leadsTo('/offers/b?own=1', '/offers/a?utm_source=x')).toBe('/offers/b?own=1');
      // A temporary redirect is made for its own request, and redirects of the API stay as they are.
      answers['/now'] = { status: 307, headers: { location: '/then' } };
      expect((await ask('harbour.example', '/now?x=1')).headers.location).toBe('/then');
      answers['/api/x'] = { status: 308, headers: { location: '/api/y' } };
      expect((await ask('harbour.example', '/api/x?x=1')).headers.location).toBe('/api/y');
    });

    it('forbids outer caches to keep a page that the template app has cached', async () => {
      answers['/'] = { status: 200, headers: { 'cache-control': 's-maxage=31536000' } };
      answers['/_next/a.js'] = { status: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable' } };
      const cacheControl = async (path: string) => (await ask('yard.example', path)).headers['cache-control'];
      expect(await cacheControl('/')).toBe('public, max-age=0, must-revalidate');
      expect(await cacheControl('/_next/a.js')).toBe('public, max-age=31536000, immutable');
    });

    it("leaves the API's word on who may keep an answer as it is", async () => {
      for (const [path, said] of [
        ['/api/leads', 'private, no-store'],
        ['/api/delivery', 'no-store'],
        ['/cars/a-car/similar', 'private, no-store'],
        ['/media/abc', 'public, max-age=31536000, immutable'],
      ] as const) {
        answers[path] = { status: 200, headers: { 'cache-control': said }, body: '{}' };
        const { headers } = await ask('yard.example', path, { method: path === '/api/leads' ? 'POST' : 'GET' });
        expect([path, headers['x-app'], headers['cache-control']]).toEqual([path, 'api', said]);
      }
    });

    it('forwards an answer of "busy" at once and asks only once', async () => {
      answers['/api/delivery'] = { status: 503, headers: { 'retry-after': '7' }, body: 'busy' };
      expect(await ask('yard.example', '/api/delivery')).toMatchObject({ status: 503, body: 'busy' });
      expect(seen).toHaveLength(1);
    });

    it('ignores a request to change the protocol', async () => {
      const answer = await ask('yard.example', '/', { headers: { connection: 'Upgrade', upgrade: 'h2c' } });
      expect(answer.status).toBe(200);
      expect(seen[0]?.headers).not.toHaveProperty('upgrade');
    });

    it('logs the path and the outcome of a request without its query', async () => {
      await ask('yard.example', '/api/leads?email=a@b.example', { headers: { cookie: 'secret=1' } });
      await expect.poll(() => lines.length).toBe(1);
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ site: 'yard-id', to: 'api', path: '/api/leads', status: 200 });
      expect(lines.join()).not.toMatch(/a@b|secret/);
    });

    it('logs pages and documents whose address is a key by their route alone, and what a session opens by its path', async () => {
      for (const path of ['/enquiry/one-shoppers-key', '/orders/one-shoppers-key/receipt', '/own'])
        await ask('yard.example', path);
      await expect.poll(() => lines.length).toBe(3);
      expect(lines.map((line) => JSON.parse(line).path)).toEqual([
        '/enquiry/[token]',
        '/orders/[token]/receipt',
        '/own',
      ]);
      expect(lines.join()).not.toContain('one-shoppers-key');
    });
  });

  describe('the Markdown form of a page', () => {
    const markdown = { accept: 'text/markdown, text/html;q=0.5' };
    const pathsSeen = () => seen.map(({ url }) => url);

    it('is fetched under an address of its own for clients that prefer it, so that no cache mixes the two', async () => {
      answers['/about-us'] = {
        status: 200,
        headers: { ...pageHeaders, ...cachedAnswer, etag: '"1"' },
        body: '<h1>About</h1>',
      };
      answers['/about-us.md'] = {
        status: 200,
        headers: { 'content-type': 'text/markdown; charset=utf-8', ...cachedAnswer, etag: '"1-md"' },
        body: `# About\n${'words '.repeat(400)}`,
      };
      for (let turn = 0; turn < 2; turn += 1) {
        const html = await ask('yard.example', '/about-us', { headers: { accept: 'text/html,*/*;q=0.8' } });
        expect(html.body).toBe('<h1>About</h1>');
        expect(html.headers.vary).toBe('accept, accept-encoding');
        expect(html.headers.link).toBe('</about-us.md>; rel="alternate"; type="text/markdown"');
        const asked = await ask('yard.example', '/about-us?utm_source=x', { headers: markdown });
        expect(asked.body).toMatch(/^# About/);
        expect(asked.headers).toMatchObject({ vary: 'accept, accept-encoding', etag: '"1-md"' });
        expect(asked.headers).not.toHaveProperty('content-security-policy');
        const named = await ask('yard.example', '/about-us.md');
        expect(named.body).toBe(asked.body);
      }
      const unchanged = await ask('yard.example', '/about-us', { headers: { ...markdown, 'if-none-match': '"1-md"' } });
      expect(unchanged.status).toBe(304);
      expect(
        (await ask('yard.example', '/about-us', { headers: { ...markdown, 'if-none-match': '"1"' } })).status,
      ).toBe(200);
    });

    it('is not served for documents, the API, router data, and pages for one shopper', async () => {
      for (const path of ['/robots.txt', '/api/leads', '/media/x', '/enquiry/key', '/no/such/page'])
        await ask('yard.example', path, { headers: markdown });
      await ask('yard.example', '/about-us', { headers: { ...markdown, rsc: '1' } });
      await ask('yard.example', '/', { headers: markdown });
      expect(pathsSeen().filter((path) => path?.includes('.md'))).toEqual(['/index.md']);
    });

    it('redirects from a vehicle that has moved, too', async () => {
      answers['/cars/old.md'] = { status: 404, headers: { 'content-type': 'text/markdown' } };
      address = { outcome: 'moved', location: '/cars/new' };
      await ask('yard.example', '/cars/old', { headers: markdown });
      expect(asked).toEqual(['yard-id old']);
    });
  });

  describe('compression', () => {
    const page = `<p>${'harbour '.repeat(500)}</p>`;
    const html = { 'content-type': 'text/html', 'content-length': String(page.length) };
    const compressed = (headers: Record<string, string>): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> =>
      new Promise((resolve, reject) => {
        request(
          { host: '127.0.0.1', port, path: '/page', headers: { host: 'yard.example', ...headers } },
          (incoming) => {
            buffer(incoming).then((body) => resolve({ headers: incoming.headers, body }), reject);
          },
        )
          .on('error', reject)
          .end();
      });

    it('sends a page in the encoding the browser accepts, whether it is cached or streamed', async () => {
      const kinds: Record<string, string>[] = [{ etag: '"1"', ...cachedAnswer }, { etag: '"1"' }, {}];
      for (const more of kinds) {
        answers['/page'] = { status: 200, headers: { ...html, ...more }, body: page };
        for (let turn = 0; turn < 2; turn += 1) {
          const br = await compressed({ 'accept-encoding': 'gzip, br' });
          expect(br.headers['content-encoding']).toBe('br');
          expect(brotliDecompressSync(br.body).toString()).toBe(page);
          const gzip = await compressed({ 'accept-encoding': 'gzip' });
          expect(gunzipSync(gzip.body).toString()).toBe(page);
          expect(gzip.headers.vary).toBe('accept, accept-encoding');
        }
        const plain = await compressed({});
        expect([plain.body.toString(), plain.headers['content-encoding']]).toEqual([page, undefined]);
        expect(plain.headers.vary).toBe('accept, accept-encoding');
      }
    });

    it('sends the changed page once its tag has changed', async () => {
      for (const [etag, body] of [
        ['"1"', page],
        ['"2"', page.replaceAll('harbour', 'village')],
      ] as const) {
        answers['/page'] = { status: 200, headers: { ...html, ...cachedAnswer, etag }, body };
        const answer = await compressed({ 'accept-encoding': 'br' });
        expect(brotliDecompressSync(answer.body).toString()).toBe(body);
        expect(answer.headers.etag).toBe(`W/${etag}`);
      }
    });

    it('[SITE-02] never sends one site the cached body of another, even under the same tag', async () => {
      for (const host of ['yard.example', 'harbour.example']) {
        const body = page.replaceAll('harbour', host.slice(0, 4).padEnd(7));
        answers['/page'] = { status: 200, headers: { ...html, ...cachedAnswer, etag: '"same"' }, body };
        const answer = await compressed({ host, 'accept-encoding': 'br' });
        expect(brotliDecompressSync(answer.body).toString()).toBe(body);
      }
    });
  });

  describe('bodies of cached pages', () => {
    const words = `<p>${'a car '.repeat(500)}</p>`;
    /** Bodies of the same tag and length: a cached one is recognised by its last character. */
    const answer = (mark: string, more: Record<string, string> = cachedAnswer) => {
      const body = `${words}${mark}`;
      const headers = { ...pageHeaders, etag: 'W/"one"', 'content-length': String(body.length), ...more };
      answers['/one'] = { status: 200, headers, body };
    };
    const got = (path: string, headers: Record<string, string> = {}): Promise<string> =>
      new Promise((resolve, reject) => {
        const question = { host: 'harbour.example', 'accept-encoding': 'br', ...headers };
        request({ host: '127.0.0.1', port, path, headers: question }, (incoming) => {
          buffer(incoming).then((bytes) => resolve(brotliDecompressSync(bytes).toString().slice(-1)), reject);
        })
          .on('error', reject)
          .end();
      });

    it('are compressed once for a page, whatever queries it is asked for with', async () => {
      answer('1');
      expect(await got('/one?first')).toBe('1');
      answer('2');
      expect(await got('/one?gclid=abc')).toBe('1');
      expect(await got('/one')).toBe('1');
    });

    it('are kept apart from router data and from pages drawn for one request, under the same tag', async () => {
      answer('3', { ...cachedAnswer, 'content-type': 'text/x-component' });
      expect(await got('/one', { rsc: '1' })).toBe('3');
      answer('4', { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' });
      expect(await got('/one?page=2')).toBe('4');
      answer('5', { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' });
      expect(await got('/one?page=2')).toBe('5');
    });
  });

  describe('a private page', () => {
    const words = `<p>${'my car '.repeat(500)}</p>`;
    /** As if its template app cached it, under one tag and at one length for everyone. */
    const answer = (mark: string) => {
      const body = `${words}${mark}`;
      const headers = { ...pageHeaders, etag: 'W/"one"', 'content-length': String(body.length), ...cachedAnswer };
      answers['/own'] = { status: 200, headers, body };
    };
    const got = (
      headers: Record<string, string>,
    ): Promise<{ readonly headers: IncomingHttpHeaders; readonly body: Buffer }> =>
      new Promise((resolve, reject) => {
        request(
          { host: '127.0.0.1', port, path: '/own', headers: { host: 'yard.example', ...headers } },
          (incoming) => {
            buffer(incoming).then((body) => resolve({ headers: incoming.headers, body }), reject);
          },
        )
          .on('error', reject)
          .end();
      });

    it('is never cached, neither here nor further out, whatever headers its template app sends', async () => {
      for (const mark of ['1', '2']) {
        answer(mark);
        const { headers, body } = await got({ 'accept-encoding': 'br' });
        expect(brotliDecompressSync(body).toString()).toBe(`${words}${mark}`);
        expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
      }
    });

    it('is sent whole even to a client that sends its tag', async () => {
      answer('3');
      const { headers, body } = await got({ 'if-none-match': 'W/"one"' });
      expect([headers['cache-control'], body.toString()]).toEqual(['no-store', `${words}3`]);
    });

    it.each(['/own', '/orders/key', '/cars/a/pay', '/session.json', '/orders/key/receipt', '/session%2ejson'])(
      'is stored by nobody, nor is a private document, whether a session or its address opens it: %s',
      async (path) => {
        for (const cached of ['s-maxage=31536000', 'public, max-age=31536000, immutable', 'max-age=60']) {
          answers[path] = {
            status: 200,
            headers: { 'content-type': 'text/calendar', 'cache-control': cached, etag: '"one"' },
          };
          const { headers } = await ask('yard.example', path);
          expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
          expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
        }
      },
    );

    it.each(['/own', '/orders/key', '/cars/a/pay', '/preview/key?x=1'])(
      'is loaded as a document of its own: the data of the router is not given for %s, so that no other policy holds',
      async (path) => {
        const { status, headers, body } = await ask('yard.example', path, { headers: { rsc: '1' } });
        expect([status, headers['cache-control'], body]).toEqual([204, 'no-store', '']);
        expect(seen).toEqual([]);
        expect((await ask('yard.example', '/contact', { headers: { rsc: '1' } })).status).toBe(200);
      },
    );
  });

  describe('methods', () => {
    it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
      'are GET and HEAD on a page: %s is refused',
      async (method) => {
        for (const host of ['yard.example', 'www.harbour.example']) {
          const { status, headers } = await ask(host, '/search', { method });
          expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
        }
        expect((await ask('nobody.example', '/', { method })).status).toBe(404);
        expect(seen).toEqual([]);
      },
    );

    it('that send a large body to a page are answered before the body has come', async () => {
      const size = 20 * 1024 * 1024;
      const answer = await new Promise<string>((resolve, reject) => {
        // Nothing of the body is ever sent: the answer cannot have waited for it.
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(`POST / HTTP/1.1\r\nHost: yard.example\r\nContent-Length: ${size}\r\n\r\n`),
        );
        let text = '';
        socket.setEncoding('utf8');
        socket.on('data', (chunk: string) => {
          text += chunk;
        });
        socket.on('end', () => {
          socket.destroy();
          resolve(text);
        });
        socket.on('error', reject);
      });
      expect(answer).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer.toLowerCase()).toContain('connection: close');
    });

    it('of every kind are forwarded to the API on its own addresses', async () => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        expect((await ask('yard.example', '/api/x', { method })).headers['x-app']).toBe('api');
    });
  });

  describe('the policy of a page', () => {
    const none = { connect: [], script: [], frame: [], form: [] };
    const origin = 'https://collect.example.com';
    const widget = 'https://chat.example.com';
    const opened = { ...none, connect: [origin, widget, 'wss://chat.example.com'], script: [widget], frame: [widget] };
    const processor = {
      connect: [origin, 'https://api.pay.example'],
      script: ['https://js.pay.example'],
      frame: ['https://js.pay.example'],
      form: ['https://checkout.pay.example', 'https://pay.yard.example'],
    };
    const frames = "'self' https://www.youtube-nocookie.com https://player.vimeo.com";
    const knowWith = (page_sources: NonNullable<Site['page_sources']>) => {
      const sites = [
        ...SITES.filter(({ slug }) => slug !== 'yard'),
        { ...site('yard', 'b', ['yard.example']), page_sources },
      ];
      known = { sites, resolve: indexHosts(sites, { demoHosts: false }) };
    };
    beforeEach(() => {
      knowWith({ general: opened, private: { ...none, connect: [origin] }, payment: processor });
    });
    const headersAt = async (host: string, path: string, sent: Record<string, string> = {}) => {
      answers[path.split('?', 1)[0] ?? ''] ??= { status: 200, headers: pageHeaders, body: 'the page' };
      return (await ask(host, path, { headers: sent })).headers;
    };
    const rulesOf = (said: unknown) =>
      Object.fromEntries(
        String(said)
          .split('; ')
          .map((rule) => [rule.split(' ', 1)[0], rule.replace(/^\S+ /, '')]),
      );
    const policy = async (host: string, path: string) =>
      rulesOf((await headersAt(host, path))['content-security-policy']);

    it('allows the sinks of its own site and of no other, and what is one shopper’s own no scripts of others', async () => {
      expect(await policy('yard.example', '/page?x=1')).toMatchObject({
        'connect-src': `'self' ${opened.connect.join(' ')}`,
        'script-src': `'self' 'unsafe-inline' ${widget}`,
        'frame-src': `${frames} ${widget}`,
        'form-action': "'self'",
      });
      for (const path of ['/own', '/orders/key'])
        expect(await policy('yard.example', path)).toMatchObject({
          'connect-src': `'self' ${origin}`,
          'script-src': "'self' 'unsafe-inline'",
          'frame-src': frames,
          'form-action': "'self'",
        });
      expect(await policy('harbour.example', '/page')).toMatchObject({
        'connect-src': "'self'",
        'script-src': "'self' 'unsafe-inline'",
        'frame-src': frames,
        'form-action': "'self'",
      });
    });

    it('allows what an older API says of pages that are one shopper’s own, whose class it does not know', async () => {
      knowWith({ general: opened, payment: { ...none, connect: [origin] } });
      expect(await policy('yard.example', '/own')).toMatchObject({ 'connect-src': `'self' ${origin}` });
    });

    it('lets a payment page lead its forms to the hosts of its processor alone, and load from these alone', async () => {
      const { 'script-src': script = '', ...rules } = await policy('yard.example', '/cars/a/pay');
      expect(rules).toMatchObject({
        'form-action': "'self' https://checkout.pay.example https://pay.yard.example",
        'frame-src': "'self' https://js.pay.example",
        'connect-src': `'self' ${origin} https://api.pay.example`,
        'media-src': "'self'",
        'frame-ancestors': "'none'",
      });
      expect(script).toMatch(/^'self' 'nonce-[A-Za-z0-9+/]{22}==' https:\/\/js\.pay\.example$/);
      // A site without a processor opens nothing.
      expect(await policy('harbour.example', '/cars/a/pay')).toMatchObject({
        'form-action': "'self'",
        'frame-src': "'self'",
        'connect-src': "'self'",
      });
    });

    it('lets a payment page and the frames of its processor ask for a way to pay, and no other page', async () => {
      const permitted = async (path: string) => (await headersAt('yard.example', path))['permissions-policy'];
      const others = 'camera=(), microphone=(), geolocation=(self), ';
      expect(await permitted('/cars/a/pay')).toBe(`${others}payment=(self "https://js.pay.example")`);
      for (const path of ['/page', '/contact', '/own', '/orders/key', '/chat'])
        expect(await permitted(path), path).toBe(`${others}payment=()`);
    });

    it('gives each answer of a payment page a nonce of its own, which its template app is told', async () => {
      const said: string[] = [];
      for (let turn = 0; turn < 3; turn += 1) {
        const headers = await headersAt('yard.example', '/cars/a/pay');
        said.push(String(headers['content-security-policy']));
        expect(seen.at(-1)?.headers['content-security-policy']).toBe(headers['content-security-policy']);
      }
      expect(new Set(said).size).toBe(3);
      expect(said.join()).not.toContain("script-src 'self' 'unsafe-inline'");
    });

    it('believes no policy that a client sends, whose nonce would be written into a page that is kept', async () => {
      const forged = "script-src 'nonce-forged'";
      const sent = { 'content-security-policy': forged, 'content-security-policy-report-only': forged };
      for (const path of ['/page', '/cars/a/pay', '/api/x']) {
        await headersAt('yard.example', path, sent);
        expect(JSON.stringify(seen.at(-1)?.headers)).not.toContain('forged');
      }
      await headersAt('yard.example', '/page', sent);
      expect(seen.at(-1)?.headers).not.toHaveProperty('content-security-policy');
    });

    it('is that of a private page where there is no payment page, since the page for that carries no nonce', async () => {
      answers['/cars/gone/pay'] = { status: 404, headers: pageHeaders };
      answers['/not-found/vehicle'] = { status: 200, headers: { ...pageHeaders, ...cachedAnswer }, body: 'not there' };
      const { status, headers, body } = await ask('yard.example', '/cars/gone/pay');
      expect([status, body]).toEqual([404, 'not there']);
      expect(seen.at(-1)?.headers).not.toHaveProperty('content-security-policy');
      expect(rulesOf(headers['content-security-policy'])).toMatchObject({
        'script-src': "'self' 'unsafe-inline'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
      });
    });
  });

  it('keeps forms and pages of one shopper out of frames, and lets a private page send no more than its origin as referrer', async () => {
    const headersAt = async (path: string) => {
      answers[path] = { status: 200, headers: pageHeaders, body: 'the page' };
      const { headers } = await ask('yard.example', path);
      return [
        /frame-ancestors [^;]+/.exec(String(headers['content-security-policy']))?.[0],
        headers['referrer-policy'],
      ];
    };
    expect(await headersAt('/models')).toEqual(["frame-ancestors 'self'", 'strict-origin-when-cross-origin']);
    expect(await headersAt('/contact')).toEqual(["frame-ancestors 'none'", 'strict-origin-when-cross-origin']);
    for (const path of ['/own', '/own/', '/%6fwn', '/cars/a/pay'])
      expect(await headersAt(path), path).toEqual(["frame-ancestors 'none'", 'strict-origin']);
  });

  it('sends the policies for what a page may load and who may frame it, and forbids guessing of types', async () => {
    answers['/search'] = { status: 200, headers: pageHeaders, body: 'the page' };
    const { headers } = await ask('yard.example', '/search');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).toContain("object-src 'none'");
    expect(headers['content-security-policy']).toContain("media-src 'self' https:;");
    expect(headers['content-security-policy']).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;",
    );
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    answers['/data'] = { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' };
    const data = await ask('yard.example', '/data');
    expect(data.headers['x-content-type-options']).toBe('nosniff');
    expect(data.headers['content-security-policy']).toBeUndefined();
  });

  describe('a tagged answer that the client holds', () => {
    beforeEach(() => {
      answers['/page'] = { status: 200, headers: { ...pageHeaders, etag: 'W/"one"' }, body: 'the page' };
    });
    const askWith = (noneMatch: string) => ask('yard.example', '/page', { headers: { 'if-none-match': noneMatch } });

    it('is 304 without its body, with its tag', async () => {
      for (const held of ['W/"one"', '"one"', '"two", W/"one"', '*']) {
        const answer = await askWith(held);
        expect(answer).toMatchObject({ status: 304, body: '' });
        expect(answer.headers.etag).toBe('W/"one"');
      }
    });

    it('is sent whole when the client holds another tag or the answer is an error', async () => {
      expect(await askWith('W/"two"')).toMatchObject({ status: 200, body: 'the page' });
      answers['/page'] = { status: 404, headers: { ...pageHeaders, etag: 'W/"one"' }, body: 'no page' };
      expect((await askWith('W/"one"')).status).toBe(404);
      answers['/page'] = { status: 500, headers: { ...pageHeaders, etag: 'W/"one"' }, body: 'no page' };
      expect((await askWith('W/"one"')).status).toBe(503);
    });
  });

  describe('[ROUTE-08] vehicle addresses that the template does not know', () => {
    beforeEach(() => {
      answers['/cars/old'] = { status: 404, headers: { 'x-leak': '1' }, body: 'template 404' };
    });

    it('redirect to where the vehicle is now, query kept', async () => {
      address = { outcome: 'moved', location: '/cars/new' };
      const answer = await ask('yard.example', '/cars/old?utm=1');
      expect([answer.status, answer.headers.location, answer.headers['x-leak']]).toEqual([
        301,
        '/cars/new?utm=1',
        undefined,
      ]);
      expect(asked).toEqual(['yard-id old']);
    });

    it('are 410 once gone, with the page of the template, which leads onward', async () => {
      address = { outcome: 'gone' };
      expect(await ask('yard.example', '/cars/old')).toMatchObject({ status: 410, body: 'template 404' });
    });

    it('stay 404 when unknown, when the API cannot say, and when it names another host', async () => {
      const others: (VehicleAddress | ApiError)[] = [
        { outcome: 'unknown' },
        new ApiError('unreachable', 'down', 0, null),
        { outcome: 'moved', location: '//evil.example/x' },
      ];
      for (const other of others) {
        address = other;
        expect(await ask('yard.example', '/cars/old')).toMatchObject({ status: 404, body: 'template 404' });
      }
    });

    it('show the page for vehicles that the site draws, with the status of the address', async () => {
      answers['/cars/old'] = {
        status: 404,
        headers: { ...pageHeaders, etag: '"shell"', 'x-leak': '1' },
        body: 'empty shell',
      };
      answers['/not-found/vehicle'] = {
        status: 200,
        headers: { ...pageHeaders, etag: '"drawn"' },
        body: 'No such vehicle',
      };
      for (const [outcome, status] of [
        ['unknown', 404],
        ['gone', 410],
      ] as const) {
        address = { outcome };
        const answer = await ask('yard.example', '/cars/old?utm=1', { headers: { 'if-none-match': '"drawn"' } });
        expect(answer).toMatchObject({ status, body: 'No such vehicle' });
        expect(answer.headers['x-leak']).toBeUndefined();
        expect(answer.headers['cache-control']).toBe('no-store');
        const inner = seen.at(-1);
        expect([inner?.url, inner?.headers['x-forecourt-site']]).toEqual(['/not-found/vehicle', 'yard-id']);
        expect(inner?.headers['if-none-match']).toBeUndefined();
      }
    });

    it('are looked up only when a vehicle page answered 404', async () => {
      answers['/nowhere'] = { status: 404 };
      await ask('yard.example', '/nowhere');
      await ask('yard.example', '/cars/here');
      expect(asked).toEqual([]);
    });
  });

  describe('redirects of a dealer', () => {
    beforeEach(() => {
      answers['/old-page'] = { status: 404, headers: { ...pageHeaders, 'x-leak': '1' }, body: 'empty shell' };
      answers['/not-found/page'] = { status: 200, headers: pageHeaders, body: 'No such page' };
    });

    it('redirect permanently or temporarily, query kept, looked up each time', async () => {
      for (const status of [301, 302] as const) {
        redirect = { outcome: 'moved', location: '/about-us', status };
        const answer = await ask('yard.example', '/old-page?utm=1');
        expect([answer.status, answer.headers.location]).toEqual([status, '/about-us?utm=1']);
        expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        expect(answer.headers['x-leak']).toBeUndefined();
        expect(answer.body).not.toContain('empty shell');
        expect(await ask('yard.example', '/old-page', { method: 'HEAD' })).toMatchObject({ status, body: '' });
      }
      expect(askedRedirects).toEqual(Array.from({ length: 4 }, () => 'yard-id /old-page'));
    });

    it('lead whoever prefers Markdown as they lead a browser, and from the Markdown form of an old page, too', async () => {
      const missing = { status: 404, headers: { 'content-type': 'text/markdown' }, body: 'There is no such page.' };
      answers['/old-page.md'] = missing;
      redirect = { outcome: 'moved', location: '/about-us#team', status: 301 };
      const headers = { accept: 'text/markdown' };
      const preferred = await ask('yard.example', '/old-page?gclid=1', { headers });
      expect([preferred.status, preferred.headers.location]).toEqual([301, '/about-us?gclid=1#team']);
      const named = await ask('yard.example', '/old-page.md?gclid=1');
      expect([named.status, named.headers.location]).toEqual([301, '/about-us.md?gclid=1#team']);
      expect(askedRedirects).toEqual(['yard-id /old-page', 'yard-id /old-page']);
      redirect = { outcome: 'moved', location: '/old-page.md', status: 301 };
      expect((await ask('yard.example', '/old-page.md')).status).toBe(404);
    });

    it('may lead to another site, and keep the query of their target', async () => {
      redirect = { outcome: 'moved', location: 'https://parts.example/yard?from=site', status: 301 };
      expect((await ask('yard.example', '/old-page?utm=1')).headers.location).toBe(
        'https://parts.example/yard?from=site',
      );
    });

    it('apply to the address of a vehicle only after the vehicle was looked up', async () => {
      answers['/cars/old'] = { status: 404, headers: pageHeaders, body: 'empty shell' };
      redirect = { outcome: 'moved', location: '/search', status: 301 };
      expect((await ask('yard.example', '/cars/old')).headers.location).toBe('/search');
      address = { outcome: 'moved', location: '/cars/new' };
      expect((await ask('yard.example', '/cars/old')).headers.location).toBe('/cars/new');
      address = { outcome: 'gone' };
      expect((await ask('yard.example', '/cars/old')).status).toBe(410);
    });

    it('stand before an address that was copied with its full stop, which leads to itself without it', async () => {
      for (const path of ['/old-page.', '/old-page)', '/cars/there%5d.']) {
        answers[path] = { status: 404, headers: pageHeaders, body: 'empty shell' };
        redirect = { outcome: 'none' };
        const led = await ask('yard.example', `${path}?gclid=1`);
        expect([led.status, led.headers.location]).toEqual([301, `${path.replace(/[.)]|%5d/g, '')}?gclid=1`]);
        redirect = { outcome: 'moved', location: '/about-us', status: 302 };
        expect((await ask('yard.example', path)).headers.location).toBe('/about-us');
      }
    });

    it('are not looked up where the site has a page', async () => {
      redirect = { outcome: 'moved', location: '/about-us', status: 301 };
      expect((await ask('yard.example', '/there')).status).toBe(200);
      expect(askedRedirects).toEqual([]);
    });

    it('are refused where they lead back to themselves, so that no browser loops', async () => {
      for (const location of [
        '/old-page',
        '/old-page/',
        '/old-page?again=1',
        '/old-page#there',
        '/old%2Dpage',
        'https://yard.example/old-page',
        'https://YARD.example/x/../old-page',
      ]) {
        redirect = { outcome: 'moved', location, status: 301 };
        expect(await ask('yard.example', '/old-page?utm=1'), location).toMatchObject({
          status: 404,
          body: 'No such page',
        });
      }
      expect(lines.join()).toContain('redirect leads to itself');
    });

    it('leave the 404 when their target is no address, and when the API does not answer', async () => {
      const others: (RedirectAnswer | ApiError)[] = [
        { outcome: 'moved', location: 'javascript:alert(1)', status: 301 },
        { outcome: 'moved', location: '//evil.example/x', status: 302 },
        new ApiError('unreachable', 'down', 0, null),
      ];
      for (const other of others) {
        redirect = other;
        expect(await ask('yard.example', '/old-page')).toMatchObject({ status: 404, body: 'No such page' });
      }
      expect(lines.join()).toContain('redirect not resolved');
    });
  });

  describe('[ROUTE-08] unknown addresses', () => {
    it("get the site's own 404 page, which names no Markdown form", async () => {
      answers['/nowhere'] = { status: 404, headers: pageHeaders, body: 'empty shell' };
      answers['/not-found/page'] = { status: 200, headers: pageHeaders, body: 'No such page' };
      const answer = await ask('yard.example', '/nowhere');
      expect([answer.status, answer.body, answer.headers.link]).toEqual([404, 'No such page', undefined]);
    });

    it("get the site's own 404 page, drawn on the server", async () => {
      answers['/nowhere'] = { status: 404, headers: pageHeaders, body: 'empty shell' };
      answers['/not-found/page'] = { status: 200, headers: pageHeaders, body: 'No such page' };
      expect(await ask('yard.example', '/nowhere?a=1')).toMatchObject({ status: 404, body: 'No such page' });
      expect(await ask('yard.example', '/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, body: '' });
      expect(seen.map(({ url }) => url)).toEqual(['/nowhere?a=1', '/not-found/page', '/nowhere', '/not-found/page']);
    });

    it('get a plain page when the site cannot draw its own', async () => {
      answers['/nowhere'] = { status: 404, headers: pageHeaders, body: 'empty shell' };
      for (const status of [404, 500]) {
        answers['/not-found/page'] = { status, headers: pageHeaders, body: 'empty shell' };
        const answer = await ask('yard.example', '/nowhere');
        expect(answer.status).toBe(404);
        expect(answer.body).toContain('<h1');
      }
    });

    it('leave 404 answers that are no pages as they are: router data, pictures', async () => {
      answers['/nowhere'] = { status: 404, headers: { 'content-type': 'text/x-component' }, body: 'data' };
      expect(await ask('yard.example', '/nowhere')).toMatchObject({ status: 404, body: 'data' });
    });

    it('answer 404 also for the address of the drawn 404 page itself', async () => {
      answers['/not-found/page'] = { status: 200, headers: pageHeaders, body: 'No such page' };
      expect(await ask('yard.example', '/not-found/page')).toMatchObject({ status: 404, body: 'No such page' });
    });
  });

  describe('a service that is away', () => {
    it('is answered for in the name of the dealer, with whom to call, when it is a template app', async () => {
      const answer = await ask('night.example', '/');
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('night &lt;Motors&gt;');
      expect(answer.body).toContain('<a href="tel:+61731550140">07 3155 0140</a>');
      expect(answer.body).toContain('<meta name="robots" content="noindex">');
      expect(answer.body).not.toContain('http-equiv="refresh"');
      expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONN/);
    });

    it('is answered for the same way when the template app cannot draw the page', async () => {
      answers['/search'] = { status: 500, headers: { ...pageHeaders, etag: 'W/"x"' }, body: 'Application error' };
      const answer = await ask('yard.example', '/search');
      expect([answer.status, answer.headers['retry-after'], answer.headers.etag]).toEqual([503, '5', undefined]);
      expect(answer.body).toContain('tel:+61731550140');
      expect(answer.body).not.toContain('Application error');
    });

    it('is answered for with problem details when it is the API, and with a page to a form without scripts', async () => {
      const { port: apiPort } = apiServer.address() as AddressInfo;
      apiServer.closeAllConnections();
      await new Promise((resolve) => apiServer.close(resolve));
      const answer = await ask('yard.example', '/api/leads', { method: 'POST', body: '{}' });
      expect(answer.status).toBe(502);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      expect(JSON.parse(answer.body)).toMatchObject({ status: 502, code: 'api_unavailable' });
      const page = await ask('yard.example', '/api/leads', {
        method: 'POST',
        body: 'a=1',
        headers: { accept: 'text/html,*/*', 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([page.status, page.headers['content-type']]).toEqual([502, 'text/html; charset=utf-8']);
      // Pages still stand.
      expect((await ask('yard.example', '/')).status).toBe(200);
      await new Promise<void>((resolve) => apiServer.listen(apiPort, '127.0.0.1', resolve));
      expect((await ask('yard.example', '/api/leads')).status).toBe(200);
    });

    it('leaves every host with a page that says the platform is starting while there is no site table', async () => {
      known = null;
      for (const host of ['yard.example', 'nobody.example', 'localhost']) {
        const answer = await ask(host, '/');
        expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
        expect(answer.body).toContain('http-equiv="refresh"');
      }
      expect(JSON.parse((await ask('yard.example', '/api/leads')).body)).toMatchObject({ code: 'starting' });
      expect((await ask('yard.example', '/internal/sites')).status).toBe(404);
      expect(JSON.parse((await ask('x', '/_gateway/healthz')).body)).toEqual({ status: 'ok', sites: null });
    });
  });
});
