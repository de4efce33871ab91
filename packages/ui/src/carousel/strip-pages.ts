/** A slide of a strip, in pixels from the strip's start. */
export type StripSlide = { readonly left: number; readonly width: number };

/** What a strip shows when it stands still. */
export type StripPage = {
  /** How far the strip is scrolled, in pixels. */
  readonly left: number;
  /** The slide it begins with, from 0. */
  readonly first: number;
  /** Slides of which something can be seen, from 0. */
  readonly inView: readonly number[];
};

/** Browsers round positions to whole pixels: the end of a slide may seem to stick out by this much. */
const tolerance = 2;

/** The pages of a strip: each as many slides as fit whole into `view` pixels, one at least; the last ends with the strip. */
export const stripPages = (slides: readonly StripSlide[], view: number): readonly StripPage[] => {
  const end = Math.max(...slides.map(({ left, width }) => left + width));
  const furthest = Math.max(0, end - view);
  const pages: StripPage[] = [];
  for (const [first, { left, width }] of slides.entries()) {
    const page = pages.at(-1);
    if (page !== undefined && left + width <= page.left + view + tolerance) continue;
    const start = Math.min(left, furthest);
    const isInView = (slide: StripSlide) =>
      slide.left + slide.width > start + tolerance && slide.left < start + view - tolerance;
    pages.push({
      left: start,
      first,
      inView: slides.flatMap((slide, place) => (isInView(slide) ? [place] : [])),
    });
  }
  return pages;
};

/** The page that is nearest to where the strip stands, from 0. */
export const nearestPage = (pages: readonly StripPage[], scrolled: number): number => {
  const distances = pages.map(({ left }) => Math.abs(left - scrolled));
  return distances.indexOf(Math.min(...distances));
};

/** The page on which a slide stands, from 0. */
export const pageWith = (pages: readonly StripPage[], slide: number): number =>
  Math.max(
    0,
    pages.findLastIndex(({ first }) => first <= slide),
  );
