import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProcessLog } from '@forecourt/api-contract/operator-log';
import { keyCheck, serviceKey } from '@forecourt/api-contract/service';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import CacheHandler from '../cache/handler';
import { PageStore } from '../cache/page-store';
import { processStore } from '../cache/process-store';

// Files of one worker share modules: another may have loaded those that are watched here.
vi.hoisted(() => void vi.resetModules());
vi.mock('../markdown/page-markdown', { spy: true });

// Other tests of the same worker may have loaded them, unwatched.
let beforeNext: typeof import('./before-next').beforeNext;
let pageMarkdown: typeof import('../markdown/page-markdown').pageMarkdown;
beforeAll(async () => {
  vi.resetModules();
  ({ pageMarkdown } = await import('../markdown/page-markdown'));
  ({ beforeNext } = await import('./before-next'));
});
afterAll(() => vi.resetModules());

const secret = 'a-secret-of-sixteen-or-more';
const own = { 'x-forecourt-site': 'yard', 'x-forecourt-gateway': serviceKey(secret, 'template-proof') };
const html = (words: string) =>
  `<html><head><title>T</title><link rel="canonical" href="https://yard.example/about-us"/></head><body><main><h1>${words}</h1></main></body></html>`;

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
  delete processStore.forecourtPageStore;
  for (const close of closers.splice(0)) close();
});

const start = async (draw: (request: IncomingMessage, response: ServerResponse) => void = () => undefined) => {
  const drawn: (string | undefined)[] = [];
  const isGateway = keyCheck({ current: secret, previous: null }, 'template-proof');
  const server = createServer(
    beforeNext({
      isGateway,
      handle: async (request, response) => {
        drawn.push(request.url);
        draw(request, response);
      },
      log: createProcessLog({ name: 'template-a', level: 'silent' }, { write: () => undefined }),
      manifest,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = own, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers, redirect: 'manual' });
  return { ask, drawn };
};

const keep = async (path: string, page: string, tag = 'content:yard:about-us') => {
  const store = new PageStore<never>({ maxBytes: 100_000 });
  processStore.forecourtPageStore = store;
  const handler = new CacheHandler({ revalidatedTags: [], _requestHeaders: {} });
  const value = {
    kind: 'APP_PAGE',
    html: page,
    rscData: Buffer.from(''),
    headers: { 'x-next-cache-tags': tag },
    status: 200,
  };
  await handler.set(
    `/route-cache/APP_PAGE/0123/$/yard${path}`,
    value as never,
    { cacheControl: { revalidate: false, expire: undefined } } as never,
  );
  return store;
};

describe('the Markdown form of a page', () => {
  it('is made from the cached page, with its lifetime and a tag of its own, without drawing the page', async () => {
    await keep('/about-us', html('About us'));
    const { ask, drawn } = await start();
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await ask('/about-us.md?utm_source=x');
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('# About us');
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'cache-control': 's-maxage=31536000',
        etag: expect.stringMatching(/^W\/"[\w-]{27}-md"$/),
        link: '<https://yard.example/about-us>; rel="canonical"',
      });
    }
    const head = await ask('/about-us.md', own, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(drawn).toEqual([]);
  });

  it('is made once of a cached page, whatever stands in its query', async () => {
    const made = vi.mocked(pageMarkdown);
    await keep('/about-us', html('Made once'));
    const { ask } = await start();
    await ask('/about-us.md');
    made.mockClear();
    for (let click = 0; click < 20; click += 1)
      expect(await (await ask(`/about-us.md?gclid=${click}`)).text()).toContain('# Made once');
    expect(made).not.toHaveBeenCalled();
  });

  it('is made once of a page that is drawn and kept, and anew of one that is drawn for its request', async () => {
    const made = vi.mocked(pageMarkdown);
    let cacheControl = 's-maxage=60';
    const { ask } = await start((_request, response) =>
      response.writeHead(200, { etag: 'W/"drawn"', 'cache-control': cacheControl }).end(html('Drawn')),
    );
    made.mockClear();
    for (let click = 0; click < 3; click += 1) await ask(`/contact.md?gclid=${click}`);
    expect(made).toHaveBeenCalledOnce();
    cacheControl = 'private, no-store';
    for (let click = 0; click < 3; click += 1) await ask(`/search.md?make=${click}`);
    expect(made).toHaveBeenCalledTimes(4);
  });

  it('that cannot be made is 500, of a cached page and of a drawn one, and the server goes on', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const made = vi.mocked(pageMarkdown);
    const broken = () => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    await keep('/about-us', html('Broken'));
    const { ask } = await start((_request, response) => response.end(html('Drawn')));
    for (const path of ['/about-us.md', '/contact.md']) {
      made.mockImplementationOnce(broken);
      expect((await ask(path)).status).toBe(500);
    }
    expect(said).toHaveBeenCalledTimes(2);
    said.mockRestore();
    expect((await ask('/about-us.md')).status).toBe(200);
  });

  it('changes with the page after a change has dropped it', async () => {
    const store = await keep('/about-us', html('Old'));
    const { ask, drawn } = await start((_request, response) => response.end(html('New')));
    expect(await (await ask('/about-us.md')).text()).toContain('# Old');
    store.apply([{ seq: 1, tags: ['content:yard:about-us'] }], 1);
    expect(await (await ask('/about-us.md')).text()).toContain('# New');
    expect(drawn).toEqual(['/about-us']);
  });

  it('requests the page as a browser would, and passes on an answer that is no page', async () => {
    const answers: Record<string, [number, Record<string, string>]> = {
      '/old-word': [308, { location: '/new-word?x=1' }],
      '/gone': [404, {}],
      '/broken': [503, {}],
      '/about-us': [200, { 'cache-control': 's-maxage=60', etag: 'W/"a"' }],
    };
    const accepted: unknown[] = [];
    const { ask } = await start(({ url = '', headers }, response) => {
      accepted.push([headers.accept, headers['if-none-match'], headers['x-forecourt-site']]);
      const [status, given] = answers[url] ?? [500, {}];
      response.writeHead(status, given).end(status === 200 ? html('Hello') : '<p>No</p>');
    });
    const moved = await ask('/old-word.md');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/new-word.md?x=1']);
    expect((await ask('/gone.md')).status).toBe(404);
    expect((await ask('/broken.md')).status).toBe(503);
    const page = await ask('/about-us.md', { ...own, 'if-none-match': 'W/"a"' });
    expect([page.status, page.headers.get('etag'), page.headers.get('cache-control')]).toEqual([
      200,
      'W/"a-md"',
      's-maxage=60',
    ]);
    expect(new Set(accepted.map(String))).toEqual(new Set([String(['text/html', undefined, 'yard'])]));
  });

  it('is refused without the gateway’s proof, and not made of files and pages for one shopper', async () => {
    const { ask, drawn } = await start((_request, response) => response.end('Next'));
    expect((await ask('/about-us.md', { 'x-forecourt-site': 'yard' })).status).toBe(421);
    for (const path of ['/enquiry/key.md', '/robots.txt', '/about-us'])
      expect(await (await ask(path)).text()).toBe('Next');
    expect(drawn).toEqual(['/enquiry/key.md', '/robots.txt', '/about-us']);
  });
});
