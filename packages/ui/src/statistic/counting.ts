/** Milliseconds a counter takes to its new value. */
export const countingTime = 900;

/**
 * What a counter shows on its way, a whole number. `progress` runs from 0 to 1; it starts fast and comes to rest. Never
 * beyond either end.
 */
export const shownAt = (from: number, to: number, progress: number): number => {
  const held = Math.min(1, Math.max(0, progress));
  return held === 1 ? to : Math.round(from + (to - from) * (1 - (1 - held) ** 3));
};
