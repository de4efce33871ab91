import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PictureQuality, SiteImage } from './site-image';

const qualitiesIn = (html: string) => new Set([...html.matchAll(/q=(\d+)/g)].map(([, quality]) => Number(quality)));

describe("a site's picture", () => {
  it('is requested in the quality of the site, 75 by default, preloaded pictures too', () => {
    const picture = <SiteImage src="/media/abc" alt="" width={800} height={600} sizes="20rem" priority />;
    const html = renderToStaticMarkup(<PictureQuality value={60}>{picture}</PictureQuality>);
    expect(html).toContain('srcSet="/media/abc?w=320&amp;q=60 320w');
    expect(html).toContain('<link rel="preload"');
    expect(qualitiesIn(html)).toEqual(new Set([60]));
    expect(qualitiesIn(renderToStaticMarkup(picture))).toEqual(new Set([75]));
  });
});
