import { cacheTags } from '@forecourt/api-contract';
import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it, vi } from 'vitest';

const cached = vi.fn(
  (read: () => unknown, _key: readonly string[], _options: { readonly tags: readonly string[] }) => read,
);
vi.mock('next/cache', () => ({ unstable_cache: cached }));
vi.mock('../../runtime/service-access/api', () => ({
  api: () => ({ getContent: async (_site: string, key: string) => (key === 'gone' ? null : {}) }),
}));
const { linkedPages } = await import('./load-content');

describe('the written pages that a menu leads to', () => {
  it('are looked up in cache entries small enough for Next to keep every tag, however many pages there are', async () => {
    const pages = Array.from({ length: 250 }, (_, at) => `page-${at}`);
    const site = aPublicSite();
    const found = await linkedPages(site, ['/gone', '/search', ...pages.map((page) => `/${page}?from=menu`)]);
    expect(found.toSorted()).toEqual(pages.toSorted());
    const tags = cached.mock.calls.map(([, , options]) => options.tags);
    // Next takes 128.
    for (const ofEntry of tags) expect(ofEntry.length).toBeLessThanOrEqual(128);
    for (const page of [...pages, 'gone']) expect(tags.flat()).toContain(cacheTags.contentThere(site.website_id, page));
  });

  it('are not looked up where the menu has no such link', async () => {
    cached.mockClear();
    expect(await linkedPages(aPublicSite(), ['/search', '/contact'])).toEqual([]);
    expect(cached).not.toHaveBeenCalled();
  });
});
