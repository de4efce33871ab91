import { describe, expect, it } from 'vitest';
import { bytesOf, tagsOf } from './cached-value';

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

  it('is counted with everything it holds', () => {
    expect(bytesOf(page) - 512).toBe(3 + 100 + 50);
    expect(bytesOf(data) - 512).toBe(7);
  });
});
