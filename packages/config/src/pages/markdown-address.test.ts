import { describe, expect, it } from 'vitest';
import { markdownAddress, pageOfMarkdown, prefersMarkdown } from './markdown-address';

describe('the Markdown form of a page', () => {
  it.each([
    ['/', '/index.md'],
    ['/about-us', '/about-us.md'],
    ['/about-us/', '/about-us.md'],
    ['/search?make=Kia', '/search.md?make=Kia'],
    ['/search/kia', '/search/kia.md'],
    ['/cars/2020-kia-rio', '/cars/2020-kia-rio.md'],
    ['/kia/overview', '/kia/overview.md'],
    ['/open-day', '/open-day.md'],
    ['/about-us#team', '/about-us.md#team'],
    ['/about-us?a=1#team', '/about-us.md?a=1#team'],
  ])('of %s has the address %s', (page, markdown) => {
    expect(markdownAddress(page)).toBe(markdown);
    expect(pageOfMarkdown(markdown)).toBe(page === '/about-us/' ? '/about-us' : page);
  });

  it.each(['/robots.txt', '/sitemap.xml', '/icon.svg', '/enquiry/abc', '/preview/abc', '/a/b/c', '/about-us.md'])(
    'does not exist for %s',
    (path) => expect(markdownAddress(path)).toBeNull(),
  );

  it.each(['/about-us', '/.md', '/cars/.md', '/enquiry/abc.md', '/preview/abc.md', '/robots.txt.md', '/a/b/c.md'])(
    'has no page at %s',
    (path) => expect(pageOfMarkdown(path)).toBeNull(),
  );
});

describe('prefersMarkdown', () => {
  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
    ['TEXT/Markdown;q=0.5', true],
    ['text/html, text/markdown', true],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0', false],
    ['text/markdown;q=x', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['*/*', false],
    ['', false],
    [undefined, false],
  ])('is judged from the Accept header %s', (accept, prefers) => expect(prefersMarkdown(accept)).toBe(prefers));
});
