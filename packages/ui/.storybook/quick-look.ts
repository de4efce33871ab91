import { contrastRatio } from '../src/themes';

/** What a theme can change about the elements in the frame, read from computed styles and boxes alone. */
export interface QuickLook {
  /** Texts whose contrast is too low, or cannot be told without looking at what is painted behind them. */
  readonly doubtful: ReadonlySet<Element>;
  /** What can be pressed, is too small, and has another target too near to it. */
  readonly crowded: ReadonlySet<Element>;
  /** How each link is underlined. */
  readonly underlines: ReadonlyMap<Element, string>;
  /** Elements that can be scrolled. */
  readonly scrollers: ReadonlySet<Element>;
}

type Ground = { readonly color: string } | 'picture' | 'unknown';

const solid = /^rgb\((\d+), (\d+), (\d+)\)$/;
const clear = /^rgba\(\d+, \d+, \d+, 0\)$/;
const painted: ReadonlySet<string> = new Set(['IMG', 'VIDEO', 'CANVAS', 'IFRAME', 'svg']);

const hex = (color: string): string | undefined => {
  const [, ...channels] = solid.exec(color) ?? [];
  return channels.length === 0
    ? undefined
    : `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
};

/** Elements under a text, nearest first: those painted at its middle, or its ancestors where it is out of the window. */
const under = (element: Element): readonly Element[] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const place = stack.findIndex((one) => one === element || one.contains(element));
  if (place >= 0) return stack.slice(place);
  const ancestors: Element[] = [];
  for (let one: Element | null = element; one !== null; one = one.parentElement) ancestors.push(one);
  return ancestors;
};

const groundOf = (element: Element): Ground => {
  for (const one of under(element)) {
    if (painted.has(one.tagName)) return 'picture';
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
    if (opacity !== '1') return 'unknown';
    if (backgroundImage !== 'none') return 'picture';
    if (clear.test(backgroundColor)) continue;
    return solid.test(backgroundColor) ? { color: backgroundColor } : 'unknown';
  }
  return { color: 'rgb(255, 255, 255)' };
};

/** Whether axe has to be asked about a text. It passes no verdict on what stands on a picture, so neither do we. */
const isDoubtful = (element: Element): boolean => {
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const ground = groundOf(element);
  if (ground === 'picture') return false;
  const [text, behind] = [hex(color), ground === 'unknown' ? undefined : hex(ground.color)];
  if (text === undefined || behind === undefined) return true;
  const size = Number.parseFloat(fontSize);
  // WCAG 1.4.3: large is 18 pt, or 14 pt in bold.
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  return contrastRatio(text, behind) < (isLarge ? 3 : 4.5);
};

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');

const isScroller = (element: Element): boolean => {
  if (element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll/.test(`${overflowX} ${overflowY}`);
};

/** Side of a target that needs no room around it, WCAG 2.5.8. Pixels. */
const enough = 24;

/** Pixels from a point to the nearest point of a box. */
const distance = (x: number, y: number, { left, right, top, bottom }: DOMRect): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Targets that are smaller than they should be, and in whose circle of that size another one stands. */
const crowdedOf = (targets: readonly Element[]): ReadonlySet<Element> => {
  const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
  const crowded = boxes.filter(({ element, box }) => {
    if (box.width >= enough && box.height >= enough) return false;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return boxes.some(
      (other) =>
        other.element !== element &&
        !other.element.contains(element) &&
        !element.contains(other.element) &&
        distance(x, y, other.box) < enough / 2,
    );
  });
  return new Set(crowded.map(({ element }) => element));
};

/** Takes some milliseconds, where axe takes a hundred. */
export const quickLook = (): QuickLook => {
  const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return {
    doubtful: new Set(shown.filter((element) => hasOwnText(element) && isDoubtful(element))),
    crowded: crowdedOf(
      shown.filter((element) => element.matches('a[href], button, input, select, textarea, summary, [role="button"]')),
    ),
    underlines: new Map(
      shown
        .filter((element) => element.tagName === 'A')
        .map((element) => [element, getComputedStyle(element).textDecorationLine]),
    ),
    scrollers: new Set(shown.filter(isScroller)),
  };
};

const hasNew = (first: ReadonlySet<Element>, now: ReadonlySet<Element>): boolean =>
  [...now].some((element) => !first.has(element));

/**
 * Whether axe may find in this look what it did not find in the first, which it has passed: a text in doubt, a small
 * target that became crowded, a link underlined otherwise, a region that scrolls and did not.
 */
export const mayDiffer = (first: QuickLook, now: QuickLook): boolean =>
  now.doubtful.size > 0 ||
  hasNew(first.crowded, now.crowded) ||
  hasNew(first.scrollers, now.scrollers) ||
  [...now.underlines].some(([element, line]) => first.underlines.get(element) !== line);
