// @ts-check
/**
 * What a shopper looks for: elements that a selector names, by the name that is read out.
 * @typedef {{ readonly css: string, readonly name?: string }} Sought  `name`: source of a regular expression, any case
 *
 * What a press is to do: something appears that was not there, or the words of something change.
 * @typedef {Sought & { readonly how: 'appears' | 'changes' }} Effect
 *
 * @typedef {object} Look  what the page is told
 * @property {Sought} control
 * @property {'tap' | 'slide' | 'swipe' | 'type'} act
 * @property {Effect} [effect]  none where letters are typed: then it is the letters
 * @property {string} [letters]
 *
 * @typedef {{ start: number, duration: number }} Span  milliseconds of the page's clock
 *
 * @typedef {object} Record  times in milliseconds since `origin`, which is a time of day
 * @property {number} origin
 * @property {number | null} paint  first contentful paint
 * @property {number | null} largest  largest contentful paint
 * @property {number} shift  cumulative layout shift
 * @property {Span[]} tasks  long ones
 * @property {(Span & { name: string, interaction: number })[]} events  those that the browser reports: from 16 ms
 * @property {number | null} pressed  when the finger left the glass, or the first key went down
 * @property {boolean | null} hit  whether the press met the control
 * @property {number | null} effect
 * @property {number} times  how often the effect came
 * @property {boolean | null} stays  whether it was there a second later
 * @property {number[]} scripts  when each script had come
 * @property {string} value  what stands in the field
 */

/**
 * Records what a page does and what becomes of the first press. Runs in the page before anything of the page's own, as
 * text: it may use nothing from outside. Whatever it watches for it looks at after each change of the page and each
 * frame, once the press is due; until then it costs next to nothing.
 * @param {Look | null} look  null where nobody presses
 * @param {string} binding  name of the function by which the page tells `painted` and `pressed` with the time of day, and
 *   `settled` a second after the effect came
 */
