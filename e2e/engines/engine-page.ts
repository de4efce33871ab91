import { setTimeout as pause } from 'node:timers/promises';

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a person means by a thing on the page: the first one in view that matches and says so. */
export interface Target {
  readonly css: string;
  /** Its label or its text, from the beginning, in any case. */
  readonly words?: string;
  /** Only what stands in one of these. */
  readonly within?: string;
}

/** Keys that journeys press. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** One page in one browser, in the few words that every engine understands. */
export interface Engine {
  /** Opens a page; done once it is there, or the one at the path that it leads to. */
  readonly goto: (address: string, leadsTo?: string) => Promise<void>;
  readonly address: () => Promise<string>;
  readonly movePointer: (x: number, y: number) => Promise<void>;
  /** At the place where the pointer is. */
  readonly pressPointer: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Runs a function in the page, which can use nothing from outside, with plain data. */
  readonly evaluate: <Given extends readonly unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Result>;
  /** What pages have complained of so far: errors of scripts, refusals of the content security policy. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Milliseconds: they end what hangs, on a machine however busy. */
const patience = 120_000;
const interval = 50;

/**
 * Asks again until there is an answer; `seen` says what the last look saw instead.
 * @throws Error with what was waited for, and what stood in its way
 */
export const until = async <Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined | false>,
  seen: () => string = () => '',
): Promise<Answer> => {
  const end = performance.now() + patience;
  let hindrance = '';
  while (performance.now() < end) {
    try {
      const answer = await ask();
      hindrance = seen();
      if (answer !== null && answer !== undefined && answer !== false) return answer;
    } catch (error) {
      // A page that is being left answers nothing.
      hindrance = error instanceof Error ? error.message : '';
    }
    await pause(interval);
  }
  throw new Error(`Waited ${patience / 1000} s in vain for ${what}${hindrance === '' ? '' : ` (${hindrance})`}.`);
};

interface Found {
  readonly x: number;
  readonly y: number;
  /** Why a press there would not meet it: it moves, or something lies over it; null when it would. */
  readonly hindrance: string | null;
  readonly text: string;
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Runs in the page. */
const find = ({ css, words, within }: Target, shouldScroll: boolean): Found | null => {
  const pattern = words === undefined ? null : new RegExp(`^\\s*(?:${words})`, 'i');
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const says = (element: Element) =>
    pattern === null ||
    pattern.test(element.getAttribute('aria-label') ?? '') ||
    pattern.test(element instanceof HTMLElement ? element.innerText : '') ||
    (element instanceof HTMLInputElement &&
      [...(element.labels ?? [])].some(({ innerText }) => pattern.test(innerText)));
  const element = [...document.querySelectorAll(css)].find(
    (one) => (within === undefined || one.closest(within) !== null) && isShown(one) && says(one),
  );
  if (element === undefined) return null;
  if (shouldScroll) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const onTop = document.elementFromPoint(x, y);
  // On a busy machine two looks may fall between two pictures of what opens: it stands still and yet moves on. What moves
  // elsewhere does not matter; in a part that Firefox does not paint it never comes to its end. Nor does a change of colour.
  const isOfLooks = (property: string) =>
    /colou?r|background|opacity|shadow|outline|fill|stroke|filter|decoration|^(offset|computedOffset|easing|composite)$/i.test(
      property,
    );
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.getComputedTiming().endTime !== Infinity &&
        effect.target?.contains(element) === true &&
        effect.getKeyframes().some((frame) => Object.keys(frame).some((property) => !isOfLooks(property))),
    );
  const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
  const isMet = onTop !== null && (element.contains(onTop) || onTop.contains(element) || label.contains(onTop));
  const cover =
    onTop === null ? 'it is out of view' : `under <${onTop.tagName.toLowerCase()} class="${onTop.className}">`;
  return {
    x,
    y,
    hindrance: isMoving ? 'it moves' : isMet ? null : cover,
    text: element instanceof HTMLElement ? element.innerText.trim() : '',
    value: element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  };
};

/** Fields write figures as people do, 38,000: letters and digits alone. */
const bareOf = (text: string): string => text.replace(/[^\w@.]/g, '');

const named = ({ css, words, within }: Target): string =>
  [words === undefined ? css : `“${words}” (${css})`, ...(within === undefined ? [] : [`in ${within}`])].join(' ');

/** What a shopper does on a page, waiting for what is acted on. */
export const shopperOn = (engine: Engine) => {
  const see = (target: Target): Promise<Found> => until(named(target), () => engine.evaluate(find, target, false));
  const isThere = async (target: Target): Promise<boolean> => (await engine.evaluate(find, target, false)) !== null;
  /** Presses it with a real pointer once it stands still and nothing lies over it. */
  const press = async (target: Target): Promise<void> => {
    let last = { x: Number.NaN, y: Number.NaN };
    let hindrance = '';
    const look = async () => {
      const found = await engine.evaluate(find, target, Number.isNaN(last.x));
      hindrance = found === null ? 'it is not there' : (found.hindrance ?? `last at ${found.x}, ${found.y}`);
      const free = found?.hindrance === null ? found : { x: Number.NaN, y: Number.NaN };
      const isStill = free.x === last.x && free.y === last.y;
      last = free;
      return isStill ? free : null;
    };
    const place = await until(`${named(target)} to press`, look, () => hindrance);
    await engine.movePointer(place.x, place.y);
    await engine.pressPointer();
  };
  return {
    see,
    isThere,
    press,
    /** Waits until it says so, by text or value. */
    seeWords: (target: Target, words: RegExp): Promise<Found> => {
      let seen = '';
      const look = async () => {
        const found = await engine.evaluate(find, target, false);
        seen = found === null ? 'it is not there' : `it says ${JSON.stringify(found.text || found.value)}`;
        return found !== null && (words.test(found.text) || words.test(found.value)) ? found : null;
      };
      return until(`${named(target)} to say ${words}`, look, () => seen);
    },
    /** Waits until it is marked so: `aria-pressed`, say. */
    seeMark: (target: Target, attribute: string, value: string): Promise<Found> =>
      until(`${named(target)} with ${attribute}=${value}`, async () => {
        const found = await engine.evaluate(find, target, false);
        return found !== null && found.attributes[attribute] === value ? found : null;
      }),
    seeNoMore: (target: Target): Promise<true> =>
      until(`${named(target)} to be gone`, async () => (await engine.evaluate(find, target, false)) === null || null),
    /** Types into a field as a person does, in the place of what is there. */
    type: async (target: Target, text: string): Promise<void> => {
      await press(target);
      await engine.evaluate(() => {
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
      });
      await engine.type(text);
      let held = '';
      const look = async () => {
        held = (await see(target)).value;
        return bareOf(held).includes(bareOf(text));
      };
      await until(`${named(target)} to hold what was typed`, look, () => `it holds ${JSON.stringify(held)}`);
    },
    /** Waits for another page, or another state of this one, by its path and query. */
    seeAddress: (wanted: RegExp | string): Promise<string> =>
      until(`the address ${wanted}`, async () => {
        const { pathname, search } = new URL(await engine.address());
        const place = decodeURIComponent(pathname + search);
        return (typeof wanted === 'string' ? place === wanted : wanted.test(place)) ? place : null;
      }),
  };
};

export type Shopper = ReturnType<typeof shopperOn>;
