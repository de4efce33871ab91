import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { templateManifestPath } from '@forecourt/api-contract/operator';
import { keyCheck } from '@forecourt/api-contract/service';
import { themes } from '@forecourt/ui/themes';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, testEnv } from '../../apps/api/test/test-app';
import { testCli } from '../../apps/api/test/test-cli';
import { createTestDatabase } from '../../apps/api/test/test-database';
import { applyTestDealerships, dealershipNamed, siteNamed } from '../../apps/api/test/test-stock';
import { originOf } from '../../apps/gateway/src/forwarding/origin-of';
import { createGateway } from '../../apps/gateway/src/gateway';
import { createGatewayMetrics } from '../../apps/gateway/src/metrics/gateway-metrics';
import { followTemplates } from '../../apps/gateway/src/metrics/template-versions';
import { readSettings } from '../../apps/gateway/src/settings';
import { followSiteTable } from '../../apps/gateway/src/site-table/site-table-follower';
import { readManifest } from '../../packages/storefront/src/runtime/template-server/read-manifest';
import { workspaceManifests } from './manifests.mjs';
import { pinnedNode, root, withBinaries } from './paths.mjs';
import { run } from './run.mjs';
import { registeredTemplates } from './templates.mjs';

/** What ends at the end, the last first. */
const closers: (() => unknown)[] = [];
const folder = mkdtempSync(join(tmpdir(), 'forecourt-outside-'));
closers.push(() => rmSync(folder, { recursive: true, force: true }));
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

const env = testEnv();
const secret = env.serviceToken.current;

const isGateway = keyCheck({ current: secret, previous: null }, 'template-proof');

/**
 * A template app outside of the repository: its folder, what it says of itself by that, and a stand-in for its server,
 * which takes sites of the gateway alone and has pages of one line.
 */
const startOutside = async (version: string): Promise<string> => {
  const own = join(folder, version);
  mkdirSync(join(own, '.next'), { recursive: true });
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name: '@red-gum/night-market', version }));
  writeFileSync(join(own, 'registration.json'), JSON.stringify({ name: 'night-market', title: 'Night Market' }));
  writeFileSync(join(own, 'theme.mjs'), `export const theme = ${JSON.stringify({ color: themes.yard.color })};`);
  writeFileSync(join(own, '.next', 'BUILD_ID'), `build-of-${version}`);
  const manifest = JSON.stringify(await readManifest(own));
  const server = createServer(({ url, headers }, response) => {
    if (url === templateManifestPath) return void response.end(manifest);
    const { 'x-forecourt-site': site, 'x-forecourt-gateway': proof } = headers;
    if (!isGateway(typeof proof === 'string' ? proof : undefined)) return void response.writeHead(421).end();
    response.end(`Night Market ${version} for ${site}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

let forecourt: ReturnType<typeof testCli>;
let port = 0;
let versions: () => Promise<string>;

beforeAll(async () => {
  const database = await createTestDatabase();
  closers.push(() => database.close());
  forecourt = testCli(database, env);
  await applyTestDealerships(database.db, dealershipNamed('yard'));
  const api = await startTestApp(database, env);
  closers.push(() => api.close());
  const log = pino({ level: 'silent' });
  const sites = followSiteTable({ load: () => api.api.getSites(), demoHosts: false, intervalMs: 20, log });
  closers.push(() => sites.stop());
  const settings = readSettings({ FORECOURT_SERVICE_TOKEN: secret, NODE_ENV: 'production' });
  const metrics = createGatewayMetrics();
  metrics.watchTemplates(
    followTemplates({ sites, originOf: (site) => originOf({ to: 'template', site }, settings), log }),
  );
  versions = async () => (await metrics.registry.getSingleMetricAsString('forecourt_site_template_info')) ?? '';
  const gateway = createGateway({ settings, api: api.api, sites, log, metrics });
  closers.push(() => gateway.close());
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  port = (gateway.server.address() as AddressInfo).port;
});

/** A page of a host through the gateway. */
const page = (host: string) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/about-us', headers: { host } }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });

const apply = (template: string) => {
  const file = join(folder, 'yard.json');
  writeFileSync(file, JSON.stringify(siteNamed('yard', { template, hosts: ['yard.example'] })));
  return forecourt('sites', 'apply', file, '--yes');
};

/** Everything that a check, a version and a release read of templates and workspaces. */
const checkout = () => JSON.stringify([workspaceManifests(), registeredTemplates()]);

it('a template from outside draws a site by its registration alone, and nothing of the repository knows it [SITE-06]', async () => {
  const before = checkout();
  const first = await startOutside('2.3.4');
  expect(await forecourt('templates', 'register', first)).toMatchObject({ code: 0 });
  expect(await apply('night-market')).toMatchObject({ code: 0 });
  await expect.poll(async () => (await page('yard.example')).body).toBe('Night Market 2.3.4 for yard');
  expect(await versions()).toContain('site="yard",template="night-market",version="2.3.4",theme="own"');

  // A second version beside it: one document moves the site, while API and gateway run on.
  const second = await startOutside('2.4.0');
  expect(await forecourt('templates', 'register', second)).toMatchObject({ code: 0 });
  expect((await page('yard.example')).body).toBe('Night Market 2.3.4 for yard');
  expect(await apply('night-market@2.4')).toMatchObject({ code: 0 });
  await expect.poll(async () => (await page('yard.example')).body).toBe('Night Market 2.4.0 for yard');
  expect(await versions()).toContain('version="2.4.0"');
  expect(await versions()).toContain('build="build-of-2.4.0"');

  // What failed for a template in the folder: the lock of versions and releases, and the routes of the check.
  expect(checkout()).toBe(before);
  for (const script of [['scripts/lock-check.mjs'], ['packages/storefront/scripts/write-routes.mjs', '--check']]) {
    const [file = '', ...args] = script;
    const done = await run(pinnedNode, [join(root, file), ...args], { cwd: root, env: withBinaries(process.env) });
    expect(done, file).toMatchObject({ code: 0 });
  }
});
