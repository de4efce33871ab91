import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../gateway';
import { createOrigins } from '../origins/origins';
import { readSettings } from '../settings';
import { indexHosts, type Site } from '../site-table/host-index';

const site: Site = { website_id: 'x-id', slug: 'x', name: 'X', template: 'a', hosts: ['127.0.0.1'], tagline: '' };

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Milliseconds that are far less than the gateway's patience of 30 seconds, and enough for a busy machine. */
const soon = 15_000;

describe('an API that hangs', () => {
  /** What the API does: it answers after so many milliseconds, or keeps what comes until it goes on. */
  let api: { readonly hangs: boolean; readonly slowMs: number; readonly isSilent?: boolean } = {
    hangs: false,
    slowMs: 0,
  };
  const kept: (() => void)[] = [];
  const answer: RequestListener = async (incoming, outgoing) => {
    if (api.hangs) await new Promise<void>((goOn) => kept.push(goOn));
    else if (incoming.url === '/healthz' && api.isSilent === true) await new Promise<void>((goOn) => kept.push(goOn));
    else if (incoming.url === '/media/slow' || incoming.url?.startsWith('/_search/')) await pause(api.slowMs);
    outgoing.writeHead(incoming.url === '/api/leads' ? 201 : 200).end('{}');
  };
  const servers = [createServer(answer), createServer((_incoming, outgoing) => void outgoing.end('a page'))];
  let app: FastifyInstance;
  let origin = '';

  beforeAll(async () => {
    const [apiUrl = '', templateUrl = ''] = await Promise.all(servers.map(listen));
    const known = { sites: [site], resolve: indexHosts([site], { demoHosts: false }) };
    app = createGateway({
      settings: readSettings({
        FORECOURT_SERVICE_TOKEN: 'a-token-of-sixteen-or-more',
        FORECOURT_TEMPLATE_A_URL: templateUrl,
        FORECOURT_API_URL: apiUrl,
        FORECOURT_DIRECTORY: '0',
      }),
      sites: { known: () => known },
      api: { getVehicleAddress: async () => ({ outcome: 'unknown' }), getRedirect: async () => ({ outcome: 'none' }) },
      log: pino({ level: 'silent' }),
    });
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    for (const server of servers) server.close();
  });

  const search = () => fetch(`${origin}/_search/1/indexes/*/queries`, { method: 'POST', body: '{}' });

  it('is waited for while it is only slow', { timeout: 60_000 }, async () => {
    api = { hangs: false, slowMs: 4_000 };
    expect((await search()).status).toBe(200);
  });

  it('is waited for while it answers others, though no probe comes through', { timeout: 60_000 }, async () => {
    api = { hangs: false, slowMs: 6_000, isSilent: true };
    let isOver = false;
    const slow = fetch(`${origin}/media/slow`).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      expect((await fetch(`${origin}/media/x`)).status).toBe(200);
      await pause(100);
    }
    expect((await slow).status).toBe(200);
    for (const goOn of kept.splice(0)) goOn();
  });

  it('fails searches within a moment, never a lead, and delays no page', { timeout: 60_000 }, async () => {
    api = { hangs: true, slowMs: 0 };
    let leadAnswered = false;
    const lead = fetch(`${origin}/api/leads`, { method: 'POST', body: '{}' }).then(({ status }) => {
      leadAnswered = true;
      return status;
    });
    const began = performance.now();
    for (const ask of [search, () => fetch(`${origin}/api/delivery?postcode=4000`), () => fetch(`${origin}/media/x`)]) {
      const refused = await ask();
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('2');
      expect(await refused.json()).toMatchObject({ code: 'api_unavailable' });
      expect(await (await fetch(`${origin}/`)).text()).toBe('a page');
    }
    expect(performance.now() - began).toBeLessThan(soon);
    expect(leadAnswered).toBe(false);
    api = { hangs: false, slowMs: 0 };
    for (const goOn of kept.splice(0)) goOn();
    expect(await lead).toBe(201);
    await expect.poll(async () => (await search()).status, { timeout: soon }).toBe(200);
  });
});

describe('an API of several processes', () => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  const start = async (answer: RequestListener): Promise<string> => {
    const server = createServer(answer);
    closers.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return listen(server);
  };
  /** An address at which nobody listens any more. */
  const refusing = async (): Promise<string> => {
    const server = createServer();
    const origin = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    return origin;
  };
  const gatewayTo = async (...api: string[]): Promise<string> => {
    const known = { sites: [site], resolve: indexHosts([site], { demoHosts: false }) };
    const settings = readSettings({
      FORECOURT_SERVICE_TOKEN: 'a-token-of-sixteen-or-more',
      FORECOURT_API_URL: api.join(','),
      FORECOURT_DIRECTORY: '0',
    });
    const app = createGateway({
      settings,
      // No look at health in the time of a test: what is told here is the pulse.
      origins: createOrigins({ ...settings, intervalMs: 60_000 }),
      sites: { known: () => known },
      api: { getVehicleAddress: async () => ({ outcome: 'unknown' }), getRedirect: async () => ({ outcome: 'none' }) },
      log: pino({ level: 'silent' }),
    });
    closers.push(() => {
      // It waits for connections of clients that are still being answered.
      app.server.closeAllConnections();
      return app.close();
    });
    return app.listen({ host: '127.0.0.1', port: 0 });
  };
  const hanging: RequestListener = () => undefined;
  const slow: RequestListener = async ({ url }, outgoing) => {
    if (url !== '/healthz') await pause(4_000);
    outgoing.end('{}');
  };
  /** Milliseconds far beyond those after which a hung API is known, and below a gateway's patience. */
  const known = { timeout: 60_000 };

  it('hangs when one process does and the other refuses, for that leads everybody to the first', known, async () => {
    const at = await gatewayTo(await refusing(), await start(hanging));
    const began = performance.now();
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await fetch(`${at}/media/x`);
      expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'api_unavailable' }]);
    }
    expect(performance.now() - began).toBeLessThan(soon);
  });

  it('is waited for when one process hangs and the other is only slow', known, async () => {
    const at = await gatewayTo(await start(hanging), await start(slow));
    const answers = [0, 1].map(() => fetch(`${at}/media/x`).then(({ status }) => status));
    expect(await Promise.race(answers)).toBe(200);
  });

  it('is told to be away, and not hung, when every process refuses', known, async () => {
    const at = await gatewayTo(await refusing(), await refusing());
    const began = performance.now();
    expect((await fetch(`${at}/media/x`)).status).toBe(502);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
