/**
 * Numbers from 0 up to but not including 1 that look random and are the same for the same seed, so that a page drawn
 * on the server and again in the browser is one page. Mulberry32; not for secrets.
 */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The items in another order, the same for the same seed. */
export const shuffled = <Item>(items: readonly Item[], seed: number): readonly Item[] => {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
};
