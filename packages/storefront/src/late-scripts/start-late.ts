export interface LateStart {
  /** Addresses of the page's scripts, in the order of its HTML. */
  readonly sources: readonly string[];
  /** Addresses of its style sheets, where the page has only the rules that it uses; none where it kept them. */
  readonly sheets: string[];
  /** The event of `document` that says that React answers presses. */
  readonly liveEvent: string;
  /** How long after the first paint the scripts are fetched, in milliseconds: pictures go first. */
  readonly aheadMs: number;
  /** How long nobody acts before the scripts start by themselves, in milliseconds. */
  readonly idleMs: number;
}

/**
 * Starts a page's scripts at the first sign of a visitor, or once nobody has given one for a while; fetches them ahead
 * as soon as the page has been painted. Style sheets follow the first paint at once, and are there before any script. Until React answers, presses of buttons that need it are kept and pressed again
 * then; links, forms and disclosures work by themselves. Stands in the page as its own text: it may use nothing from
 * outside.
 */
export const startLate = ({ sources, sheets, liveEvent, aheadMs, idleMs }: LateStart): void => {
  const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'];
  const pressed: HTMLElement[] = [];
  let started = false;

  const dress = () => {
    for (const sheet of sheets.splice(0)) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = sheet;
      // React knows a sheet that is there by this attribute, and does not fetch it again.
      link.dataset.precedence = 'next';
      document.head.append(link);
    }
  };

  const start = () => {
    if (started) return;
    started = true;
    dress();
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const source of sources) {
      const script = document.createElement('script');
      // React and the bundler know a script that is there by these two attributes.
      script.async = true;
      script.src = source;
      document.head.append(script);
    }
  };

  const fetchAhead = () => {
    if (started) return;
    for (const source of sources) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = source;
      document.head.append(link);
    }
  };

  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button[type="button"]') : null;
    if (!(button instanceof HTMLElement)) return;
    event.stopImmediatePropagation();
    pressed.push(button);
  };

  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  addEventListener('click', keep, true);
  document.addEventListener(
    liveEvent,
    () => {
      removeEventListener('click', keep, true);
      // Not within React's own work, which would not hear them.
      setTimeout(() => {
        for (const button of pressed) if (button.isConnected) button.click();
      });
    },
    { once: true },
  );

  setTimeout(start, idleMs);
  // Once the browser has shown the page, which on a busy device is long after it has all of it.
  new PerformanceObserver((_, paints) => {
    paints.disconnect();
    dress();
    setTimeout(fetchAhead, aheadMs);
  }).observe({ type: 'paint', buffered: true });
  // Asked of the address alone: whether the page has scrolled is known only once it is laid out.
  if (location.hash !== '') start();
};
