import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveOperator } from '@forecourt/api-contract/operator';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../gateway';
import { readSettings } from '../settings';
import { indexHosts, type Site } from '../site-table/host-index';
import { followSiteTable } from '../site-table/site-table-follower';
import { createGatewayMetrics } from './gateway-metrics';
import { siteTableCheck } from './readiness';

const site: Site = {
  website_id: 'yard',
  slug: 'yard',
  name: 'Yard',
  template: 'a',
  hosts: ['yard.example'],
  tagline: '',
};
/** A site whose template has no address in this gateway's settings. */
const newerSite: Site = { ...site, website_id: 'newer', slug: 'newer', template: 'z', hosts: ['newer.example'] };
const sites = [site, newerSite];

describe('metrics of a gateway', () => {
  const template = createServer((incoming, outgoing) => {
    if (incoming.url === '/broken') return void outgoing.writeHead(500).end();
    if (incoming.url === '/refused') return void outgoing.writeHead(421).end();
    const cached = { 'cache-control': 's-maxage=31536000', etag: 'W/"1"', 'content-length': '2000' };
    outgoing.writeHead(200, { 'content-type': 'text/html', ...(incoming.url === '/cached' ? cached : {}) });
    outgoing.end('x'.repeat(2000));
  });
  const metrics = createGatewayMetrics();
  const closers: (() => Promise<unknown> | unknown)[] = [];
  let gateway: FastifyInstance;
  let operator = '';
  let port = 0;

  beforeAll(async () => {
    await new Promise<void>((resolve) => template.listen(0, '127.0.0.1', resolve));
    closers.push(() => template.close());
    gateway = createGateway({
      settings: readSettings({
        FORECOURT_SERVICE_TOKEN: 'a-token-of-sixteen-or-more',
        FORECOURT_TEMPLATE_A_URL: `http://127.0.0.1:${(template.address() as AddressInfo).port}`,
        // Port 9, discard: nothing listens there.
        FORECOURT_API_URL: 'http://127.0.0.1:9',
        NODE_ENV: 'production',
      }),
      sites: { known: () => ({ sites, resolve: indexHosts(sites, { demoHosts: false }) }) },
      api: {
        getVehicleAddress: async () => ({ outcome: 'unknown' }),
        getRedirect: async () => ({ outcome: 'none' }),
      },
      log: pino({ level: 'silent' }),
      metrics,
    });
    closers.push(() => gateway.close());
    await gateway.listen({ host: '127.0.0.1', port: 0 });
    port = (gateway.server.address() as AddressInfo).port;
    metrics.watchSites({
      known: () => ({ sites, resolve: indexHosts(sites, { demoHosts: false }) }),
      ageSeconds: () => 3,
    });
    const server = await serveOperator({
      address: { host: '127.0.0.1', port: 0 },
      registry: metrics.registry,
      checks: {},
    });
    closers.push(server.close);
    operator = server.url ?? '';
  });
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });

  const ask = (path: string, host = 'yard.example'): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { host, accept: 'text/html', 'accept-encoding': 'br' };
      request({ host: '127.0.0.1', port, path, headers, agent: false }, (incoming) => {
        incoming.resume().once('end', () => resolve(incoming.statusCode ?? 0));
      })
        .on('error', reject)
        .end();
    });
  const value = async (name: string): Promise<number> => {
    const text = await (await fetch(`${operator}/metrics`)).text();
    const line = text.split('\n').find((candidate) => candidate.startsWith(name));
    return Number(line?.split(' ').at(-1) ?? 0);
  };

  it('are not served to shoppers, under any name or host', async () => {
    for (const host of ['yard.example', '127.0.0.1', 'localhost', 'elsewhere.example'])
      for (const path of ['/_gateway/metrics', '/_gateway/readyz', '/internal/metrics'])
        expect(await ask(path, host), `${host}${path}`).toBe(404);
    // Any other path is the template app's, which has no such page.
    await ask('/metrics');
    expect(await value('forecourt_requests_total{route="own",status="404"')).toBe(12);
  });

  it('count pages, what was cached and compressed, failures by application, and turns', async () => {
    for (let time = 0; time < 3; time += 1) expect(await ask('/cached')).toBe(200);
    expect(await ask('/broken')).toBe(503);
    expect(await ask('/refused')).toBe(503);
    expect(await ask('/api/leads')).toBe(502);
    expect(await value('forecourt_requests_total{route="page",status="503"')).toBe(2);
    expect(await value('forecourt_requests_total{route="api",status="502"')).toBe(1);
    expect(await value('forecourt_request_seconds_count{process="gateway",route="page"')).toBeGreaterThan(3);
    expect(await value('forecourt_gateway_bodies_total{outcome="made"')).toBe(1);
    expect(await value('forecourt_gateway_bodies_total{outcome="cached"')).toBe(2);
    expect(await value('forecourt_gateway_kept_bodies')).toBe(1);
    expect(await value('forecourt_gateway_kept_bytes')).toBeGreaterThan(10);
    const failures = 'forecourt_gateway_upstream_failures_total{application=';
    expect(await value(`${failures}"a",reason="error"`)).toBe(1);
    expect(await value(`${failures}"a",reason="refused_proof"`)).toBe(1);
    expect(await ask('/', 'newer.example')).toBe(503);
    expect(await value(`${failures}"z",reason="unknown"`)).toBe(1);
    expect(await value(`${failures}"api",reason="unreachable"`)).toBe(1);
    expect(await value('forecourt_gateway_turns{template="a",line="pages",state="waiting"')).toBe(0);
    expect(await value('forecourt_gateway_sites')).toBe(2);
    expect(await value('forecourt_gateway_site_table_age_seconds')).toBe(3);
  });
});

describe('a gateway is ready', () => {
  it('while it has read the site table within two minutes', async () => {
    const check = (age: number | null) => siteTableCheck({ ageSeconds: () => age })();
    expect([check(null), check(1), check(121)]).toEqual(['none has been read yet', null, 'last read 121 s ago']);
  });

  it('by the time of the last answered read', async () => {
    let isAway = false;
    const quiet = { info: () => undefined, warn: () => undefined };
    const follower = followSiteTable({
      load: async () => {
        if (isAway) throw new Error('away');
        return { seq: 1, sites: [...sites], unread: [] };
      },
      demoHosts: false,
      intervalMs: 5,
      log: quiet,
    });
    expect(follower.ageSeconds()).toBeNull();
    await expect.poll(() => follower.ageSeconds()).toBeLessThan(1);
    isAway = true;
    const before = follower.ageSeconds() ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(follower.ageSeconds()).toBeGreaterThan(before + 0.03);
    await follower.stop();
  });
});
