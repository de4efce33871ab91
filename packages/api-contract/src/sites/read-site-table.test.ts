import { describe, expect, it, vi } from 'vitest';
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
  it('reads every site but the one that lacks what a site must have, and names that', () => {
    const sites = [row('yard'), row('new', { hosts: 'all' }), row('harbour', { from_a_later_version: 1 }), 'nothing'];
    const table = readSiteTable({ seq: 7, sites });
    expect(table.sites.map(({ website_id }) => website_id)).toEqual(['yard', 'harbour']);
    expect(table.unread).toEqual([
      { website_id: 'new', reason: expect.stringContaining('hosts') },
      { website_id: null, reason: expect.any(String) },
    ]);
  });

  it('reads a site whose template is of a later version, with where that is', () => {
    const template_origin = 'http://10.0.0.5:3004';
    const sites = [row('yard', { template: 'night-market', template_origin, template_title: 'Night Market' })];
    expect(readSiteTable({ seq: 1, sites })).toMatchObject({ sites: [{ template: 'night-market', template_origin }] });
  });

  it('leaves out optional parts that it cannot read, and reports them', () => {
    const told = vi.fn();
    const sites = [row('yard', { template_origin: 'pigeon', phones: [{ name: 'Yard', phone: 7 }] })];
    const table = readSiteTable({ seq: 1, sites }, told);
    expect(table.sites).toEqual([{ ...row('yard'), phones: [] }]);
    expect(told.mock.calls).toEqual([
      ['yard', { path: 'template_origin', reason: expect.any(String) }],
      ['yard', { path: 'phones[]', reason: expect.any(String) }],
    ]);
  });

  it('reads a table of an older API, which lists no page sources', () => {
    expect(readSiteTable({ seq: 1, sites: [row('yard')] }).sites[0]?.page_sources).toBeUndefined();
  });

  it('reads page sources of an older API, which names no hosts for forms and has no class of private pages', () => {
    const older = { connect: ['https://b.example'], script: [], frame: [] };
    const [site] = readSiteTable({
      seq: 1,
      sites: [row('yard', { page_sources: { general: older, payment: older } })],
    }).sites;
    expect(site?.page_sources).toEqual({ general: { ...older, form: [] }, payment: { ...older, form: [] } });
  });

  it('drops page sources that are no https origins', () => {
    const none = { connect: [], script: [], frame: [], form: [] };
    for (const origin of ['https://a.example; script-src *', '*', "'unsafe-eval'", 'http://a.example', 'https://a/b']) {
      const said = [origin, 'https://b.example'];
      const page_sources = { general: { ...none, connect: said }, payment: { ...none, form: said } };
      const [site] = readSiteTable({ seq: 1, sites: [row('yard', { page_sources })] }).sites;
      expect(site?.page_sources).toEqual({
        general: { ...none, connect: ['https://b.example'] },
        payment: { ...none, form: ['https://b.example'] },
      });
    }
  });

  it('drops origins that may search which are no https origins, and reads a table that names none', () => {
    const said = ['*', 'null', 'http://a.example', 'wss://a.example', 'https://a.example/b', 'https://b.example'];
    const [site] = readSiteTable({ seq: 1, sites: [row('yard', { search_origins: said })] }).sites;
    expect(site?.search_origins).toEqual(['https://b.example']);
    expect(readSiteTable({ seq: 1, sites: [row('yard')] }).sites[0]?.search_origins).toBeUndefined();
  });

  it('drops a template address that is no origin', () => {
    for (const template_origin of [
      'file:///etc',
      'http://a/b',
      'http://u@a',
      'http://a?x',
      'javascript:1',
      'http://',
    ]) {
      expect(readSiteTable({ seq: 1, sites: [row('yard', { template_origin })] }).sites).toEqual([row('yard')]);
    }
  });
});
