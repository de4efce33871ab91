/** Ends of a scale and the distance of two places on it. */
export type RangeBounds = { readonly min: number; readonly max: number; readonly step: number };

export const between = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/**
 * The step nearest to a value, counted from `min`; the bounds themselves are always reachable. Sums of decimal steps
 * come out as they are written: 0.3, not 0.30000000000000004.
 */
export const nearestStep = (value: number, { min, max, step }: RangeBounds): number => {
  if (value <= min) return min;
  if (value >= max) return max;
  const stepped = Number((min + Math.round((value - min) / step) * step).toPrecision(15));
  return between(stepped, min, max);
};

/** The figure a number of steps away. One between two steps keeps its distance to them. */
export const stepped = (figure: number, steps: number, { min, max, step }: RangeBounds): number =>
  between(Number((figure + steps * step).toPrecision(15)), min, max);

/** Figures after one of them was moved: each stops at its neighbours. */
export const movedTo = (figures: readonly number[], index: number, wanted: number): readonly number[] =>
  figures.with(
    index,
    between(wanted, figures[index - 1] ?? Number.NEGATIVE_INFINITY, figures[index + 1] ?? Number.POSITIVE_INFINITY),
  );

/**
 * Which thumb a press means: the nearest. Where two stand in one place it is the one that can go there, and none yet
 * while the pointer is on them: the way it goes will tell.
 */
export const thumbAt = (figures: readonly number[], pointed: number): number | undefined => {
  const distances = figures.map((figure) => Math.abs(figure - pointed));
  const nearest = Math.min(...distances);
  const [first = 0, other] = distances.flatMap((distance, index) => (distance === nearest ? [index] : []));
  if (other === undefined) return first;
  if (figures[first] !== figures[other]) return first;
  return nearest === 0 ? undefined : pointed < (figures[first] ?? 0) ? first : other;
};
