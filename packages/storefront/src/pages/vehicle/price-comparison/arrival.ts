/** Where a part that is not shown yet would stand: after one element, or before all of another's. */
export interface Place {
  readonly neighbour: Element;
  readonly edge: 'top' | 'bottom';
}

const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;

/** The place of a hidden element, by what is drawn next to it; null when nothing around it is drawn. */
export const placeOf = (hidden: Element): Place | null => {
  let host = hidden;
  while (host.parentElement !== null && !isDrawn(host.parentElement)) host = host.parentElement;
  for (let before = host.previousElementSibling; before !== null; before = before.previousElementSibling)
    if (isDrawn(before)) return { neighbour: before, edge: 'bottom' };
  return host.parentElement === null ? null : { neighbour: host.parentElement, edge: 'top' };
};

/** Whether something could be put in without moving what is in view: below it, or above where the browser holds still. */
const isFree = ({ neighbour, edge }: Place): boolean => {
  const at = neighbour.getBoundingClientRect()[edge];
  return at >= window.innerHeight || (at <= 0 && CSS.supports('overflow-anchor', 'auto'));
};

/** Calls back once when a visitor comes within a distance of the place, in pixels. Returns how to stop waiting. */
export const whenNear = ({ neighbour }: Place, distance: number, near: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      near();
    },
    { rootMargin: `${distance}px 0px` },
  );
  observer.observe(neighbour);
  return () => observer.disconnect();
};

/**
 * Calls back once when nothing that is being read would move: with the next frame when the place is out of view, else
 * when it has been scrolled out of it. What is to come must be put in before the callback returns: later, a scroll may
 * have brought the place back into view. Returns how to stop waiting.
 */
export const whenOutOfSight = (place: Place, free: () => void): (() => void) => {
  const look = () => {
    if (!isFree(place)) return;
    stop();
    free();
  };
  const frame = requestAnimationFrame(look);
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
  };
  window.addEventListener('scroll', look, { passive: true });
  return stop;
};
