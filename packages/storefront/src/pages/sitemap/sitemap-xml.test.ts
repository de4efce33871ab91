import { describe, expect, it } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

describe('a sitemap', () => {
  it('names address, last change and picture, as far as they are known, with what XML reads otherwise escaped', () => {
    expect(
      sitemapXml([
        { address: 'https://yard.example/a?b=1&c=<"2">' },
        {
          address: 'https://yard.example/cars/ute',
          changed: '2026-03-01T00:00:00.000Z',
          image: 'https://yard.example/media/a?w=1440&q=75',
        },
      ]),
    ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://yard.example/a?b=1&amp;c=&lt;&quot;2&quot;&gt;</loc></url>
<url><loc>https://yard.example/cars/ute</loc><lastmod>2026-03-01T00:00:00.000Z</lastmod><image:image><image:loc>https://yard.example/media/a?w=1440&amp;q=75</image:loc></image:image></url>
</urlset>
`);
  });

  it('names no extension that it does not use, and is whole without entries', () => {
    expect(sitemapXml([])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n</urlset>\n',
    );
  });

  it('is listed by its address and its newest change', () => {
    expect(sitemapIndexXml([{ address: 'https://yard.example/sitemap.xml?part=a', changed: '2026-03-01' }])).toContain(
      '<sitemap><loc>https://yard.example/sitemap.xml?part=a</loc><lastmod>2026-03-01</lastmod></sitemap>',
    );
  });
});
