import { describe, expect, it } from 'vitest';
import { nearestPage, pageWith, stripPages } from './strip-pages';

/** Slides beside each other, with a gap. */
const row = (count: number, width: number, gap = 0) =>
  Array.from({ length: count }, (_, place) => ({ left: place * (width + gap), width }));

describe('stripPages', () => {
  it('has a page for each slide that is as wide as the strip', () => {
    expect(stripPages(row(3, 300), 300)).toEqual([
      { left: 0, first: 0, inView: [0] },
      { left: 300, first: 1, inView: [1] },
      { left: 600, first: 2, inView: [2] },
    ]);
  });

  it('turns by as many as fit whole; the last page ends with the last slide', () => {
    expect(stripPages(row(5, 100, 10), 320)).toEqual([
      { left: 0, first: 0, inView: [0, 1, 2] },
      { left: 220, first: 3, inView: [2, 3, 4] },
    ]);
  });

  it('counts the next slide as in view where it shows in part', () => {
    expect(stripPages(row(3, 250, 10), 300).map(({ left, inView }) => ({ left, inView }))).toEqual([
      { left: 0, inView: [0, 1] },
      { left: 260, inView: [1, 2] },
      { left: 470, inView: [1, 2] },
    ]);
  });

  it('tolerates positions rounded to whole pixels', () => {
    // 766.67 pixels each.
    const slides = [0, 767, 1533].map((left) => ({ left, width: 767 }));
    expect(stripPages(slides, 767).map(({ inView }) => inView)).toEqual([[0], [1], [2]]);
    expect(stripPages(row(3, 101), 302)).toHaveLength(1);
  });

  it('gives one page where everything fits, and none without slides', () => {
    expect(stripPages(row(2, 100, 10), 600)).toEqual([{ left: 0, first: 0, inView: [0, 1] }]);
    expect(stripPages([], 600)).toEqual([]);
  });
});

describe('nearestPage', () => {
  it('turns halfway', () => {
    const pages = stripPages(row(3, 300), 300);
    expect([0, 149, 151, 449, 451, 600].map((scrolled) => nearestPage(pages, scrolled))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

describe('pageWith', () => {
  it('finds the page on which a slide stands, at any width', () => {
    const narrow = stripPages(row(5, 100, 10), 320);
    expect([0, 1, 2, 3, 4].map((slide) => pageWith(narrow, slide))).toEqual([0, 0, 0, 1, 1]);
  });
});
