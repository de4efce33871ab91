import { afterEach, describe, expect, it } from 'vitest';
import CacheHandler from '../cache/handler';
import { PageStore } from '../cache/page-store';
import { processStore } from '../cache/process-store';
import { runPageCacheSelfTest, testPageCache } from './page-cache-self-test';

afterEach(() => {
  delete processStore.forecourtPageStore;
});

const withStore = (maxBytes: number) => {
  processStore.forecourtPageStore = new PageStore({ maxBytes });
  return processStore.forecourtPageStore;
};

describe('the self-test of the page cache', () => {
  it('passes a cache that keeps what is written, and leaves nothing behind', async () => {
    const store = withStore(10_000);
    expect(await testPageCache(CacheHandler)).toBeNull();
    expect([store.size, store.bytes]).toEqual([0, 0]);
  });

  it('reports that a write is refused, with the reason', async () => {
    withStore(0);
    expect(await testPageCache(CacheHandler)).toContain('FORECOURT_PAGE_CACHE_MB');
  });

  it('reports that a write is refused as outdated, as by a handler that serves many requests', async () => {
    const store = withStore(10_000);
    const pooled = new CacheHandler({ revalidatedTags: [], _requestHeaders: {} });
    store.reset(5);
    const Pooled = new Proxy(CacheHandler, { construct: () => pooled });
    expect(await testPageCache(Pooled)).toBe('a page was refused as outdated, though nothing has changed');
  });

  it('reports that nothing is cached', async () => {
    withStore(10_000);
    class Forgetful extends CacheHandler {
      override set = async () => undefined;
    }
    expect(await testPageCache(Forgetful)).toBe('a page that was written is not cached');
  });

  it('reports a build without a cache handler as failed', async () => {
    const lines: string[] = [];
    const log = { info: (text: string) => lines.push(text), error: (text: string) => lines.push(text) };
    expect(await runPageCacheSelfTest('/nonexistent', log)).toBe(false);
    expect(lines).toEqual([expect.stringMatching(/^Page cache: SELF-TEST FAILED: the handler of the build/)]);
  });
});
