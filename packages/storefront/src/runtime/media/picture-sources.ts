import { mediaWidths, servedWidth } from '@forecourt/api-contract/media';
import { isScalable, mediaUrl } from './media-url';

/** Pixels of a root em, by which `sizes` are written. */
const rem = 16;
/** Viewports, in CSS pixels, between which a layout is made for; beyond the widest pictures are not finer. */
const viewport = { narrowest: 320, widest: 1920 };
/** Screens finer than this show no difference that is worth the bytes. */
const finestScreen = 2;

/** Least and most CSS pixels that one entry of `sizes` asks for between two viewport widths. */
const span = (length: string, from: number, to: number): readonly [number, number] => {
  const number = Number.parseFloat(length);
  if (length.endsWith('vw')) return [(number / 100) * from, (number / 100) * to];
  const pixels = length.endsWith('rem') ? number * rem : number;
  return [pixels, pixels];
};

/**
 * The CSS pixels that a `sizes` text can ask for, least and most: entries of `(min-width: 75rem) 22rem`, widest
 * viewport first, and one without a condition at the end. Lengths are in rem, px or vw.
 */
const askedWidths = (sizes: string): readonly [number, number] => {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  let upTo = viewport.widest;
  for (const entry of sizes.split(',')) {
    const [, condition, length = '100vw'] = /^\s*(?:\(min-width:\s*([\d.]+)rem\)\s+)?(\S+)\s*$/.exec(entry) ?? [];
    const from = condition === undefined ? viewport.narrowest : Number(condition) * rem;
    const [low, high] = span(length, from, upTo);
    least = Math.min(least, low);
    most = Math.max(most, high);
    upTo = from;
  }
  return [least, most];
};

/**
 * `src` and `srcSet` of a picture: the served widths between the smallest the layout asks for and the largest that it
 * can use or that the picture has. A picture from elsewhere comes as it is. `width` is the picture's own, in
 * pixels; `quality` the site's.
 */
export const pictureSources = ({
  src,
  width,
  sizes = '100vw',
  quality,
}: {
  readonly src: string;
  readonly width: number;
  readonly sizes?: string | undefined;
  readonly quality?: number | undefined;
}): { readonly src: string; readonly srcSet?: string } => {
  if (!isScalable(src)) return { src };
  const [least, most] = askedWidths(sizes);
  const largest = Math.min(servedWidth(most * finestScreen), servedWidth(width));
  const smallest = Math.min(servedWidth(least), largest);
  const widths = mediaWidths.filter((candidate) => candidate >= smallest && candidate <= largest);
  return {
    // For browsers that know no `srcset`, which are old and on small screens.
    src: mediaUrl(src, { width: Math.min(largest, 800), quality }),
    srcSet: widths.map((candidate) => `${mediaUrl(src, { width: candidate, quality })} ${candidate}w`).join(', '),
  };
};
