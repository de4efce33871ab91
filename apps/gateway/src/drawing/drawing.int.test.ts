import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createGateway } from '../gateway';
import { readSettings } from '../settings';
import { indexHosts, type Site } from '../site-table/host-index';
import { type DrawLimits, usualDrawLimits } from './draw-limits';

const site = (slug: string): Site => ({
  website_id: slug,
  slug,
  name: slug,
  template: 'a',
  hosts: [`${slug}.example`],
  tagline: '',
});
const SITES = [site('yard'), site('harbour')];

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A template app and an API that draw what is asked only when the test lets them, and count. */
class Applications {
  /** Site and address of each draw that was begun, in order. */
  readonly begun: string[] = [];
  /** Draws that were broken off. */
  ended = 0;
  most = 0;
  #held: (() => void)[] = [];
  #open = 0;
  #free = false;

  readonly server = createServer((incoming, outgoing) => {
    const url = decodeURI(incoming.url ?? '');
    incoming.resume();
    const isCached = url.startsWith('/cached') || url === '/search/kia' || url === '/search/kia?gclid=1';
    if (isCached || url === '/_next/static/a.js') {
      const cache = isCached ? 's-maxage=31536000' : 'public, max-age=31536000, immutable';
      outgoing.writeHead(200, { 'content-type': 'text/html', 'cache-control': cache });
      return void outgoing.end('cached');
    }
    this.begun.push(`${incoming.headers['x-forecourt-site']} ${url}`);
    this.#open += 1;
    this.most = Math.max(this.most, this.#open);
    outgoing.once('close', () => {
      this.#open -= 1;
      if (!outgoing.writableFinished) this.ended += 1;
    });
    const draw = () => outgoing.writeHead(200, { 'content-type': 'text/html' }).end('drawn');
    // Each takes a moment, so that those that are drawn at the same time can be counted.
    if (this.#free) setTimeout(draw, 5);
    else this.#held.push(draw);
  });

  /** Finishes what is held, and all that comes. */
  free(): void {
    this.#free = true;
    for (const draw of this.#held.splice(0)) draw();
  }

  /** Finishes the oldest draw that is held. */
  one(): void {
    this.#held.shift()?.();
  }
}

describe('drawing', () => {
  const closers: (() => Promise<unknown> | unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  const start = async (limits: Partial<DrawLimits> = {}) => {
    const apps = new Applications();
    await new Promise<void>((resolve) => apps.server.listen(0, '127.0.0.1', resolve));
    closers.push(() => {
      apps.server.closeAllConnections();
      apps.server.close();
    });
    const origin = `http://127.0.0.1:${(apps.server.address() as AddressInfo).port}`;
    const lines: string[] = [];
    const known = { sites: SITES, resolve: indexHosts(SITES, { demoHosts: false }) };
    const gateway: FastifyInstance = createGateway({
      settings: readSettings({
        FORECOURT_SERVICE_TOKEN: 'a-token-of-sixteen-or-more',
        FORECOURT_TEMPLATE_A_URL: origin,
        FORECOURT_API_URL: origin,
        FORECOURT_TRUST_PROXY: '127.0.0.1',
        FORECOURT_HSTS_SECONDS: '600',
      }),
      sites: { known: () => known },
      api: { getVehicleAddress: async () => ({ outcome: 'unknown' }), getRedirect: async () => ({ outcome: 'none' }) },
      log: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }),
      drawLimits: { ...usualDrawLimits, atOnce: 2, waitMs: 60_000, ...limits },
    });
    closers.push(() => {
      apps.free();
      return gateway.close();
    });
    await gateway.listen({ host: '127.0.0.1', port: 0 });
    const { port } = gateway.server.address() as AddressInfo;
    const ask = (
      path: string,
      {
        host = 'yard.example',
        client = '10.0.0.1',
        method = 'GET',
        ...headers
      }: Readonly<Record<string, string>> & {
        readonly host?: string;
        readonly client?: string;
        readonly method?: string;
      } = {},
    ): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const question = { host, accept: 'text/html', 'x-forwarded-for': client, ...headers };
        request({ host: '127.0.0.1', port, path, method, agent: false, headers: question }, (incoming) => {
          let body = '';
          incoming.setEncoding('utf8');
          incoming.on('data', (chunk: string) => {
            body += chunk;
          });
          incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }));
        })
          .on('error', reject)
          .end();
      });
    /** Sends a request on a connection of its own, for the test to break off. */
    const open = async (head: string, body = ''): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      closers.push(() => socket.destroy());
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      const length = body === '' ? '' : `Content-Length: ${body.length}\r\n`;
      await new Promise((resolve) =>
        socket.write(`${head} HTTP/1.1\r\nHost: yard.example\r\n${length}\r\n${body}`, resolve),
      );
      return socket;
    };
    const messages = () => lines.map((line): string => JSON.parse(line).msg);
    return { apps, ask, open, messages, lines };
  };

  it('of a hundred abandoned searches delays no cached page, and most of them are never started', async () => {
    const { apps, ask, open, messages, lines } = await start();
    for (const path of ['/cached', '/_next/static/a.js']) await ask(path);
    const sockets: Socket[] = [];
    for (let page = 0; page < 100; page += 1) sockets.push(await open(`GET /search?page=${page}`));
    await expect.poll(() => apps.begun.length).toBe(2);

    // The app is busy until this test releases it; its cached answers come even so.
    expect(await ask('/cached')).toMatchObject({ status: 200, body: 'cached' });
    expect(await ask('/cached?gclid=1', { client: '10.0.0.9' })).toMatchObject({ status: 200, body: 'cached' });
    expect((await ask('/_next/static/a.js')).body).toBe('cached');

    for (const socket of sockets) socket.resetAndDestroy();
    await expect.poll(() => messages().filter((message) => message === 'request left by its client').length).toBe(100);
    // The two that were begun are ended further in, and no other of them ever begins.
    await expect.poll(() => apps.ended).toBe(2);
    apps.free();
    expect(await ask('/search?real')).toMatchObject({ status: 200, body: 'drawn' });
    expect(apps.begun.filter((draw) => draw !== 'yard /search?real')).toHaveLength(2);
    expect(apps.most).toBe(2);
    expect(lines.filter((line) => Number(JSON.parse(line).level) > 30)).toEqual([]);
  });

  it('goes on one by one as clients break off, never more at once than the app is given', async () => {
    const { apps, ask, open } = await start({ waiting: 1_000 });
    apps.free();
    const asked = [];
    for (let page = 0; page < 150; page += 1) {
      if (page % 3 === 0) asked.push(ask(`/search?page=${page}`, { client: `10.0.${page}.1` }));
      else (await open(`GET /search?page=${page}`)).resetAndDestroy();
    }
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(apps.most).toBeLessThanOrEqual(2);
  });

  it('gives sites their turns one after the other, and within a site clients', async () => {
    const { apps, ask } = await start({ atOnce: 1 });
    await ask('/_next/static/a.js');
    const answers = [ask('/search?0')];
    await expect.poll(() => apps.begun.length).toBe(1);
    const line = async (path: string, who: Readonly<Record<string, string>>) => {
      answers.push(ask(path, who));
      // Lines are in the order of arrival: the next one is sent once this one waits.
      await ask('/_next/static/a.js');
    };
    for (const path of ['/search?1', '/search?2', '/search?3']) await line(path, { client: '10.0.0.1' });
    await line('/search?4', { client: '10.0.0.2' });
    await line('/search?5', { host: 'harbour.example', client: '10.0.0.1' });
    apps.free();
    await Promise.all(answers);
    expect(apps.begun).toEqual([
      'yard /search?0',
      'yard /search?1',
      'harbour /search?5',
      'yard /search?4',
      'yard /search?2',
      'yard /search?3',
    ]);
  });

  it('answers 503 in words, or as a problem, when too many wait: to the client that floods, not to others', async () => {
    const { apps, ask } = await start({ atOnce: 1, waiting: 3 });
    const first = ask('/search?first');
    await expect.poll(() => apps.begun.length).toBe(1);
    const refused: Answer[] = [];
    const flood = ['text/html', '*/*', 'text/html', '*/*'].map(async (accept, page) => {
      const answer = await ask(`/search?${page}`, { accept });
      if (answer.status !== 200) refused.push(answer);
      return answer.status;
    });
    await expect.poll(() => refused.length).toBe(1);
    const other = ask('/cars/a', { client: '10.0.0.2', method: 'HEAD' });
    await expect.poll(() => refused.length).toBe(2);
    for (const { status, headers, body } of refused) {
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      if (headers['content-type']?.startsWith('text/html')) expect(body).toContain('<h1>This site is very busy');
      else expect(JSON.parse(body)).toMatchObject({ status: 503, code: 'busy' });
    }
    apps.free();
    expect((await Promise.all(flood)).toSorted()).toEqual([200, 200, 503, 503]);
    expect([(await first).status, (await other).status]).toEqual([200, 200]);
  });

  it('makes one document at a time, also for clients that leave', async () => {
    const { apps, ask, open } = await start();
    const left = await open('GET /cars/a/pdf');
    await expect.poll(() => apps.begun).toEqual(['yard /cars/a/pdf']);
    left.resetAndDestroy();
    const next = ask('/cars/b/pdf');
    // Longer than a page that was left keeps its turn.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(apps.begun).toHaveLength(1);
    apps.one();
    await expect.poll(() => apps.begun).toHaveLength(2);
    apps.free();
    expect((await next).status).toBe(200);
    expect(apps.ended).toBe(0);
  });

  it('answers 503 to a request that has waited too long', async () => {
    const { apps, ask } = await start({ atOnce: 1, waitMs: 30 });
    const first = ask('/search?first');
    await expect.poll(() => apps.begun.length).toBe(1);
    expect(await ask('/search?second')).toMatchObject({ status: 503 });
    apps.one();
    expect((await first).status).toBe(200);
    expect(apps.begun).toEqual(['yard /search?first']);
  });

  it('queues other spellings of a cached page, and its router data, like pages that must be drawn', async () => {
    const { apps, ask } = await start({ atOnce: 1, waitMs: 30 });
    for (const path of ['/cached', '/cache%64']) expect((await ask(path)).status).toBe(200);
    const first = ask('/search');
    await expect.poll(() => apps.begun.length).toBe(1);
    expect((await ask('/cached')).status).toBe(200);
    expect((await ask('/cache%64')).status).toBe(503);
    expect((await ask('/cached', { rsc: '1' })).status).toBe(503);
    expect((await ask('/cached', { host: 'harbour.example' })).status).toBe(503);
    // A file that is not there is drawn as a page.
    expect((await ask('/_next/static/none.js')).status).toBe(503);
    apps.free();
    await first;
  });

  it('answers the cached results of a path at once, and queues queries that change the search', async () => {
    const { apps, ask } = await start({ atOnce: 1, waitMs: 30 });
    expect((await ask('/search/kia')).status).toBe(200);
    const first = ask('/search/kia?page=2');
    await expect.poll(() => apps.begun.length).toBe(1);
    expect((await ask('/search/kia?gclid=1')).body).toBe('cached');
    for (const query of ['make=Toyota', 'x=?&make=Toyota', 'm%61ke=Toyota', 'range%5Bkm%5D=1:2'])
      expect((await ask(`/search/kia?${query}`)).status, query).toBe(503);
    apps.free();
    await first;
    expect((await ask('/search/kia')).body).toBe('cached');
  });

  it('draws documents that take seconds one at a time, in a line of their own', async () => {
    const { apps, ask } = await start({ waitMs: 30 });
    const first = ask('/cars/a/pdf');
    await expect.poll(() => apps.begun.length).toBe(1);
    for (const path of ['/cars/b/pdf', '/cars/b/%70df', '/cars/a/social-picture', '/sitemap.xml'])
      expect((await ask(path)).status).toBe(503);
    const page = ask('/search');
    await expect.poll(() => apps.begun).toEqual(['yard /cars/a/pdf', 'yard /search']);
    apps.free();
    expect([(await first).status, (await page).status]).toEqual([200, 200]);
  });

  it('cancels a reading request whose client has left, and never a lead that was sent', async () => {
    const { apps, open } = await start();
    const sent = [
      await open('GET /api/x'),
      await open('POST /_search/1/indexes/*/queries', '{}'),
      await open('POST /api/leads', '{}'),
    ];
    await expect.poll(() => apps.begun.length).toBe(3);
    for (const socket of sent) socket.resetAndDestroy();
    await expect.poll(() => apps.ended).toBe(2);
    apps.free();
    // Three answers would have been given to a fourth: that one came after them.
    const after = await open('POST /api/leads', '{}');
    await new Promise((resolve) => after.once('data', resolve));
    expect(apps.ended).toBe(2);
  });

  it('sends the https policy where a trusted load balancer reports that the request came over https', async () => {
    const { ask } = await start();
    const header = async (more: Readonly<Record<string, string>>) =>
      (await ask('/cached', more)).headers['strict-transport-security'];
    expect(await header({ 'x-forwarded-proto': 'https' })).toBe('max-age=600');
    expect(await header({})).toBeUndefined();
    expect(await header({ host: 'nobody.example', 'x-forwarded-proto': 'https' })).toBe('max-age=600');
  });
});
