import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from './host-index';

const siteOf = (slug: string, hosts: string[]): Site => ({
  website_id: slug,
  slug,
  name: slug,
  template: 'a',
  hosts,
  tagline: '',
});

describe('a gateway that is asked whether a host is to have a certificate', () => {
  // In the folder of the app, so that its package.json says which Node it needs.
  const folder = fileURLToPath(new URL(`../../dist-test-${process.pid}`, import.meta.url));
  let sites: Site[] | null = null;
  const api = createServer((incoming, outgoing) => {
    if (sites === null || !incoming.url?.includes('/sites')) return void outgoing.writeHead(503).end();
    outgoing.setHeader('content-type', 'application/json');
    outgoing.end(JSON.stringify({ seq: 1, sites }));
  });
  let gateway: ChildProcess;
  let operator = '';

  beforeAll(async () => {
    await build({
      entryPoints: { main: fileURLToPath(new URL('../main.ts', import.meta.url)) },
      outdir: folder,
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
      conditions: ['@forecourt/source'],
      banner: { js: "import { createRequire as from } from 'node:module'; const require = from(import.meta.url);" },
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    gateway = spawn(process.execPath, [join(folder, 'main.js')], {
      env: {
        PATH: process.env.PATH,
        FORECOURT_SERVICE_TOKEN: 'a-token-of-sixteen-or-more',
        FORECOURT_API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
        FORECOURT_GATEWAY_PORT: '0',
        FORECOURT_METRICS_PORT: '0',
        // Hosts of demos are reached, and get no certificate.
        FORECOURT_DIRECTORY: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    operator = await new Promise<string>((up, fail) => {
      let logged = '';
      gateway.stdout?.setEncoding('utf8').on('data', (part: string) => {
        logged += part;
        const url = /"url":"([^"]+)\/metrics"/.exec(logged)?.[1];
        if (url !== undefined) up(url);
      });
      gateway.once('exit', (code) => fail(new Error(`The gateway ended with ${code}.`)));
    });
  });
  afterAll(async () => {
    const ended = once(gateway, 'exit');
    gateway.kill('SIGTERM');
    await ended;
    api.closeAllConnections();
    api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (query: string): Promise<number> =>
    (await fetch(`${operator}/certificates/ask${query}`, { signal: AbortSignal.timeout(10_000) })).status;

  it('says 503 until it knows the sites, then 200 for each host that a site names and 404 for all others', async () => {
    expect(await ask('?domain=yard.example')).toBe(503);
    sites = [siteOf('yard', ['www.yard.example', 'yard.example']), siteOf('harbour', ['harbour.example'])];
    await expect.poll(() => ask('?domain=yard.example')).toBe(200);
    for (const host of ['www.yard.example', 'WWW.Yard.Example', 'harbour.example'])
      expect(await ask(`?domain=${host}`), host).toBe(200);
    for (const host of [
      'a.yard.example',
      'example',
      'yard.example.evil.example',
      'localhost',
      'yard.localhost',
      '127.0.0.1',
    ])
      expect(await ask(`?domain=${host}`), host).toBe(404);
  });

  it('follows a site document that names a new host, without a restart', async () => {
    expect(await ask('?domain=new.yard.example')).toBe(404);
    sites = [siteOf('yard', ['www.yard.example', 'new.yard.example'])];
    await expect.poll(() => ask('?domain=new.yard.example')).toBe(200);
    expect(await ask('?domain=harbour.example')).toBe(404);
  });

  it.each(['', '?domain=', '?domain=yard.example:443', '?domain=a%20b', '?host=yard.example'])(
    'says 400 to a question that names no host: %s',
    async (query) => expect(await ask(query)).toBe(400),
  );
});
