/** Where a key leads from a place in a row that goes round: to its neighbours, its first and its last. */
export const stepAlong = (key: string, place: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

/** Where a key leads from a place in an open panel: down to its last link, up to its first, and from there out. */
export const stepDown = (key: string, place: number, count: number): number | 'out' | undefined => {
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp') return place <= 0 ? 'out' : place - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

/** Walks the links of an open panel by a key: says whether the key was for it; `out` goes back to the trigger. */
export const walkLinks = (panel: Element, from: HTMLElement, key: string, out: () => void): boolean => {
  const links = [...panel.querySelectorAll<HTMLElement>('a')];
  const next = stepDown(key, links.indexOf(from), links.length);
  if (next === undefined) return false;
  if (next === 'out') out();
  else links[next]?.focus();
  return true;
};
