import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import CacheHandler from '../cache/handler';
import { PageStore } from '../cache/page-store';
import { processStore } from '../cache/process-store';
import { siteHeader } from '../next-config/site-rewrites';
import { answerCached } from './answer-cached';

const closers: (() => void)[] = [];
afterEach(() => {
  delete processStore.forecourtPageStore;
  for (const close of closers.splice(0)) close();
});

const page = {
  kind: 'APP_PAGE' as const,
  html: '<h1>Ute • $9,990</h1>',
  rscData: Buffer.from(''),
  headers: { 'x-next-cache-tags': 'vehicle:1', 'x-nextjs-stale-time': '300' },
  postponed: undefined,
  status: 200,
  segmentData: undefined,
};

/** A store with `/cars/a` of the yard, cached as Next keeps it, and a server that leaves what is not cached to Next. */
const given = async (cached: object = page, revalidate: number | false = 60) => {
  const store = new PageStore<never>({ maxBytes: 10_000 });
  processStore.forecourtPageStore = store;
  const handler = new CacheHandler({ revalidatedTags: [], _requestHeaders: {} });
  await handler.set(
    '/route-cache/APP_PAGE/0123/$/yard/cars/a',
    cached as never,
    { cacheControl: { revalidate, expire: undefined } } as never,
  );
  const server = createServer((request, response) => {
    if (!answerCached(request, response)) response.writeHead(299).end('Next');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { [siteHeader]: 'yard', ...headers } });
  return { store, ask };
};

describe('a cached page', () => {
  it('is answered as Next would answer it, whatever campaign query the address has', async () => {
    const { ask, store } = await given();
    for (const path of ['/cars/a', '/cars/a?gclid=x']) {
      const answer = await ask(path);
      const html = await answer.text();
      expect([answer.status, html], path).toEqual([200, '<h1>Ute &#x2022; $9,990</h1>']);
      const headers = Object.fromEntries(answer.headers);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(Buffer.byteLength(html)),
        'cache-control': 's-maxage=60',
        'x-nextjs-stale-time': '300',
        etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
        vary: expect.stringContaining('rsc'),
      });
      expect(headers).not.toHaveProperty('x-next-cache-tags');
    }
    const head = await ask('/cars/a', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '28', '']);
    expect(store.counts.reads.page).toEqual({ hit: 3, outdated: 0, miss: 0 });
  });

  it.each([
    ['another page', '/cars/b', {}, 'GET'],
    ['the page of another site', '/cars/a', { [siteHeader]: 'lot' }, 'GET'],
    ['the data of the page for the router', '/cars/a', { rsc: '1' }, 'GET'],
    ['a form', '/cars/a', {}, 'POST'],
  ])('leaves %s to Next', async (_what, path, headers, method) => {
    const { ask } = await given();
    expect((await ask(path, headers as Record<string, string>, method)).status).toBe(299);
  });

  it.each([
    ['a redirect', { ...page, status: 308 }, 60],
    ['a page that is part drawn', { ...page, postponed: 'rest' }, 60],
    ['one past its time', page, -1],
  ])('is left to Next with %s', async (_what, cached, revalidate) => {
    const { ask, store } = await given(cached, revalidate);
    expect((await ask('/cars/a')).status).toBe(299);
    expect(store.counts.reads.page.hit, 'counted where Next asks for it').toBe(0);
  });

  it('is never answered after a change has dropped it [DATA-02]', async () => {
    const { ask, store } = await given(page, false);
    expect((await ask('/cars/a')).status).toBe(200);
    store.apply([{ seq: 1, tags: ['vehicle:1'] }], 1);
    expect((await ask('/cars/a')).status).toBe(299);
    store.reset(1);
    expect((await ask('/cars/a')).status).toBe(299);
  });
});
