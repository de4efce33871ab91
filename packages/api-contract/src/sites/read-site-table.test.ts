import { describe, expect, it } from 'vitest';
import { readSiteTable } from './read-site-table';

const row = (slug: string, more: object = {}) => ({
  website_id: slug,
  slug,
  name: slug,
  template: 'a',
  hosts: [`${slug}.example`],
  tagline: '',
  ...more,
});

describe('readSiteTable', () => {
  it('reads every site but the one with a value that it does not know, and names that', () => {
    const sites = [row('yard'), row('new', { template: 'd' }), row('harbour', { from_a_later_version: 1 }), 'nothing'];
    const table = readSiteTable({ seq: 7, sites });
    expect(table.sites.map(({ website_id }) => website_id)).toEqual(['yard', 'harbour']);
    expect(table.unread).toEqual([
      { website_id: 'new', reason: expect.stringContaining('template') },
      { website_id: null, reason: expect.any(String) },
    ]);
  });

  it('reads a table of an older API, which says nothing of what pages may use', () => {
    expect(readSiteTable({ seq: 1, sites: [row('yard')] }).sites[0]?.page_sources).toBeUndefined();
  });

  it('lets nothing into the policy of a page that is no origin', () => {
    const none = { connect: [], script: [], frame: [] };
    for (const origin of ['https://a.example; script-src *', '*', "'unsafe-eval'", 'http://a.example', 'https://a/b']) {
      const page_sources = { general: { ...none, connect: [origin] }, payment: none };
      expect(readSiteTable({ seq: 1, sites: [row('yard', { page_sources })] }).sites).toEqual([]);
    }
  });
});
