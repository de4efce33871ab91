/**
 * Marks a page that has only just opened, so that what is far below need not be laid out for its first paint
 * (`drawnNear` of the design system); `startLate` takes the mark off. Not where the browser goes to a place of the page
 * by itself: to a part that the address names, or to where somebody was who comes back or reloads. Stands in the page as
 * its own text: it may use nothing from outside.
 */
export const markResting = (): void => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash === '' && arrival?.type === 'navigate') document.documentElement.dataset.resting = '';
};
