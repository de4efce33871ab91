export interface LateStart {
  /** Addresses of the page's scripts, in the order of its HTML. */
  readonly sources: readonly string[];
  /** How long after the first paint the scripts are fetched, in milliseconds: pictures go first. */
  readonly aheadMs: number;
  /** How long after the page has loaded the scripts wait for an idle moment, in milliseconds. */
  readonly latestMs: number;
  /** How long after the first paint they wait for the page to have loaded, in milliseconds. */
  readonly mostMs: number;
}

/**
 * Starts a page's scripts by themselves once it has loaded and the browser is idle, or at the first sign of a visitor
 * before; they are fetched from soon after the first paint. Parts that rested until then are laid out one at a time, so that
 * no press waits for all of them. Presses until React answers are kept (`keepPresses`). Stands in the page as its own text:
 * it may use nothing from outside.
 */
export const startLate = (late: LateStart): void => {
  const { sources, aheadMs, latestMs, mostMs } = late;
  const signs = ['pointerdown', 'pointermove', 'click', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'];
  const { dataset } = document.documentElement;
  // Too old a browser (`refuseOldBrowsers`).
  if (dataset.scripts === 'none') return;
  let started = false;

  // Safari has no idle callbacks.
  const whenIdle = (work: () => void, timeout: number) =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout }) : setTimeout(work, 50);

  /**
   * Told by the browser though nobody acts: a strip of pictures settles anew, or the page is laid out under a mouse that
   * rests. Who moves a strip or the mouse gives another sign.
   */
  const isIdle = (sign: Event): boolean =>
    (sign.type === 'scroll' && sign.target !== document) ||
    (sign instanceof PointerEvent && sign.type === 'pointermove' && sign.movementX === 0 && sign.movementY === 0);

  const wakeAll = () => {
    delete dataset.resting;
  };

  /** A jump lands beside its part while parts above are not laid out. */
  const wakeForJump = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]') !== null) wakeAll();
  };

  const wakeByParts = () => {
    if (dataset.resting === undefined) return;
    // Pictures that left the line to the first one need not any more.
    dataset.resting = 'painted';
    const parts = [...document.querySelectorAll<HTMLElement>('body :is(section, footer, li)')].filter(
      (part) => getComputedStyle(part).contentVisibility === 'auto',
    );
    let place = 0;
    const wakeNext = () => {
      const part = parts[place];
      place += 1;
      if (part !== undefined && dataset.resting !== undefined) {
        part.style.contentVisibility = 'visible';
        whenIdle(wakeNext, 200);
        return;
      }
      wakeAll();
      removeEventListener('click', wakeForJump, true);
      for (const one of parts) one.style.removeProperty('content-visibility');
    };
    whenIdle(wakeNext, 200);
  };

  let isFetching = false;
  const fetchAhead = () => {
    if (isFetching) return;
    isFetching = true;
    for (const source of sources) {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.fetchPriority = 'low';
      link.href = source;
      document.head.append(link);
    }
  };

  const start = (sign?: Event) => {
    if (started || (sign !== undefined && isIdle(sign))) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    whenIdle(wakeByParts, 200);
    fetchAhead();
    for (const source of sources) {
      const script = document.createElement('script');
      // React and the bundler know a script that is there by these two attributes.
      script.async = true;
      script.src = source;
      document.head.append(script);
    }
  };

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('click', wakeForJump, true);

  /** A frame counts as drawn long before a busy device shows it, so loading alone says too little. */
  const onceShown = (work: () => void) => requestAnimationFrame(() => requestAnimationFrame(work));
  const startWhenIdle = () => onceShown(() => whenIdle(() => start(), latestMs));
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
  // Once the browser has shown the page, which on a busy device is long after it has all of it.
  new PerformanceObserver((_, paints) => {
    paints.disconnect();
    setTimeout(fetchAhead, aheadMs);
    // A picture that hangs keeps a page from being loaded, not its buttons from working.
    setTimeout(() => start(), mostMs);
  }).observe({ type: 'paint', buffered: true });
  // Asked of the address alone: whether the page has scrolled is known only once it is laid out.
  if (location.hash !== '') start();
};
