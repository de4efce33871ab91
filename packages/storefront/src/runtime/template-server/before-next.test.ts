import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keyCheck, serviceKey } from '@forecourt/api-contract/service';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { PressKeeper } from '../early-presses/press-keeper';
import { beforeNext } from './before-next';
import { createTemplateLog } from './template-log';
import { clientSignal, forOneClient, onlyForClient, scriptNonce } from './waiting-client';

const secret = 'a-secret-of-sixteen-or-more';
const proof = serviceKey(secret, 'template-proof');

const isGateway = keyCheck({ current: secret, previous: null }, 'template-proof');
const quiet = createTemplateLog('template-a', 'silent', { write: () => undefined });

const manifest = {
  name: 'a',
  version: '0.1.0',
  theme: 'metro',
  contract: 1,
  storefront: '0.1.0',
  build: 'abc',
  title: null,
  colors: null,
  parts: { sections: [], pages: [] },
};

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const start = async (draw: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Promise<number> => {
  const server = createServer(beforeNext({ isGateway, handle: draw, log: quiet, manifest }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

const statusOf = async (port: number, path: string, headers: Record<string, string> = {}): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status;

describe('a template app', () => {
  it('takes the site of a request from the gateway alone [SITE-02]', async () => {
    const drawn: (string | string[] | undefined)[] = [];
    const port = await start(async ({ headers }, response) => {
      drawn.push(headers['x-forecourt-gateway']);
      response.end('a page');
    });
    for (const given of ['', 'guess', secret, serviceKey(secret, 'api-proof'), `${proof}, ${proof}`]) {
      expect(await statusOf(port, '/', { 'x-forecourt-site': 'yard', 'x-forecourt-gateway': given }), given).toBe(421);
    }
    expect(await statusOf(port, '/', { 'x-forecourt-site': 'yard' })).toBe(421);
    expect(drawn).toEqual([]);
    expect(await statusOf(port, '/', { 'x-forecourt-site': 'yard', 'x-forecourt-gateway': proof })).toBe(200);
    // Files of the build need no site, and what is drawn learns no key.
    expect(await statusOf(port, '/_next/static/a.js')).toBe(200);
    expect(drawn).toEqual([undefined, undefined]);
  });

  it('tells what it is to whoever reaches its own port, and draws nothing for that', async () => {
    const port = await start(() => Promise.reject(new Error('drawn')));
    const answer = await fetch(`http://127.0.0.1:${port}/_template/manifest`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual(manifest);
  });

  it('answers its health check without drawing, and logs a request that failed without an answer', async () => {
    const port = await start(() => Promise.reject(new Error('no')));
    expect(await statusOf(port, '/_template/healthz')).toBe(200);
    expect(await statusOf(port, '/')).toBe(500);
  });
});

describe('a template app beside others', () => {
  const startWith = async (more: Partial<Parameters<typeof beforeNext>[0]>): Promise<number> => {
    const handle = async (_request: IncomingMessage, response: ServerResponse) => void response.end('a page');
    const server = createServer(beforeNext({ isGateway, handle, log: quiet, manifest, ...more }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => void server.close());
    return (server.address() as AddressInfo).port;
  };

  it('names the build that has answered, as its manifest does', async () => {
    const port = await startWith({});
    const headers = { 'x-forecourt-site': 'yard', 'x-forecourt-gateway': proof };
    expect((await fetch(`http://127.0.0.1:${port}/`, { headers })).headers.get('x-forecourt-build')).toBe('abc');
  });

  it('says by its health that it leaves, and serves on', async () => {
    let isLeaving = false;
    const port = await startWith({ isLeaving: () => isLeaving });
    expect(await statusOf(port, '/_template/healthz')).toBe(200);
    isLeaving = true;
    expect(await statusOf(port, '/_template/healthz')).toBe(503);
    expect(await statusOf(port, '/_next/static/a.js')).toBe(200);
  });

  it('tells another process what it keeps, and nobody who has no proof', async () => {
    const port = await startWith({});
    expect(await statusOf(port, '/_template/kept-pages')).toBe(421);
    const answer = await fetch(`http://127.0.0.1:${port}/_template/kept-pages`, {
      headers: { 'x-forecourt-gateway': proof },
    });
    expect(await answer.json()).toEqual([]);
  });

  it('answers files of other builds by what is kept, and leaves the rest to Next', async () => {
    const port = await startWith({
      keptAssets: {
        answer: async ({ url }, response) => {
          if (url !== '/_next/static/old.js') return false;
          response.end('old');
          return true;
        },
        builds: () => [],
        close: () => undefined,
      },
    });
    const text = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    expect([await text('/_next/static/old.js'), await text('/_next/static/own.js')]).toEqual(['old', 'a page']);
  });
});

describe('the scripts that a template app writes into a page', () => {
  it('carry the nonce of the policy that the gateway sends with the request, and none where it sends none', async () => {
    const port = await start(async (_request, response) => void response.end(renderToStaticMarkup(PressKeeper())));
    const scriptsWith = async (policy: Record<string, string>) => {
      const headers = { 'x-forecourt-site': 'yard', 'x-forecourt-gateway': proof, ...policy };
      return (await fetch(`http://127.0.0.1:${port}/cars/a/pay`, { headers })).text();
    };
    const policy = "default-src 'self'; script-src 'self' 'nonce-abc+/0123456789ABCDEF==' https://js.pay.example";
    expect(await scriptsWith({ 'content-security-policy': policy })).toMatch(
      /^<script nonce="abc\+\/0123456789ABCDEF==">globalThis/,
    );
    expect(await scriptsWith({})).toMatch(/^<script>globalThis/);
    expect(await scriptsWith({ 'content-security-policy': `script-src 'nonce-"><b>'` })).toMatch(/^<script>globalThis/);
    expect(scriptNonce()).toBeUndefined();
  });
});

describe('the requests of a template app', () => {
  it('are counted by route and outcome', async () => {
    const counted: string[] = [];
    const listener = beforeNext({
      isGateway,
      handle: async (_request, response) => void response.writeHead(203).end(),
      requests: { answered: (route, status, seconds) => counted.push(`${route} ${status} ${seconds >= 0}`) },
      log: quiet,
      manifest,
    });
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => void server.close());
    const { port } = server.address() as AddressInfo;
    await statusOf(port, '/_template/healthz');
    await statusOf(port, '/', { 'x-forecourt-site': 'yard' });
    await statusOf(port, '/_next/static/a.js');
    await statusOf(port, '/cars/a', { 'x-forecourt-site': 'yard', 'x-forecourt-gateway': proof });
    await expect
      // A client retries once after a 421.
      .poll(() => [...new Set(counted)])
      .toEqual(['health 200 true', 'refused 421 true', 'file 203 true', 'drawn 203 true']);
  });
});

describe('a draw', () => {
  /** Draws for a client that leaves; returns whether the draw was notified, and whether it went on. */
  const leave = async (wrap: typeof forOneClient): Promise<{ told: boolean | undefined; wentOn: boolean }> => {
    const begun = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    let told: boolean | undefined;
    let wentOn = false;
    const draw = wrap(async () => {
      const signal = clientSignal();
      begun.resolve();
      await gone.promise;
      told = signal?.aborted;
      await onlyForClient();
      wentOn = true;
    });
    const port = await start(async (_request, response) => {
      response.once('close', () => gone.resolve());
      await draw();
    });
    const outgoing = request({ host: '127.0.0.1', port, agent: false });
    outgoing.on('error', () => undefined).end();
    await begun.promise;
    outgoing.destroy();
    await gone.promise;
    // Everything that waited for the client to go has run by then.
    await new Promise((resolve) => setImmediate(resolve));
    return { told, wentOn };
  };

  it('for one client is aborted when the client leaves', async () => {
    expect(await leave(forOneClient)).toEqual({ told: true, wentOn: false });
  });

  it('for the cache goes on when the client leaves', async () => {
    expect(await leave((draw) => draw)).toEqual({ told: undefined, wentOn: true });
  });

  it('outside of a request, as at a build, has no client to wait for', async () => {
    await forOneClient(async () => {
      expect(clientSignal()).toBeUndefined();
      await onlyForClient();
    })();
  });
});
