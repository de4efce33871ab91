import { type PageRow, pages } from '@forecourt/config/pages';
import { describe, expect, it } from 'vitest';
import { noVisit, privateBeginnings, readVisit, visitPage } from './visit';

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

  it('leaves out pages of one shopper, whose addresses hold keys', () => {
    const visit = visitPage(noVisit, { path: '/contact', search: '' });
    expect(visitPage(visit, { path: '/enquiry/abc', search: '' })).toBe(visit);
    expect(visitPage(visit, { path: '/preview/abc', search: '' })).toBe(visit);
    expect(visitPage(visit, { path: '/enquiry', search: '' }).visited_pages).toEqual(['/contact', '/enquiry']);
  });

  it('has the beginnings of all private pages of the table', () => {
    const isPrivate = ({ rendering }: PageRow) => rendering === 'private';
    expect(privateBeginnings).toEqual(
      Object.values<PageRow>(pages)
        .filter(isPrivate)
        .map(({ folder }) => `/${folder.slice(0, folder.indexOf('['))}`),
    );
  });

  it('reads broken storage as an empty visit', () => {
    expect(readVisit('{"visited_pages":7')).toEqual(noVisit);
    expect(readVisit('{"visited_pages":7}')).toEqual(noVisit);
    expect(readVisit(null)).toEqual(noVisit);
  });
});
