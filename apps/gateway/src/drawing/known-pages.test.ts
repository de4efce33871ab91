import { describe, expect, it } from 'vitest';
import { createKnownPages } from './known-pages';

const page = (path: string, site = 'yard') => ({ site, path, isData: false });

describe('createKnownPages', () => {
  it('remembers the cached page of one site, and not its router data', () => {
    const known = createKnownPages();
    known.note(page('/cars/a'), true);
    expect(known.has(page('/cars/a'))).toBe(true);
    expect(known.has({ ...page('/cars/a'), isData: true })).toBe(false);
    expect(known.has(page('/cars/a', 'harbour'))).toBe(false);
  });

  it('forgets a page that is no longer cached, and the oldest when there are too many', () => {
    const known = createKnownPages(2);
    for (const path of ['/a', '/b', '/a', '/c']) known.note(page(path), true);
    expect(['/a', '/b', '/c'].map((path) => known.has(page(path)))).toEqual([true, false, true]);
    known.note(page('/a'), false);
    expect(known.has(page('/a'))).toBe(false);
  });

  it('does not remember a path that has several spellings', () => {
    const known = createKnownPages();
    for (const path of ['/cars/%61', '/./cars/a', `/${'a'.repeat(400)}`]) {
      known.note(page(path), true);
      expect(known.has(page(path))).toBe(false);
    }
  });
});
