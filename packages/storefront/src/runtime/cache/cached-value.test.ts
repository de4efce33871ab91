import { describe, expect, it } from 'vitest';
import { asCacheEntry, bytesOf, tagsOf } from './cached-value';

const page = {
  kind: 'APP_PAGE',
  html: 'äb',
  rscData: Buffer.alloc(100),
  segmentData: new Map([['/', Buffer.alloc(50)]]),
  headers: { 'x-next-cache-tags': 'site:x,vehicle:1' },
  postponed: undefined,
  status: 200,
} as unknown as Parameters<typeof tagsOf>[0];

const data = {
  kind: 'FETCH',
  data: { headers: {}, body: '{"a":1}', url: '', status: 200 },
  tags: ['stock:x'],
  revalidate: 1,
} as unknown as Parameters<typeof tagsOf>[0];

describe('a cached value', () => {
  it('has the tags of its page header or of its data call', () => {
    expect(tagsOf(page, [])).toEqual(['site:x', 'vehicle:1']);
    expect(tagsOf(data, ['site:x'])).toEqual(['site:x', 'stock:x']);
  });

  it('is measured with everything it holds', () => {
    expect(bytesOf(page) - 512).toBe(3 + 100 + 50);
    expect(bytesOf(data) - 512).toBe(7);
  });

  it('has an etag of its content alone', () => {
    const tagged = (html: string) => {
      const value = asCacheEntry({ ...page, html } as typeof page);
      return 'headers' in value ? value.headers : undefined;
    };
    expect(tagged('a')).toMatchObject({
      etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
      'x-next-cache-tags': 'site:x,vehicle:1',
    });
    expect(tagged('a')?.etag).toBe(tagged('a')?.etag);
    expect(tagged('a')?.etag).not.toBe(tagged('b')?.etag);
    expect(asCacheEntry(data)).toBe(data);
  });
});
