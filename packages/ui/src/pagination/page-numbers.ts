/** A page to link to, or a gap between two of them. */
export type PageStep = number | 'gap';

/**
 * Which pages to show: the first, the last, the current one and its neighbours; a gap that would hide a single page
 * shows the page instead. Pages count from 1.
 */
export const pageNumbers = (current: number, count: number): readonly PageStep[] => {
  const wanted = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(wanted)].sort((one, other) => one - other);
  return pages.flatMap((page, index): readonly PageStep[] => {
    const before = pages[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ['gap', page];
  });
};
