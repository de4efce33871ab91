/** The most vehicles that stand side by side (FAVS-01). */
export const mostCompared = 4;

/** The texts of the tray, by the number of its vehicles. */
export type CompareTrayWords = {
  /** "2 of 4 to compare"; an account can have more than fit: "6 to compare, 4 at a time". */
  readonly count: (count: number, most: number) => string;
  /** With a single vehicle: "Tick one more to compare". */
  readonly oneMore: string;
  /** With as many as it holds: "Remove one to add another". */
  readonly full: string;
  /** When the last one was removed: "Nothing left to compare". */
  readonly empty: string;
};

export const trayWords: CompareTrayWords = {
  count: (count, most) => (count > most ? `${count} to compare, ${most} at a time` : `${count} of ${most} to compare`),
  oneMore: 'Tick one more to compare',
  full: 'Remove one to add another',
  empty: 'Nothing left to compare',
};

/** The sentence after the count, if this many call for one. */
export const trayHint = (count: number, most: number, words: CompareTrayWords): string | undefined => {
  // With more than it holds, one less makes no room.
  if (count > most) return undefined;
  if (count === most) return words.full;
  return count === 1 ? words.oneMore : undefined;
};

/** The place that takes the focus after one at `place` of `count` was removed; none when it was the last. */
export const placeAfterRemoval = (place: number, count: number): number | undefined =>
  count <= 1 ? undefined : Math.min(place, count - 2);
