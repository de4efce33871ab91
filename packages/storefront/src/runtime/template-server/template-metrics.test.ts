import type { CachedRouteKind } from 'next/dist/server/response-cache';
import { afterEach, describe, expect, it } from 'vitest';
import CacheHandler from '../cache/handler';
import { PageStore } from '../cache/page-store';
import { processStore } from '../cache/process-store';
import { createTemplateMetrics, templateChecks } from './template-metrics';

afterEach(() => {
  delete processStore.forecourtPageStore;
  delete processStore.forecourtPageFollower;
});

const manifest = {
  name: 'a',
  version: '0.1.0',
  theme: 'metro',
  contract: 1,
  storefront: '0.2.0',
  build: 'abc',
  title: null,
  colors: null,
  parts: { sections: [], pages: [] },
};
const page = (html: string) =>
  ({
    kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
    html,
    rscData: undefined,
    headers: { 'x-next-cache-tags': 'vehicle:1' },
    postponed: undefined,
    status: 200,
    segmentData: undefined,
  }) as const;
const context = { cacheControl: { revalidate: false, expire: undefined } } as const;
const asPage = { kind: 'APP_PAGE', isFallback: false } as Parameters<CacheHandler['get']>[1];
const handler = () => new CacheHandler({ revalidatedTags: [], _requestHeaders: {} });

describe('the metrics of a template app', () => {
  it('count what the page cache reads, stores, refuses and drops', async () => {
    const store = new PageStore<never>({ maxBytes: 2_000 });
    processStore.forecourtPageStore = store;
    const { registry } = createTemplateMetrics('template-a', manifest);
    const line = async (name: string) => (await registry.metrics()).split('\n').find((text) => text.startsWith(name));
    const early = handler();
    await handler().get('x$/yard/a', asPage);
    await handler().set('x$/yard/a', page('a'), context);
    await handler().get('x$/yard/a', asPage);
    await handler().set('x$/yard/b', page('b'.repeat(3_000)), context);
    store.apply([{ seq: 1, tags: ['vehicle:1'] }], 1);
    await handler().get('x$/yard/a', asPage);
    await early.set('x$/yard/a', page('a'), context);

    const reads = 'forecourt_page_cache_reads_total{kind="page",outcome=';
    const writes = 'forecourt_page_cache_writes_total{outcome=';
    const rest = 'process="template-a"}';
    for (const expected of [
      `${reads}"hit",${rest} 1`,
      `${reads}"miss",${rest} 1`,
      `${reads}"outdated",${rest} 1`,
      `${writes}"stored",${rest} 1`,
      `${writes}"too-large",${rest} 1`,
      `${writes}"outdated",${rest} 1`,
      `forecourt_page_cache_drops_total{reason="changed",${rest} 1`,
      `forecourt_page_cache_entries{${rest} 0`,
      `forecourt_page_cache_max_bytes{${rest} 2000`,
    ]) {
      expect(await line(expected.slice(0, expected.lastIndexOf(' ')))).toBe(expected);
    }
  });

  it('say which build of which template the process is', async () => {
    const { registry } = createTemplateMetrics('template-a', manifest);
    expect(await registry.metrics()).toContain(
      'forecourt_template_info{template="a",version="0.1.0",theme="metro",storefront="0.2.0",contract="1",build="abc",process="template-a"} 1',
    );
  });

  it('report the result of the self-test, and leave out a cache that does not exist', async () => {
    const { registry, tested } = createTemplateMetrics('template-b', manifest);
    const before = await registry.metrics();
    // Silent since the start: who never reaches the API is seen.
    expect(before).toMatch(/^forecourt_page_cache_silent_seconds\{process="template-b"\} [\d.e-]+$/m);
    expect(before).not.toMatch(/^forecourt_page_cache_(?!silent)/m);
    tested(false);
    expect(await registry.metrics()).toContain('forecourt_page_cache_self_test{process="template-b"} 0');
  });
});

describe('a template app is ready', () => {
  const { page_cache: follows } = templateChecks(true);
  const since = (ms: number, isLost = false) => {
    processStore.forecourtPageFollower = {
      standing: () => ({ seq: 1, answeredAt: performance.now() - ms, isLost }),
    };
    return follows?.();
  };

  it('when its page cache follows the changes of the API', () => {
    expect(follows?.()).toBe('no answer of the API yet');
    expect(since(20_000)).toBeNull();
    expect(since(61_000)).toBe('has heard of no change for 61 s');
    expect(since(2_000, true)).toBe('has heard of no change for 2 s');
  });

  it('without a page cache in development, where nothing is cached', () =>
    expect(templateChecks(false)).not.toHaveProperty('page_cache'));
});
