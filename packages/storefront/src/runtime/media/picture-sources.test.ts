import { mediaWidths } from '@forecourt/api-contract/media';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureSources } from './picture-sources';

const widthsOf = (sizes: string | undefined, width = 1800) =>
  [...(pictureSources({ src: '/media/abc', width, sizes }).srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, size]) =>
    Number(size),
  );

describe('[MEDI-01] the widths of a picture', () => {
  it('are those that its layout can need, on screens of one and two pixels a CSS pixel', () => {
    expect(widthsOf('8rem')).toEqual([160, 240, 320]);
    // 294 px on the narrowest phone, 707 px just below 48rem.
    expect(widthsOf('(min-width: 75rem) 22rem, (min-width: 48rem) 45vw, 92vw')).toEqual([
      320, 480, 640, 800, 1080, 1440,
    ]);
    expect(widthsOf('100vw', 5000)).toEqual([320, 480, 640, 800, 1080, 1440, 1920]);
    expect(widthsOf(undefined)).toEqual(widthsOf('100vw'));
  });

  it('end with the first that covers the width of the picture itself', () => {
    expect(widthsOf('100vw', 600)).toEqual([320, 480, 640]);
    expect(widthsOf('30rem', 90)).toEqual([96]);
  });

  it('are at least one, all served, and in order', () => {
    const length = fc
      .tuple(fc.integer({ min: 1, max: 200 }), fc.constantFrom('rem', 'vw', 'px'))
      .map(([n, u]) => n + u);
    fc.assert(
      fc.property(length, length, fc.integer({ min: 1, max: 6000 }), (wide, narrow, width) => {
        const widths = widthsOf(`(min-width: 48rem) ${wide}, ${narrow}`, width);
        expect(widths.length).toBeGreaterThan(0);
        expect(mediaWidths).toEqual(expect.arrayContaining(widths));
        expect(widths).toEqual([...widths].sort((a, b) => a - b));
      }),
    );
  });

  it('are served in the quality of the site', () => {
    const { src, srcSet } = pictureSources({ src: '/media/abc', width: 200, sizes: '10rem', quality: 60 });
    expect([src, srcSet]).toEqual(['/media/abc?w=240&q=60', '/media/abc?w=160&q=60 160w, /media/abc?w=240&q=60 240w']);
  });

  it('are left out for pictures from elsewhere', () => {
    const src = 'https://pictures.example/a.jpg';
    expect(pictureSources({ src, width: 100 })).toEqual({ src });
  });
});
