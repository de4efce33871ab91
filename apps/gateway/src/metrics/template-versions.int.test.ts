import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TemplateManifest } from '@forecourt/api-contract/operator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexHosts, type Site } from '../site-table/host-index';
import { createGatewayMetrics } from './gateway-metrics';
import { followTemplates } from './template-versions';

const manifest: TemplateManifest = {
  name: 'a',
  version: '0.1.0',
  theme: 'metro',
  contract: 1,
  storefront: '0.3.0',
  build: 'abc',
  title: 'Metro',
  colors: null,
  parts: { sections: [], pages: [] },
};
let asked = 0;
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1;
    response.end(JSON.stringify(manifest));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const siteOf = (name: string, template: string, template_origin?: string): Site => ({
  website_id: name,
  slug: name,
  name,
  template,
  hosts: [`${name}.example`],
  tagline: '',
  phones: [],
  ...(template_origin === undefined ? {} : { template_origin }),
});

it('the metrics tell which site is drawn by which version, ask each app once, and name in the log one that says nothing', async () => {
  const table = [
    siteOf('yard', 'a', origin),
    siteOf('harbour', 'a', origin),
    // Port 9, discard: nothing listens there.
    siteOf('night', 'c', 'http://127.0.0.1:9'),
    siteOf('dusk', 'unheard-of'),
  ];
  const told: string[] = [];
  const metrics = createGatewayMetrics();
  metrics.watchTemplates(
    followTemplates({
      sites: { known: () => ({ sites: table, resolve: indexHosts(table, { demoHosts: false }) }) },
      originOf: (site) => site.template_origin ?? null,
      log: { warn: (details, message) => void told.push(`${message} ${JSON.stringify(details)}`) },
    }),
  );
  for (let scrape = 0; scrape < 3; scrape += 1) {
    const lines = (await metrics.registry.metrics())
      .split('\n')
      .filter((line) => /^forecourt_site_template/.test(line));
    const rest =
      'template="a",version="0.1.0",theme="metro",storefront="0.3.0",contract="1",build="abc",process="gateway"} 1';
    expect(lines).toEqual([
      `forecourt_site_template_info{site="yard",${rest}`,
      `forecourt_site_template_info{site="harbour",${rest}`,
    ]);
  }
  expect(asked).toBe(1);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('http://127.0.0.1:9');
});
