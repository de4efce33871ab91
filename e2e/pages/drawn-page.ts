import type { DrawnLetters, DrawnPlace } from '@forecourt/config/compliance';

/**
 * The letters of a page as it is drawn now, by what stands together: a card, a section, the row of a table, whose figures
 * stand after the head of their column. What is folded, hidden or only for screen readers is left out. Runs inside a browser,
 * so it uses nothing from outside itself.
 */
export const readDrawnPlaces = (): readonly DrawnPlace[] => {
  const together =
    'article, section, aside, figure, form, fieldset, dialog, details, table, tr, header, footer, nav, main, body';
  const seen = new Map<Element, boolean>();
  /** Whether no box around an element is folded to nothing, as words for screen readers alone are. */
  const hasRoom = (element: Element): boolean => {
    const known = seen.get(element);
    if (known !== undefined) return known;
    const { width, height } = element.getBoundingClientRect();
    const isFolded = getComputedStyle(element).overflow !== 'visible' && (width <= 1 || height <= 1);
    const has = !isFolded && (element.parentElement === null || hasRoom(element.parentElement));
    seen.set(element, has);
    return has;
  };
  const headOf = (element: Element): string => {
    const cell = element.closest('td');
    const head = cell?.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex]?.textContent ?? '';
    return head === '' ? '' : `${head}: `;
  };

  const places = new Map<Element, DrawnLetters[]>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    const element = node.parentElement;
    if (text === '' || element === null || element.matches('script, style, noscript, template, option')) continue;
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isShown || !hasRoom(element)) continue;
    const place = element.closest(together) ?? document.body;
    const letters = places.get(place) ?? [];
    letters.push({ text: `${headOf(element)}${text}\n`, size: Number.parseFloat(getComputedStyle(element).fontSize) });
    places.set(place, letters);
  }
  return [...places].map(([place, letters]) => {
    const heading = place.querySelector('h1, h2, h3, h4')?.textContent ?? '';
    return { path: `${place.tagName.toLowerCase()} ${heading}`.trim(), letters };
  });
};