export const record = (look, binding) => {
  /** @type {Record} */
  const cached = {
    origin: performance.timeOrigin,
    paint: null,
    largest: null,
    shift: 0,
    tasks: [],
    events: [],
    pressed: null,
    hit: null,
    effect: null,
    times: 0,
    stays: null,
    scripts: [],
    value: '',
  };
  /** Addresses of the scripts that stand in the page. */
  const scriptsNow = () => [...document.scripts].flatMap(({ src, noModule }) => (src === '' || noModule ? [] : [src]));
  /** @type {string[]} */
  let atLoad = [];
  addEventListener('load', () => {
    atLoad = scriptsNow();
  });
  const tell = (/** @type {string} */ what) => Reflect.get(window, binding)(what);

  /** @param {string} type @param {(entry: any) => void} take @param {object} [options] */
  const observe = (type, take, options) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...options });
    return () => observer.takeRecords().forEach(take);
  };
  const late = [
    observe('longtask', ({ startTime, duration }) => cached.tasks.push({ start: startTime, duration })),
    observe('layout-shift', ({ value, hadRecentInput }) => {
      if (!hadRecentInput) cached.shift += value;
    }),
    observe('largest-contentful-paint', ({ startTime }) => {
      cached.largest = startTime;
    }),
    observe(
      'event',
      ({ name, startTime, duration, interactionId }) =>
        cached.events.push({ name, start: startTime, duration, interaction: interactionId ?? 0 }),
      { durationThreshold: 16 },
    ),
  ];
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    cached.paint = startTime;
    tell(`painted ${performance.timeOrigin + startTime}`);
  });

  const isSeen = (/** @type {Element} */ element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  /** The name that is read out, or what stands in it. @param {Element} element */
  const nameOf = (element) =>
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined) ??
    element.textContent ??
    '';
  const match = (/** @type {Element} */ element, /** @type {Sought} */ { name }) =>
    name === undefined || new RegExp(name, 'i').test(nameOf(element).trim());
  const seek = (/** @type {Sought} */ sought) =>
    [...document.querySelectorAll(sought.css)].filter((element) => match(element, sought) && isSeen(element));
  const control = () => (look === null ? undefined : seek(look.control)[0]);

  /** What takes the press: of a slider's input, which may be a hair wide, the scale around it. @param {Element} found */
  const faceOf = (found) => {
    let face = found;
    if (look?.act === 'slide')
      while (face.getBoundingClientRect().width < 100 && face.parentElement !== null) face = face.parentElement;
    return face;
  };

  let isDue = false;
  /** @type {Element | null} */
  let aimed = null;
  let before = '';
  /** @returns {string} empty while there is no effect */
  const state = () => {
    if (look?.effect === undefined) {
      const { activeElement: field } = document;
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      return isField ? field.value : '';
    }
    const found = seek(look.effect);
    return look.effect.how === 'appears'
      ? '|'.repeat(found.length)
      : found.map(({ textContent }) => textContent).join('|');
  };
  /** An element that is drawn anew is away for a moment: nothing is no change. */
  const isThere = () => {
    const now = state();
    return look?.effect?.how === 'appears' ? now.length > before.length : now !== '' && now !== before;
  };
  let wasThere = false;
  const check = () => {
    if (!isDue || cached.pressed === null) return;
    const is = isThere();
    if (is && !wasThere) {
      cached.times += 1;
      if (cached.effect === null) {
        cached.effect = performance.now();
        setTimeout(() => {
          cached.stays = isThere();
          tell('settled');
        }, 1000);
      }
    }
    wasThere = is;
  };
  const watch = () => {
    new MutationObserver(check).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const eachFrame = () => {
      check();
      requestAnimationFrame(eachFrame);
    };
    requestAnimationFrame(eachFrame);
  };

  const pressedBy = (/** @type {Event} */ event) => {
    if (!isDue || !event.isTrusted || cached.pressed !== null) return;
    cached.pressed = event.timeStamp;
    // Told at once: where the press leads to another page, this one is gone.
    tell(`pressed ${performance.timeOrigin + event.timeStamp}`);
    check();
  };
  // A finger that leaves the glass after a swipe may be no pointer any more.
  const pressing = { tap: 'pointerup', slide: 'pointerup', swipe: 'touchend', type: 'keydown' };
  addEventListener(pressing[look?.act ?? 'tap'], pressedBy, true);
  addEventListener('input', check, true);
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!isDue || cached.hit !== null || look === null) return;
      const met = target instanceof Element ? target : null;
      // Drawn anew since it was aimed at, it is another element.
      const face = aimed?.isConnected === true ? aimed : (control() ?? null);
      const isLabel = met?.closest('label')?.control === face;
      cached.hit = face !== null && (isLabel || faceOf(face).contains(met) || met?.contains(face) === true);
    },
    true,
  );

  Object.assign(window, {
    forecourtBench: {
      /** Brings the control into the window, as somebody does who scrolls to it. Says whether it is there. */
      bring: () => {
        const found = control();
        if (found === undefined) return false;
        const { top, bottom } = faceOf(found).getBoundingClientRect();
        // What sticks to the top or the foot of the window may lie over it.
        if (top < 120 || bottom > innerHeight - 160)
          faceOf(found).scrollIntoView({ block: 'center', behavior: 'instant' });
        return true;
      },
      /** Where to press, in pixels of the window; from now on a press counts. Null: it is not there. */
      aim: () => {
        const found = control();
        if (found === undefined) return null;
        const { left, top, width, height } = faceOf(found).getBoundingClientRect();
        let part = 0.5;
        // Far from where the thumb stands.
        if (look?.act === 'slide' && found instanceof HTMLInputElement) {
          const [value, min, max] = [found.value, found.min, found.max].map(Number);
          part = Number(value) - Number(min) < (Number(max) - Number(min)) / 2 ? 0.8 : 0.2;
        }
        if (!isDue) {
          before = state();
          aimed = found;
          isDue = true;
          watch();
        }
        // Not on what lies in the middle of a picture, and where a thumb begins to swipe.
        if (look?.act === 'swipe') return { x: left + width * 0.8, y: top + Math.min(height / 3, 120) };
        return { x: left + width * part, y: top + height / 2 };
      },
      /** @returns {Record} */
      read: () => {
        for (const take of late) take();
        cached.scripts = performance
          .getEntriesByType('resource')
          .flatMap((entry) =>
            entry instanceof PerformanceResourceTiming && /\.js(\?|$)/.test(entry.name) && entry.responseEnd > 0
              ? [entry.responseEnd]
              : [],
          );
        const found = control();
        cached.value = found instanceof HTMLInputElement ? found.value : '';
        return cached;
      },
      /** What the page has in scripts, when it had loaded and now, and styles: addresses of its own, and rules in it. */
      weigh: () => ({
        atLoad,
        scripts: scriptsNow(),
        sheets: [...document.querySelectorAll('link[rel="stylesheet"]')].flatMap((link) =>
          link instanceof HTMLLinkElement ? [link.href] : [],
        ),
        rules: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'),
      }),
    },
  });
};
