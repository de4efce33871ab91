import { routeAt } from '@forecourt/config/pages';
import { describe, expect, it } from 'vitest';
import { keptAt } from './kept-at';

const at = (address: string, site = 'yard') => keptAt(address, site, routeAt);

describe('keptAt', () => {
  it('names a page by its site and path, whatever its query, and its Markdown and data as the page', () => {
    expect(at('/about-us')).toBe('yard /about-us');
    for (const other of ['/about-us?utm_source=x', '/about-us?_rsc=abc', '/about-us.md'])
      expect(at(other), other).toBe(at('/about-us'));
    expect(at('/about-us', 'other')).not.toBe(at('/about-us'));
  });

  it('names results that no query changes, and none that one changes', () => {
    expect(at('/search/toyota?gclid=1')).toBe(at('/search/toyota'));
    expect(at('/search/toyota')).not.toBeNull();
    expect(at('/search?page=2')).toBeNull();
  });

  it.each(['/finance', '/orders/key', '/compare', '/nothing/that/anybody/knows'])(
    'names nothing that is drawn for its request: %s',
    (address) => expect(at(address)).toBeNull(),
  );

  it('names a file of a build the same for every site', () => {
    const file = '/_next/static/chunks/a.js';
    expect(at(file, 'other')).toBe(at(file));
  });
});
