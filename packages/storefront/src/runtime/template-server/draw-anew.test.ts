import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import CacheHandler from '../cache/handler';
import { PageStore } from '../cache/page-store';
import { drawAnewHeader, processStore } from '../cache/process-store';
import { siteHeader } from '../next-config/site-rewrites';
import { drawsAnew } from './draw-anew';

afterEach(() => {
  delete processStore.forecourtPageStore;
});

const secret = 'secret-of-the-build';
const tag = 'vehicle:1';
const keyOf = (path: string) => `/route-cache/APP_PAGE/0123/$${path}`;
const page = (html: string) => ({
  kind: 'APP_PAGE' as const,
  html,
  rscData: Buffer.from(html),
  headers: { 'x-next-cache-tags': tag },
  postponed: undefined,
  status: 200,
  segmentData: undefined,
});

/** A request as the template app's server sees it, and the answers of Next's cache handler to it. */
const ask = (path: string, method = 'GET') => {
  const headers: IncomingMessage['headers'] = { [siteHeader]: 'yard' };
  const response = new EventEmitter();
  drawsAnew(secret)({ url: path, method, headers } as IncomingMessage, response as ServerResponse);
  const handler = new CacheHandler({ revalidatedTags: [], _requestHeaders: headers });
  return {
    drawsAnew: headers[drawAnewHeader] === secret,
    leave: () => response.emit('close'),
    read: async (key: string) => {
      const found = await handler.get(key, { kind: 'APP_PAGE', isFallback: false } as never);
      return found?.value?.kind === 'APP_PAGE' ? found : null;
    },
    keep: (key: string, html: string) =>
      handler.set(key, page(html) as never, { cacheControl: { revalidate: 1, expire: undefined } } as never),
  };
};
const html = (found: Awaited<ReturnType<ReturnType<typeof ask>['read']>>) =>
  found?.value?.kind === 'APP_PAGE' ? found.value.html : null;

describe('a page that was dropped', () => {
  it.each([
    ['/cars/a?gclid=x', '/yard/cars/a'],
    ['/', '/yard'],
    ['/search/kia?gclid=x', '/yard/results/search/kia'],
  ])('at %s is drawn by one request and shown to the others meanwhile', async (path, place) => {
    const store = new PageStore<never>({ maxBytes: 10_000 });
    processStore.forecourtPageStore = store;
    const key = keyOf(place);
    await ask(path).keep(key, 'old');
    const before = ask(path);
    expect(before.drawsAnew).toBe(false);
    expect(html(await before.read(key))).toBe('old');
    store.apply([{ seq: 1, tags: [tag] }], 1);

    const [first, second, third] = [ask(path), ask(path), ask(path, 'HEAD')];
    expect([first, second, third].map((one) => one.drawsAnew)).toEqual([true, false, false]);
    expect(await first.read(key)).toBeNull();
    for (const other of [second, third]) {
      const shown = await other.read(key);
      expect(html(shown)).toBe('old');
      // Old enough to be drawn anew by Next as well, it would be cached once more where that fails.
      expect(shown?.lastModified).toBeGreaterThan(Date.now() - 1_000);
    }
    // A request that came before the change and reads the page after it draws nothing.
    expect(html(await before.read(key))).toBe('old');
    first.leave();
    const next = ask(path);
    expect(next.drawsAnew).toBe(true);
    await next.keep(key, 'new');
    next.leave();
    expect(ask(path).drawsAnew).toBe(false);
    expect(html(await ask(path).read(key))).toBe('new');
  });

  it('is not shown for an address whose query changes the page', async () => {
    const store = new PageStore<never>({ maxBytes: 10_000 });
    processStore.forecourtPageStore = store;
    await ask('/search').keep(keyOf('/yard/results/search'), 'old');
    store.apply([{ seq: 1, tags: [tag] }], 1);
    expect(ask('/search?make=Kia').drawsAnew).toBe(false);
    expect(ask('/results/search').drawsAnew).toBe(false);
    expect(ask('/search').drawsAnew).toBe(true);
  });

  it('keeps data that a draw needs from being outdated', async () => {
    const store = new PageStore<never>({ maxBytes: 10_000 });
    processStore.forecourtPageStore = store;
    const asker = ask('/cars/a');
    const data = { kind: 'FETCH' as const, data: { headers: {}, body: 'old', url: '' }, revalidate: 1 };
    const handler = new CacheHandler({ revalidatedTags: [], _requestHeaders: {} });
    await handler.set('hash', data as never, { fetchCache: true, tags: [tag] } as never);
    await asker.keep(keyOf('/yard/cars/a'), 'old');
    store.apply([{ seq: 1, tags: [tag] }], 1);
    ask('/cars/a');
    expect(await handler.get('hash', { kind: 'FETCH' } as never)).toBeNull();
  });
});
