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
 * Which thumb a press means: the nearest. None yet where several stand in one place within `reach` of the press: the way
 * that the pointer goes will tell. Further away it is the one of them that can go there.
 */
export const thumbAt = (figures: readonly number[], pointed: number, reach: number): number | undefined => {
  const nearest = Math.min(...figures.map((figure) => Math.abs(figure - pointed)));
  const first = figures.findIndex((figure) => Math.abs(figure - pointed) === nearest);
  const place = figures[first] ?? pointed;
  const last = figures.lastIndexOf(place);
  if (first === last) return first;
  return nearest <= reach ? undefined : pointed < place ? first : last;
};

/** Of thumbs that stand in one place near a press, the one that can go the way the pointer went. */
export const thumbTowards = (figures: readonly number[], pressed: number, pointed: number): number => {
  const nearest = Math.min(...figures.map((figure) => Math.abs(figure - pressed)));
  const at = (figure: number) => Math.abs(figure - pressed) === nearest;
  return pointed < pressed ? figures.findIndex(at) : figures.findLastIndex(at);
};
