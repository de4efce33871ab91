import { afterEach, expect, it } from 'vitest';
import { PageStore } from '../cache/page-store';
import { processStore } from '../cache/process-store';
import { cachedPath } from './cached-path';
import { keptPages } from './kept-pages';

afterEach(() => {
  delete processStore.forecourtPageStore;
});

it('the pages that a process keeps are told by their addresses, those first that were asked for last', () => {
  expect(keptPages()).toEqual([]);
  const store = new PageStore<never>({ maxBytes: 1_000 });
  processStore.forecourtPageStore = store;
  const keep = (place: string | undefined, key = String(place)) =>
    store.write(key, {} as never, { tags: [], bytes: 1, start: store.now(), place });
  for (const address of ['/', '/cars/a', '/search/toyota']) keep(cachedPath('yard', address));
  keep('/yard/_');
  keep(undefined, 'data of a page');
  store.read('/yard');
  expect(keptPages()).toEqual([
    { site: 'yard', address: '/' },
    { site: 'yard', address: '/_' },
    { site: 'yard', address: '/search/toyota' },
    { site: 'yard', address: '/cars/a' },
  ]);
});
