import { type PageRow, pages } from '@forecourt/config/pages';
import { describe, expect, it } from 'vitest';
import { isKeyPath, noVisit, readVisit, visitPage } from './visit';

/** What comes before the key in the addresses of these pages that are keys. */
const beginningsOf = (rows: readonly PageRow[]): readonly string[] =>
  rows.flatMap((row) =>
    row.rendering === 'private' && row.forOne === 'address' ? [`/${row.folder.slice(0, row.folder.indexOf('['))}`] : [],
  );

describe('a visit', () => {
  it('keeps the pages in order and the query it began with', () => {
    const first = visitPage(noVisit, { path: '/', search: '?utm_source=letter' });
    const second = visitPage(first, { path: '/search', search: '?make=Kia' });
    expect(visitPage(second, { path: '/search', search: '?make=Kia&page=2' })).toEqual({
      visited_pages: ['/', '/search'],
      linked_query_params: { utm_source: 'letter' },
    });
  });

  it('keeps the last 50 pages', () => {
    const visit = Array.from({ length: 60 }, (_, page) => page).reduce(
      (before, page) => visitPage(before, { path: `/${page}`, search: '' }),
      noVisit,
    );
    expect(visit.visited_pages).toHaveLength(50);
    expect(visit.visited_pages.at(-1)).toBe('/59');
  });

  it('leaves out pages whose addresses are keys', () => {
    const visit = visitPage(noVisit, { path: '/contact', search: '' });
    expect(visitPage(visit, { path: '/enquiry/abc', search: '' })).toBe(visit);
    expect(visitPage(visit, { path: '/preview/abc', search: '' })).toBe(visit);
    expect(visitPage(visit, { path: '/enquiry', search: '' }).visited_pages).toEqual(['/contact', '/enquiry']);
  });

  it('knows the pages of the table whose addresses are keys, and counts those that a session opens as visited', () => {
    for (const beginning of beginningsOf(Object.values(pages)))
      expect(isKeyPath(`${beginning}x`), beginning).toBe(true);
    // A beginning that other pages share would make keys of them all.
    for (const { folder } of Object.values<PageRow>(pages).filter(({ rendering }) => rendering !== 'private'))
      expect(isKeyPath(`/${folder}`), folder).toBe(false);
    const account = { address: null, rendering: 'private', forOne: 'session', security: 'private' } as const;
    const rows: readonly PageRow[] = [
      { ...account, folder: 'my-garage' },
      { ...account, folder: 'my-garage/[order]' },
      { folder: 'orders/[token]/paid', address: null, rendering: 'private', forOne: 'address', security: 'private' },
      { folder: 'locations/[slug]', address: null, rendering: 'cached' },
    ];
    expect(beginningsOf(rows)).toEqual(['/orders/']);
    const visit = visitPage(noVisit, { path: '/my-garage', search: '' });
    expect(visit.visited_pages).toEqual(['/my-garage']);
    for (const path of ['/apply-for-finance', '/preview', '/enquire/abc', '/cars/a/enquire'])
      expect(isKeyPath(path), path).toBe(false);
  });

  it('reads broken storage as an empty visit', () => {
    expect(readVisit('{"visited_pages":7')).toEqual(noVisit);
    expect(readVisit('{"visited_pages":7}')).toEqual(noVisit);
    expect(readVisit(null)).toEqual(noVisit);
  });
});
