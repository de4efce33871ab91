/** A box in pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels kept between a mark and the words beside it. */
const clearance = 12;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Where a mark of a size fits at the end of a line of `words` without touching any of them: pixels from the top of
 * `frame`, null where it fits beside none. Lines are tried from the first.
 */
export const freeCorner = (
  frame: Box,
  words: readonly Box[],
  { width, height }: { readonly width: number; readonly height: number },
): number | null => {
  const first = words.toSorted((one, other) => one.top - other.top);
  for (const line of first) {
    const top = Math.max(frame.top, (line.top + line.bottom - height) / 2);
    const mark = { left: frame.right - width - clearance, top, right: frame.right, bottom: top + height };
    if (mark.left >= frame.left && mark.bottom <= frame.bottom && !words.some((word) => meet(word, mark)))
      return top - frame.top;
  }
  return null;
};
