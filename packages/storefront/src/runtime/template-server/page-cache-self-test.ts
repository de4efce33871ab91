import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CacheHandlerContext, CacheHandler as NextCacheHandler } from 'next/dist/server/lib/incremental-cache';
import type { CachedRouteKind } from 'next/dist/server/response-cache';
import * as z from 'zod';
import { processStore } from '../cache/process-store';

type HandlerClass = new (context: CacheHandlerContext) => NextCacheHandler;

const builtSettings = z.object({ config: z.object({ cacheHandler: z.string().min(1) }) });
const handlerModule = z.object({
  default: z.custom<HandlerClass>((value) => typeof value === 'function', 'is no class'),
});

/**
 * The cache handler of a build, loaded as Next loads it: from the file that the build names.
 * @param dir folder of the app
 * @throws where the build names none, or it cannot be loaded
 */
export const loadBuiltHandler = async (dir: string): Promise<HandlerClass> => {
  const folder = join(dir, '.next');
  const settings = JSON.parse(await readFile(join(folder, 'required-server-files.json'), 'utf8'));
  const { cacheHandler } = builtSettings.parse(settings).config;
  const loaded: unknown = await import(pathToFileURL(resolve(folder, cacheHandler)).href);
  return handlerModule.parse(loaded).default;
};

const key = '/self-test$/self-test';
const words = 'self-test';
const page = {
  // An enum of Next's types alone.
  kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
  html: words,
  rscData: undefined,
  headers: { 'x-next-cache-tags': words },
  postponed: undefined,
  status: 200,
  segmentData: undefined,
} as const;

/**
 * Writes a page into the page cache, reads it and removes it again, each by a handler of its own: Next makes one for
 * each request. Says what is wrong; null when a page that is written is cached.
 */
export const testPageCache = async (Handler: HandlerClass): Promise<string | null> => {
  const forRequest = (): NextCacheHandler => new Handler({ revalidatedTags: [], _requestHeaders: {} });
  const read = async (): Promise<unknown> => {
    const found = await forRequest().get(key, { kind: 'APP_PAGE', isFallback: false } as Parameters<
      NextCacheHandler['get']
    >[1]);
    return found?.value?.kind === 'APP_PAGE' ? found.value.html : null;
  };
  const context: Parameters<NextCacheHandler['set']>[2] = { cacheControl: { revalidate: false, expire: undefined } };
  const before = { ...processStore.forecourtPageStore?.counts.writes };
  await forRequest().set(key, page, context);
  if ((await read()) !== words) {
    const store = processStore.forecourtPageStore;
    const isNew = (outcome: 'outdated' | 'too-large'): boolean =>
      (store?.counts.writes[outcome] ?? 0) > (before[outcome] ?? 0);
    if (isNew('too-large'))
      return `a page was refused as too large for ${store?.maxBytes} bytes (FORECOURT_PAGE_CACHE_MB)`;
    if (isNew('outdated')) return 'a page was refused as outdated, though nothing has changed';
    return 'a page that was written is not cached';
  }
  await forRequest().set(key, null, context);
  return (await read()) === null ? null : 'a page that was removed is still there';
};

/**
 * Tests the page cache of a build when its app starts, and says in the log how it went: an app whose pages are not cached
 * looks well and is ten times as slow.
 * @returns whether pages are cached
 */
export const runPageCacheSelfTest = async (
  dir: string,
  { info, error: fault }: Pick<Console, 'info' | 'error'> = console,
): Promise<boolean> => {
  const found = await loadBuiltHandler(dir)
    .then(testPageCache)
    .catch((error: unknown) => `the handler of the build cannot be used: ${String(error)}`);
  if (found === null) info('Page cache: a page that is written is cached.');
  else fault(`Page cache: SELF-TEST FAILED: ${found}. Every page is drawn at each request.`);
  return found === null;
};
